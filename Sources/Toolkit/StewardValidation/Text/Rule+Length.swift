public import StewardModels

extension Rule where Subject == String {
  /// The text has so many characters.
  ///
  /// A character is what a person sees as one: an extended grapheme cluster of Unicode (UAX #29),
  /// so `é` is one however it is composed, and so is 👨‍👩‍👧. One character can carry any number
  /// of marks; therefore the text may also have no more than 64 bytes for each character allowed.
  ///
  /// Costs next to nothing where the text has no more bytes than characters are allowed, and counts
  /// no further than the bound where it is longer.
  ///
  /// - Parameter range: Any range of numbers of characters: `1...255`, `...80`, `3...`.
  public static func length(_ range: some RangeExpression<Int> & Sendable) -> Rule {
    let bounds = LengthBounds(range)
    return Rule("length") { text in bounds.problem(of: text) }
  }
}

/// Between how many characters a text may have.
struct LengthBounds: Sendable {
  /// The fewest characters.
  let least: Int
  /// The most characters.
  let most: Int
  /// The most bytes that so many characters may have.
  let mostBytes: Int

  private static let bytesPerCharacter = 64

  init(_ range: some RangeExpression<Int>) {
    (least, most) = Self.ends(of: range)
    let (bytes, overflows) = most.multipliedReportingOverflow(by: Self.bytesPerCharacter)
    mostBytes = overflows ? Int.max : bytes
  }

  /// The first and the last length in a range, whichever kind it is; the last is below the first
  /// where there is none.
  private static func ends(of range: some RangeExpression<Int>) -> (least: Int, most: Int) {
    switch range {
    case let range as ClosedRange<Int>: return (range.lowerBound, range.upperBound)
    case let range as PartialRangeFrom<Int>: return (range.lowerBound, Int.max)
    case let range as PartialRangeThrough<Int>: return (0, range.upperBound)
    default:
      let lengths = range.relative(to: 0..<Int.max)
      return (lengths.lowerBound, lengths.isEmpty ? -1 : lengths.upperBound - 1)
    }
  }

  /// What is wrong with the length of a text, if anything is.
  func problem(of text: String) -> Message? {
    let bytes = text.utf8.count
    if bytes <= most, least <= 1 {
      return bytes >= least ? nil : message(count: bytes)
    }
    if bytes > mostBytes, !exceedsMost(text) { return Message("validation.length.marks") }
    return isTooShort(text, bytes: bytes) || exceedsMost(text) ? message(count: text.count) : nil
  }

  private func isTooShort(_ text: String, bytes: Int) -> Bool {
    if bytes < least { return true }
    if least <= 1 { return false }
    return text.index(text.startIndex, offsetBy: least, limitedBy: text.endIndex) == nil
  }

  private func exceedsMost(_ text: String) -> Bool {
    // No character has less than one byte, or less than one scalar.
    guard text.utf8.count > most, scalarCount(text) > most else { return false }
    guard most > 0 else { return true }
    guard
      let end = text.index(text.startIndex, offsetBy: most, limitedBy: text.endIndex)
    else { return false }
    return end < text.endIndex
  }

  /// How many scalars a text has: its bytes but for those that continue one.
  private func scalarCount(_ text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      var count = 0
      for byte in bytes { count &+= byte & 0xC0 == 0x80 ? 0 : 1 }
      return count
    }
  }

  private func message(count: Int) -> Message {
    let count = Message.Argument.number(count)
    if most == Int.max {
      return Message("validation.length.least", ["least": .number(least), "count": count])
    }
    if least == most {
      return Message("validation.length.exact", ["most": .number(most), "count": count])
    }
    if least <= 1 {
      return Message("validation.length.most", ["most": .number(most), "count": count])
    }
    return Message(
      "validation.length.between",
      ["least": .number(least), "most": .number(most), "count": count])
  }
}
