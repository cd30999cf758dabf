/// The form of a number that is the same to everybody: digits, perhaps a point and decimals of
/// which there are not three.
enum PlainNumber {
  /// Where such a number at the beginning of a text ends; nil if there is none.
  ///
  /// It ends at the text's end, at a space before a letter or at a letter. Where a comma was said
  /// to be the mark, there is none with a point.
  static func end(in utf8: String.UTF8View, in context: ReadingContext) -> String.Index? {
    var whole = 0
    var decimals: Int?
    var index = utf8.startIndex
    while index < utf8.endIndex {
      let byte = utf8[index]
      if ASCII.isDigit(byte) {
        if let sofar = decimals { decimals = sofar + 1 } else { whole += 1 }
      } else if byte == UInt8(ascii: "."), decimals == nil, context.decimal != .comma {
        decimals = 0
      } else {
        break
      }
      utf8.formIndex(after: &index)
    }
    guard whole > 0, decimals != 0, decimals != 3 else { return nil }
    return isEnd(utf8[index...]) ? index : nil
  }

  private static func isEnd(_ rest: Substring.UTF8View) -> Bool {
    let next = rest.first == UInt8(ascii: " ") ? rest.dropFirst().first : rest.first
    guard let next else { return rest.isEmpty }
    return ASCII.lowercased(next) &- 0x61 < 26
  }
}
