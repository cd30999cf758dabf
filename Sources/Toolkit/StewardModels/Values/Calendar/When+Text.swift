extension When: CustomStringConvertible {
  /// A day as ISO 8601 writes it, `2026-12-24`; a time as RFC 9557 does:
  /// `2026-12-24T18:30:00+01:00[Europe/Berlin]`.
  ///
  /// The offset has seconds where the clocks had such, before there were zones: RFC 9557 has no form
  /// for those.
  public var description: String {
    guard let zone else { return day.description }
    let offset = abs(offsetSeconds)
    var text = String(Moment(microseconds: wall).description.dropLast())
    text += offsetSeconds < 0 ? "-" : "+"
    text += Self.two(offset / 3_600) + ":" + Self.two(offset / 60 % 60)
    if offset % 60 != 0 { text += ":" + Self.two(offset % 60) }
    return text + "[\(zone)]"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Reads what `description` writes and nothing else.
  ///
  /// Whether there is such a zone, and its clocks are so far ahead then, is not asked.
  ///
  /// - Throws: `invalidValue`, `overflow`.
  public init(rfc9557 text: String) throws(ModelError) {
    if let day = Day(text) {
      self.init(day)
      return
    }
    guard text.utf8.last == UInt8(ascii: "]"), let bracket = text.firstIndex(of: "["),
      let (clock, offset) = Self.offset(String(text[..<bracket]))
    else { throw .whenInvalid(text) }
    let zone = text[text.index(after: bracket)...].dropLast()
    let wall = try Moment(rfc3339: clock + "Z")
    let moment = try wall.adding(seconds: -offset)
    try self.init(moment, zone: String(zone), offsetSeconds: offset)
  }

  /// A text without the offset at its end, and the offset in seconds: `+01:00`, `-00:25:21`.
  private static func offset(_ text: String) -> (clock: String, seconds: Int)? {
    for length in [6, 9] where text.utf8.count > length {
      let sign = text.utf8.dropLast(length - 1).last
      guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { continue }
      let parts = text.suffix(length - 1).split(
        separator: ":", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { part in
        part.utf8.count == 2 && part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
      }
      guard numbers.count == parts.count, numbers.count == length / 3, numbers[0] < 24,
        numbers.dropFirst().allSatisfy({ $0 < 60 })
      else { return nil }
      let seconds = numbers[0] * 3_600 + numbers[1] * 60 + (length == 9 ? numbers[2] : 0)
      return (
        String(text.dropLast(length)), sign == UInt8(ascii: "-") ? -seconds : seconds
      )
    }
    return nil
  }
}
