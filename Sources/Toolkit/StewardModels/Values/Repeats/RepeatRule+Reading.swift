extension RepeatRule {
  /// Reads a rule as RFC 5545 and RFC 7529 write it, with or without `RRULE:` before it.
  ///
  /// Without `SKIP`, days that a month or a year lacks are left out, as the standard has it.
  ///
  /// - Throws: `invalidValue` for every other text, for rules of hours, minutes and seconds, and for
  ///   those of other calendars than the Gregorian.
  public init(rrule text: String) throws(ModelError) {
    var parts: [String: Substring] = [:]
    var body = text.uppercased()[...]
    if body.hasPrefix("RRULE:") { body = body.dropFirst(6) }
    for part in body.split(separator: ";", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, !pair[1].isEmpty,
        parts.updateValue(pair[1], forKey: String(pair[0])) == nil
      else { throw .repeatInvalid(text) }
    }
    if let scale = parts["RSCALE"], scale != "GREGORIAN" {
      throw ModelError(
        .invalidValue, Message("model.repeat.calendar", ["name": .text(String(scale))]),
        hint: Message("model.repeat.hint"))
    }
    for name in parts.keys.sorted() where !Self.known.contains(name) {
      if Self.clock.contains(name) { throw .repeatClock(text) }
      throw .repeatInvalid(text)
    }
    guard let word = parts["FREQ"] else { throw .repeatInvalid(text) }
    if Self.clock.contains(String(word)) { throw .repeatClock(text) }
    guard let frequency = Frequency(rawValue: String(word)) else {
      throw .repeatPart("FREQ", String(word))
    }
    let interval = try Self.numbers("INTERVAL", parts)
    try self.init(
      frequency, interval: interval.first ?? 1, end: try Self.end(parts, text),
      months: try Self.numbers("BYMONTH", parts), weekNumbers: try Self.numbers("BYWEEKNO", parts),
      yearDays: try Self.numbers("BYYEARDAY", parts),
      monthDays: try Self.numbers("BYMONTHDAY", parts), weekdays: try Self.weekdays(parts),
      positions: try Self.numbers("BYSETPOS", parts), weekStart: try Self.weekStart(parts),
      missing: try Self.missing(parts))
  }

  private static let known: Set<String> = [
    "RSCALE", "FREQ", "INTERVAL", "COUNT", "UNTIL", "BYMONTH", "BYWEEKNO", "BYYEARDAY",
    "BYMONTHDAY", "BYDAY", "BYSETPOS", "WKST", "SKIP",
  ]
  private static let clock: Set<String> = [
    "BYHOUR", "BYMINUTE", "BYSECOND", "HOURLY", "MINUTELY", "SECONDLY",
  ]

  private static func end(
    _ parts: [String: Substring], _ text: String
  ) throws(ModelError) -> End {
    let count = try numbers("COUNT", parts).first
    guard let until = parts["UNTIL"] else { return count.map(End.count) ?? .never }
    guard count == nil else { throw .repeatInvalid(text) }
    guard let read = Until(String(until)) else { throw .repeatPart("UNTIL", String(until)) }
    return .until(read)
  }

  /// Whole numbers between commas; one alone for what is one.
  private static func numbers(
    _ name: String, _ parts: [String: Substring]
  ) throws(ModelError) -> [Int] {
    guard let text = parts[name] else { return [] }
    var numbers: [Int] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard word.utf8.count <= 7, let number = Int(word), number != 0 else {
        throw .repeatPart(name, String(word))
      }
      numbers.append(number)
    }
    guard numbers.count == 1 || name.hasPrefix("BY") else { throw .repeatPart(name, String(text)) }
    return numbers
  }

  private static func weekdays(_ parts: [String: Substring]) throws(ModelError) -> [DayOfWeek] {
    var days: [DayOfWeek] = []
    for word in (parts["BYDAY"] ?? "").split(separator: ",", omittingEmptySubsequences: false) {
      if parts["BYDAY"] == nil { break }
      let ordinal = word.dropLast(2)
      guard let weekday = Weekday(code: word.suffix(2)), ordinal.isEmpty || Int(ordinal) ?? 0 != 0
      else { throw .repeatPart("BYDAY", String(word)) }
      days.append(DayOfWeek(weekday, ordinal: Int(ordinal) ?? 0))
    }
    return days
  }

  private static func weekStart(_ parts: [String: Substring]) throws(ModelError) -> Weekday {
    guard let text = parts["WKST"] else { return .monday }
    guard let weekday = Weekday(code: text) else { throw .repeatPart("WKST", String(text)) }
    return weekday
  }

  private static func missing(_ parts: [String: Substring]) throws(ModelError) -> Missing {
    guard let text = parts["SKIP"] else { return .skip }
    guard let missing = Missing(rawValue: String(text)) else {
      throw .repeatPart("SKIP", String(text))
    }
    return missing
  }
}

extension ModelError {
  static func repeatClock(_ text: String) -> ModelError {
    ModelError(
      .invalidValue, Message("model.repeat.clock", ["text": .text(text)]),
      hint: Message("model.repeat.clock.hint"))
  }
}
