extension RepeatRule.DayOfWeek: CustomStringConvertible {
  /// `FR`, `-1FR`.
  public var description: String { (ordinal == 0 ? "" : "\(ordinal)") + weekday.code }
}

extension Weekday {
  /// The two letters of RFC 5545.
  var code: String { ["MO", "TU", "WE", "TH", "FR", "SA", "SU"][rawValue - 1] }

  /// Reads the two letters of RFC 5545.
  init?(code: Substring) {
    guard let found = Weekday.allCases.first(where: { $0.code == code }) else { return nil }
    self = found
  }
}

extension RepeatRule: CustomStringConvertible {
  /// The rule as RFC 5545 and RFC 7529 write it, without what says nothing, in one order of the parts:
  /// `FREQ=WEEKLY;INTERVAL=2`, `RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD`.
  public var description: String {
    var parts: [String] = []
    func add(_ name: String, _ values: [some CustomStringConvertible]) {
      guard !values.isEmpty else { return }
      parts.append("\(name)=" + values.map(\.description).joined(separator: ","))
    }
    if missing != .skip { parts.append("RSCALE=GREGORIAN") }
    parts.append("FREQ=\(frequency.rawValue)")
    if interval != 1 { parts.append("INTERVAL=\(interval)") }
    switch end {
    case .never: break
    case .count(let count): parts.append("COUNT=\(count)")
    case .until(let until): parts.append("UNTIL=\(until)")
    }
    add("BYMONTH", months)
    add("BYWEEKNO", weekNumbers)
    add("BYYEARDAY", yearDays)
    add("BYMONTHDAY", monthDays)
    add("BYDAY", weekdays)
    add("BYSETPOS", positions)
    if weekStart != .monday { parts.append("WKST=\(weekStart.code)") }
    if missing != .skip { parts.append("SKIP=\(missing.rawValue)") }
    return parts.joined(separator: ";")
  }

  /// The rule without its end, for those who count for themselves.
  package var endless: String {
    guard case .until(let until) = end else { return description }
    return description.split(separator: ";").filter { $0 != "UNTIL=\(until)" }
      .joined(separator: ";")
  }
}
