extension Folding {
  /// The folded form of a letter of two bytes, U+00C0 to U+017F: one or two letters of ASCII.
  ///
  /// Nil for other characters and for the few there whose folded form is not ASCII. A test compares
  /// the table with what ICU says.
  @inline(__always)
  static func latin(_ lead: UInt8, _ second: UInt8) -> (first: UInt8, second: UInt8?)? {
    guard lead &- 0xC3 < 3 else { return nil }
    let entry = table.utf8Start + (Int(lead &- 0xC3) * 64 + Int(second & 0x3F)) * 2
    guard entry[0] != UInt8(ascii: ".") else { return nil }
    return (entry[0], entry[1] == UInt8(ascii: " ") ? nil : entry[1])
  }

  /// Two characters for each letter; a space where there is one, points where there is none.
  private static let table: StaticString = """
    a a a a a a aec e e e e i i i i d n o o o o o ..o u u u u y thss\
    a a a a a a aec e e e e i i i i d n o o o o o ..o u u u u y thy \
    a a a a a a c c c c c c c c d d d d e e e e e e e e e e g g g g \
    g g g g h h h h i i i i i i i i i i ijijj j k k ..l l l l l l ..\
    ..l l n n n n n n ......o o o o o o oeoer r r r r r s s s s s s \
    s s t t t t t t u u u u u u u u u u u u w w y y y z z z z z z s \

    """
}
