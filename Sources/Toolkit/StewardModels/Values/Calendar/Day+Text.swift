extension Day: LosslessStringConvertible {
  /// Reads `2026-12-24` and nothing else.
  ///
  /// Throws `invalidValue`.
  public init(iso text: String) throws(ModelError) {
    guard let day = Day(text) else { throw .dayInvalid(text) }
    self = day
  }

  /// Reads `2026-12-24`; nil for any other text and for days that the calendar does not have.
  public init?(_ description: String) {
    var text = description
    let day = text.withUTF8 { bytes -> Day? in
      var reader = DigitReader(bytes)
      guard let day = reader.day(), reader.isAtEnd else { return nil }
      return day
    }
    guard let day else { return nil }
    self = day
  }

  /// The day as ISO 8601 writes it: `2026-12-24`.
  public var description: String {
    // Fifteen bytes, which cost no memory, hold the sign and year of any 32-bit count.
    String(unsafeUninitializedCapacity: 15) { buffer in
      var writer = DigitWriter(buffer)
      writer.put(self)
      return writer.count
    }
  }
}
