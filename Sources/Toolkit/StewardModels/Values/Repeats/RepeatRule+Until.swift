extension RepeatRule {
  /// The last day of a rule, or the last moment on it.
  public struct Until: Hashable, Sendable {
    /// The day.
    public let day: Day
    /// The seconds since its beginning; nil for all of the day.
    public let secondsOfDay: Int?
    /// Whether day and time are those of UTC, and not those of the first date's zone.
    public let isUTC: Bool

    /// All of a day.
    public init(_ day: Day) {
      self.day = day
      secondsOfDay = nil
      isUTC = false
    }

    /// A time, 0 to 86,399 seconds after the beginning of a day.
    init(_ day: Day, secondsOfDay: Int, isUTC: Bool) {
      self.day = day
      self.secondsOfDay = secondsOfDay
      self.isUTC = isUTC
    }

    /// Whether a day, or a time, is not after it.
    ///
    /// A day is compared with the day that is written, in whatever zone that is.
    public func holds(_ when: When) -> Bool {
      guard let time = when.secondsOfDay, let secondsOfDay else { return when.day <= day }
      let end = Int64(day.daysSince1970) * 86_400 + Int64(secondsOfDay)
      if isUTC, let moment = when.moment { return moment.microseconds <= end * 1_000_000 }
      return Int64(when.day.daysSince1970) * 86_400 + Int64(time) <= end
    }
  }
}

extension RepeatRule.Until: LosslessStringConvertible {
  /// Reads `20270131`, `20270131T183000` and `20270131T183000Z`.
  public init?(_ description: String) {
    let bytes = Array(description.utf8)
    func number(_ range: Range<Int>) -> Int? {
      let digits = bytes[range]
      guard digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
      return digits.reduce(0) { $0 * 10 + Int($1) - 48 }
    }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    guard bytes.count >= 8, let day = Day("\(text(0..<4))-\(text(4..<6))-\(text(6..<8))") else {
      return nil
    }
    if bytes.count == 8 {
      self.init(day)
      return
    }
    let isUTC = bytes.count == 16 && bytes[15] == UInt8(ascii: "Z")
    guard bytes.count == 15 || isUTC, bytes[8] == UInt8(ascii: "T"),
      let hour = number(9..<11), let minute = number(11..<13), let second = number(13..<15),
      hour < 24, minute < 60, second < 60
    else { return nil }
    self.init(day, secondsOfDay: hour * 3_600 + minute * 60 + second, isUTC: isUTC)
  }

  /// As RFC 5545 writes it.
  public var description: String {
    let date = String(day.description.filter { $0 != "-" })
    guard let secondsOfDay else { return date }
    let clock = [secondsOfDay / 3_600, secondsOfDay / 60 % 60, secondsOfDay % 60]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
    return "\(date)T\(clock)\(isUTC ? "Z" : "")"
  }
}
