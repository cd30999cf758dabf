internal import StewardModels

extension RepeatForms {
  /// Days of the week: `tue,fri`, `Tuesday and Friday`, `mon-fri`, `weekday`, `weekend`.
  func weekdayList(_ scanner: inout TextScanner, _ draft: inout RepeatDraft) -> Bool {
    var found: Set<Weekday> = []
    var trial = scanner
    days: repeat {
      guard let word = trial.word() else { break }
      switch word {
      case "weekday", "weekdays", "workday", "workdays": found.formUnion(Self.working)
      case "weekend", "weekends": found.formUnion([.saturday, .sunday])
      default:
        guard let first = weekday(word) else { break days }
        guard let last = lastOfRange(&trial) else {
          found.insert(first)
          break
        }
        let length = (last.rawValue - first.rawValue + 7) % 7
        for step in 0...length {
          found.insert(Weekday.allCases[(first.rawValue - 1 + step) % 7])
        }
      }
      scanner = trial
    } while takeJoint(&trial)
    draft.weekdays = found.map { RepeatRule.DayOfWeek($0) }
    return !found.isEmpty
  }

  static let working: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]

  /// A day of the week, also as one of several: `Fridays`.
  private func weekday(_ word: String) -> Weekday? {
    DayForms.weekday(named: word)
      ?? (word.hasSuffix("days") ? DayForms.weekday(named: String(word.dropLast())) : nil)
  }

  private func lastOfRange(_ scanner: inout TextScanner) -> Weekday? {
    var trial = scanner
    trial.skipSpaces()
    guard trial.takeFirst(of: ["-", "–"]) != nil || take("to", &trial) else { return nil }
    trial.skipSpaces()
    guard let word = trial.word(), let last = weekday(word) else { return nil }
    scanner = trial
    return last
  }

  /// Days of a month: `31`, `1st and 15th`, `last day`, `last fri`, `last weekday`.
  func monthDays(_ scanner: inout TextScanner, _ draft: inout RepeatDraft) -> Bool {
    var trial = scanner
    var isFirst = true
    repeat {
      guard monthDay(&trial, &draft) else { return !isFirst }
      isFirst = false
      scanner = trial
    } while takeJoint(&trial)
    return true
  }

  private func monthDay(_ scanner: inout TextScanner, _ draft: inout RepeatDraft) -> Bool {
    var trial = scanner
    if let ordinal = ordinal(&trial), let kind = namedDay(&trial) {
      scanner = trial
      switch kind {
      case .any:
        draft.monthDays.append(ordinal)
        return draft.weekdays.isEmpty
      case .working: return set(position: ordinal, &draft)
      case .one(let weekday):
        draft.weekdays.append(.init(weekday, ordinal: ordinal))
        return draft.monthDays.isEmpty && draft.positions.isEmpty
      }
    }
    trial = scanner
    guard let day = trial.digits(), day.count <= 2 else { return false }
    let isOrdinal = trial.takeFirst(of: Self.endings) != nil
    guard draft.weekdays.isEmpty, isOrdinal || !isFollowedByTimes(trial) else { return false }
    draft.monthDays.append(day.value)
    scanner = trial
    return true
  }

  /// Whether a number says how often, and not which day.
  private func isFollowedByTimes(_ scanner: TextScanner) -> Bool {
    var scanner = scanner
    scanner.skipSpaces()
    return ["times", "time"].contains(scanner.word())
  }

  /// What an ordinal can stand before.
  private enum NamedDay {
    case any
    case working
    case one(Weekday)
  }

  /// `day`, `weekday`, `working day`, `Friday`.
  private func namedDay(_ scanner: inout TextScanner) -> NamedDay? {
    scanner.skipSpaces()
    guard let word = scanner.word() else { return nil }
    switch word {
    case "day": return .any
    case "weekday", "workday": return .working
    case "working":
      scanner.skipSpaces()
      return scanner.takeWord("day") ? .working : nil
    default: return weekday(word).map { .one($0) }
    }
  }

  /// `last weekday`: one of the working days of the month, by its place among them.
  private func set(position: Int, _ draft: inout RepeatDraft) -> Bool {
    guard draft.weekdays.isEmpty, draft.monthDays.isEmpty else { return false }
    draft.weekdays = Self.working.map { RepeatRule.DayOfWeek($0) }
    draft.positions = [position]
    return true
  }

  /// `first`, `2nd`, `last`, `second to last`.
  private func ordinal(_ scanner: inout TextScanner) -> Int? {
    var trial = scanner
    var number: Int?
    if let word = trial.word() {
      if word == "last" { number = -1 } else { number = Self.ordinals[word] }
    } else if let digits = trial.digits(), trial.takeFirst(of: Self.endings) != nil {
      number = digits.value
    }
    guard let number else { return nil }
    scanner = trial
    guard number > 0 else { return number }
    trial.skipSpaces()
    _ = take("to", &trial)
    if trial.takeWord("last") {
      scanner = trial
      return -number
    }
    return number
  }

  private static let ordinals = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5,
  ]

  /// A day of a year: `24 Dec`, `December 24`, `12-24`.
  func yearDay(_ scanner: inout TextScanner, _ draft: inout RepeatDraft) -> Bool {
    var trial = scanner
    guard let (month, day) = monthAndDay(&trial), (1...12).contains(month),
      (1...Day.daysIn(month: month, year: 2024)).contains(day)
    else { return false }
    draft.months = [month]
    draft.monthDays = [day]
    scanner = trial
    return true
  }

  private func monthAndDay(_ scanner: inout TextScanner) -> (month: Int, day: Int)? {
    if let word = scanner.word() {
      guard let month = DayForms.month(named: word) else { return nil }
      scanner.skipSpaces()
      guard let day = scanner.digits(), day.count <= 2 else { return nil }
      _ = scanner.takeFirst(of: Self.endings)
      return (month, day.value)
    }
    guard let first = scanner.digits(), first.count <= 2 else { return nil }
    if scanner.take("-") {
      guard let day = scanner.digits(), day.count <= 2, scanner.next != "-" else { return nil }
      return (first.value, day.value)
    }
    _ = scanner.takeFirst(of: Self.endings + ["."])
    scanner.skipSpaces()
    _ = take("of", &scanner)
    guard let word = scanner.word(), let month = DayForms.month(named: word) else { return nil }
    return (month, first.value)
  }
}
