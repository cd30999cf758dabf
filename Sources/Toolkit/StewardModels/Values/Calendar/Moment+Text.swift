extension Moment: CustomStringConvertible {
  /// Reads a moment of RFC 3339: `2026-12-24T18:30:00Z`, `2026-12-24T18:30:00.25+01:00`.
  ///
  /// Throws `invalidValue` for other text, a missing offset, a leap second (which a count of
  /// seconds cannot hold), and decimals beyond the microsecond that are not zero.
  public init(rfc3339 text: String) throws(ModelError) {
    var copy = text
    let parsed = copy.withUTF8 { bytes in
      Result { () throws(ModelError) in try Moment(reading: bytes, of: text) }
    }
    self = try parsed.get()
  }

  private init(
    reading bytes: UnsafeBufferPointer<UInt8>, of text: String
  ) throws(ModelError) {
    var reader = DigitReader(bytes)
    guard let day = reader.day(), reader.skip("T") || reader.skip("t"),
      let hour = reader.number(digits: 2), reader.skip(":"),
      let minute = reader.number(digits: 2), reader.skip(":"),
      let second = reader.number(digits: 2), hour < 24, minute < 60, second <= 60
    else { throw .momentInvalid(text) }
    guard second < 60 else { throw .momentLeapSecond(text) }
    let microsecond = try Moment.fraction(&reader, of: text)
    let offset = try Moment.offset(&reader, of: text)
    guard reader.isAtEnd else { throw .momentInvalid(text) }
    self.init(
      day: day, secondsOfDay: hour * 3_600 + minute * 60 + second - offset,
      microsecond: microsecond)
    try checkYear()
  }

  /// The moment in UTC as RFC 3339 writes it, `2026-12-24T17:30:00Z`, with decimals only where it
  /// has some.
  ///
  /// Years outside 1 to 9999, which no text can bring in, are written with their sign.
  public var description: String { written(offsetSeconds: 0, isUTC: true) }

  /// The moment on a clock so many seconds ahead of UTC: `2026-12-24T18:30:00+01:00`.
  ///
  /// RFC 3339 has no seconds in an offset: those of old local times are left out of both the clock
  /// and the offset, so that the text still names this moment. An offset of a day or more, which
  /// no zone has, is taken as the greatest there is.
  public func rfc3339(offsetSeconds: Int) -> String {
    let offset = Swift.min(Swift.max(offsetSeconds, -86_399), 86_399)
    return written(offsetSeconds: offset - offset % 60, isUTC: false)
  }

  private static func fraction(
    _ reader: inout DigitReader, of text: String
  ) throws(ModelError) -> Int {
    guard reader.skip(".") else { return 0 }
    guard let first = reader.digit() else { throw .momentInvalid(text) }
    var value = first * 100_000
    var weight = 10_000
    while let digit = reader.digit() {
      guard weight > 0 || digit == 0 else { throw .momentTooPrecise(text) }
      value += digit * weight
      weight /= 10
    }
    return value
  }

  private static func offset(
    _ reader: inout DigitReader, of text: String
  ) throws(ModelError) -> Int {
    if reader.skip("Z") || reader.skip("z") { return 0 }
    let isBehind = reader.skip("-")
    guard isBehind || reader.skip("+"), let hours = reader.number(digits: 2), reader.skip(":"),
      let minutes = reader.number(digits: 2), hours < 24, minutes < 60
    else { throw .momentInvalid(text) }
    let seconds = hours * 3_600 + minutes * 60
    return isBehind ? -seconds : seconds
  }

  private func written(offsetSeconds: Int, isUTC: Bool) -> String {
    let (day, seconds) = components(offsetSeconds: offsetSeconds)
    var fraction = microsecondOfSecond
    return String(unsafeUninitializedCapacity: 48) { buffer in
      var writer = DigitWriter(buffer)
      writer.put(day)
      writer.put("T")
      writer.putClock(seconds)
      if fraction != 0 {
        var digits = 6
        while fraction % 10 == 0 {
          fraction /= 10
          digits -= 1
        }
        writer.put(".")
        writer.put(fraction, digits: digits)
      }
      if isUTC { writer.put("Z") } else { writer.putOffset(offsetSeconds) }
      return writer.count
    }
  }
}

extension DigitWriter {
  /// Hours, minutes and seconds of a day.
  fileprivate mutating func putClock(_ secondsOfDay: Int) {
    putPair(secondsOfDay / 3_600)
    put(":")
    putPair(secondsOfDay / 60 % 60)
    put(":")
    putPair(secondsOfDay % 60)
  }

  /// Sign, hours and minutes of an offset.
  fileprivate mutating func putOffset(_ seconds: Int) {
    put(seconds < 0 ? "-" : "+")
    putPair(abs(seconds) / 3_600)
    put(":")
    putPair(abs(seconds) / 60 % 60)
  }
}
