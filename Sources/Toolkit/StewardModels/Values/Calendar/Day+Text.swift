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
    var reader = DigitReader(description.utf8)
    guard let day = reader.day(), reader.isAtEnd else { return nil }
    self = day
  }

  /// The day as ISO 8601 writes it: `2026-12-24`.
  public var description: String {
    String(unsafeUninitializedCapacity: 16) { buffer in
      var writer = DigitWriter(buffer)
      writer.put(self)
      return writer.count
    }
  }
}
