import StewardInterchange
import StewardModels

/// What other programs can say of how something repeats: every so many of a unit.
struct SimpleRepeat: Hashable {
  /// What is counted.
  enum Unit: Hashable {
    case day
    /// A day from Monday to Friday.
    case workday
    case week
    case month
    case year
  }

  var count: Int
  var unit: Unit

  /// The rule; nil for every so many working days, which is no rule of RFC 5545, and for a number that
  /// no rule has.
  func repeats(_ basis: Repeat.Basis) -> Repeat? {
    let working = Weekday.allCases[0..<5].map { RepeatRule.DayOfWeek($0) }
    do throws(ModelError) {
      let rule: RepeatRule
      switch unit {
      case .day: rule = try RepeatRule(.daily, interval: count)
      case .week: rule = try RepeatRule(.weekly, interval: count)
      case .month: rule = try RepeatRule(.monthly, interval: count)
      case .year: rule = try RepeatRule(.yearly, interval: count)
      case .workday:
        guard count == 1 else { return nil }
        rule = try RepeatRule(.weekly, weekdays: working)
      }
      return try Repeat(rule, basis: basis)
    } catch {
      return nil
    }
  }

  init(count: Int, unit: Unit) {
    self.count = count
    self.unit = unit
  }

  /// How something repeats that is due on a day; nil where that is more than this can say.
  ///
  /// A day of the week, of the month or of the year that the due date is on says nothing more.
  init?(_ parts: Repeat.Parts, due: Day?) {
    let rule = parts.rule
    guard rule.end == .never, rule.weekNumbers.isEmpty, rule.yearDays.isEmpty,
      rule.positions.isEmpty, rule.missing != .forward
    else { return nil }
    count = rule.interval
    let isDueOn = parts.basis == .due ? due : nil
    switch rule.frequency {
    case .daily:
      guard rule.takesDayFromFirst, rule.months.isEmpty else { return nil }
      unit = .day
    case .weekly:
      guard rule.months.isEmpty else { return nil }
      unit = .week
      if rule.weekdays.isEmpty { return }
      if rule.interval == 1, rule.weekdays.map(\.weekday) == Array(Weekday.allCases[0..<5]) {
        unit = .workday
        return
      }
      guard rule.weekdays.map(\.weekday) == [isDueOn?.weekday] else { return nil }
    case .monthly:
      unit = .month
      guard rule.months.isEmpty, rule.weekdays.isEmpty else { return nil }
      if rule.takesDayFromFirst {
        guard rule.missing == .back else { return nil }
        return
      }
      guard rule.monthDays == [isDueOn?.components.day], rule.missing == .back || isEarly(isDueOn)
      else { return nil }
    case .yearly:
      unit = .year
      guard rule.weekdays.isEmpty else { return nil }
      if rule.takesDayFromFirst, rule.months.isEmpty {
        guard rule.missing == .back else { return nil }
        return
      }
      guard let isDueOn, rule.monthDays == [isDueOn.components.day],
        rule.months == [isDueOn.components.month], rule.missing == .back || isEarly(isDueOn)
      else { return nil }
    }
  }

  /// Whether every month has the day.
  private func isEarly(_ day: Day?) -> Bool { day.map { $0.components.day <= 28 } ?? false }
}

extension SimpleRepeat {
  /// Reads `rec:` of todo.txt: `1m` from the day that it was done, `+1m` from when it is due.
  static func todoText(_ text: String) -> Repeat? {
    let isStrict = text.hasPrefix("+")
    let digits = text.dropFirst(isStrict ? 1 : 0).prefix { ("0"..."9").contains($0) }
    guard digits.utf8.count <= 4, let count = Int(digits), count > 0 else { return nil }
    let unit: Unit
    switch text.dropFirst(digits.count + (isStrict ? 1 : 0)) {
    case "d": unit = .day
    case "b": unit = .workday
    case "w": unit = .week
    case "m": unit = .month
    case "y": unit = .year
    default: return nil
    }
    return SimpleRepeat(count: count, unit: unit).repeats(isStrict ? .due : .done)
  }

  /// The same, written.
  func todoText(_ basis: Repeat.Basis) -> String {
    let letter =
      switch unit {
      case .day: "d"
      case .workday: "b"
      case .week: "w"
      case .month: "m"
      case .year: "y"
      }
    return (basis == .due ? "+" : "") + "\(count)\(letter)"
  }

  /// Reads `recur` of Taskwarrior: `weekly`, `2wks`, `P1M`.
  static func taskwarrior(_ text: String) -> Repeat? {
    let text = text.lowercased()
    if let (count, unit) = taskwarriorWords[text] {
      return SimpleRepeat(count: count, unit: unit).repeats(.due)
    }
    let isISO = text.hasPrefix("p")
    let rest = text.dropFirst(isISO ? 1 : 0)
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard digits.utf8.count <= 4, let count = Int(digits), count > 0 else { return nil }
    let name = String(rest.dropFirst(digits.count))
    let unit: Unit
    var factor = 1
    switch name {
    case "d", "day", "days": unit = .day
    case "w", "wk", "wks", "week", "weeks": unit = .week
    case "m" where isISO: unit = .month
    case "mo", "mth", "mths", "mos", "mnth", "mnths", "month", "months": unit = .month
    case "q", "qtr", "qtrs", "qrtr", "qrtrs", "quarter", "quarters":
      unit = .month
      factor = 3
    case "y", "yr", "yrs", "year", "years": unit = .year
    default: return nil
    }
    return SimpleRepeat(count: count * factor, unit: unit).repeats(.due)
  }

  private static let taskwarriorWords: [String: (Int, Unit)] = [
    "daily": (1, .day), "day": (1, .day), "weekdays": (1, .workday), "weekly": (1, .week),
    "biweekly": (2, .week), "fortnight": (2, .week), "sennight": (1, .week),
    "monthly": (1, .month), "bimonthly": (2, .month), "quarterly": (3, .month),
    "semiannual": (6, .month), "annual": (1, .year), "yearly": (1, .year),
    "biannual": (2, .year), "biyearly": (2, .year),
  ]

  /// The same, written.
  var taskwarrior: String {
    switch (unit, count) {
    case (.day, 1): "daily"
    case (.day, _): "P\(count)D"
    case (.workday, _): "weekdays"
    case (.week, 1): "weekly"
    case (.week, _): "P\(count)W"
    case (.month, 1): "monthly"
    case (.month, _): "P\(count)M"
    case (.year, 1): "yearly"
    case (.year, _): "P\(count)Y"
    }
  }
}

extension ChecklistItem {
  /// How it repeats, for programs that can say no more than every so many of a unit.
  ///
  /// Nil where that is more. The first date is not among what they can say.
  func simpleRepeat() -> (basis: Repeat.Basis, simple: SimpleRepeat, hasFirst: Bool)? {
    guard let every else { return nil }
    do throws(ModelError) {
      let parts = try every.parts()
      return SimpleRepeat(parts, due: (due ?? start)?.day)
        .map { (parts.basis, $0, parts.first != nil) }
    } catch {
      // Of a newer version: no other program knows of it.
      return nil
    }
  }
}

extension ForeignWriting {
  /// Counts what a program does not hold that knows only every so many of a unit.
  func countLosses(ofRepeat item: ChecklistItem, knowsDone: Bool = true) {
    guard item.every != nil else { return }
    guard let (basis, _, hasFirst) = item.simpleRepeat(), knowsDone || basis == .due else {
      return lose("checklists.lost.rule")
    }
    if hasFirst { lose("checklists.lost.first") }
  }
}
