public import StewardModels

extension ValueWording {
  /// How something repeats: `every 2 weeks`, `every month on the last Friday`.
  ///
  /// `RepeatReader` reads it back, in English and Chinese; a rule that has no words is written as RFC
  /// 5545 does.
  public func repeats(_ repeats: Repeat) -> String {
    catalogue.words(for: .repeats(repeats))
  }
}

extension Message {
  /// How something repeats, as part of another message.
  public static func repeats(_ repeats: Repeat) -> Message {
    let parts: Repeat.Parts
    do throws(ModelError) { parts = try repeats.parts() } catch {
      // Of a newer version: it is kept, and shown as it stands.
      return .plain(repeats.stored)
    }
    guard let words = RepeatWords(parts).message else { return .plain(repeats.stored) }
    return words
  }
}

/// The words of a rule, put together from those of its parts.
private struct RepeatWords {
  let parts: Repeat.Parts
  var rule: RepeatRule { parts.rule }

  init(_ parts: Repeat.Parts) { self.parts = parts }

  /// The words; nil for a rule that has none.
  var message: Message? {
    guard var words = days else { return nil }
    let isAfter = parts.basis == .done
    let isPlain = rule.takesDayFromFirst && rule.months.isEmpty
    if isAfter, isPlain {
      words = counted("text.repeat.after.\(rule.frequency.word)")
    }
    switch rule.missing {
    case .skip where isUncertain: words = with(words, "skip")
    case .forward: words = with(words, "forward")
    case .skip, .back: break
    }
    switch rule.end {
    case .never: break
    case .count(let count):
      words = Message(
        "text.repeat.count", ["rule": .message(words), "count": .number(count)])
    case .until(let until):
      guard until.secondsOfDay == nil else { return nil }
      words = Message(
        "text.repeat.until", ["rule": .message(words), "day": .text(until.day.description)])
    }
    if isAfter, !isPlain { words = with(words, "after") }
    if let first = parts.first {
      words = Message(
        "text.repeat.from", ["rule": .message(words), "day": .text(first.description)])
    }
    return words
  }

  /// Whether it matters what becomes of days that a month lacks.
  private var isUncertain: Bool {
    guard rule.frequency == .monthly || rule.frequency == .yearly else { return false }
    return rule.takesDayFromFirst || rule.monthDays.contains { abs($0) > 28 }
  }

  private func with(_ words: Message, _ tail: String) -> Message {
    Message("text.repeat.\(tail)", ["rule": .message(words)])
  }

  private func counted(_ id: String) -> Message {
    Message(id, ["count": .number(rule.interval)])
  }

  private var every: Message { counted("text.repeat.every.\(rule.frequency.word)") }

  /// Every so often, and on which days; nil for a rule that has no words.
  private var days: Message? {
    guard rule.weekNumbers.isEmpty, rule.yearDays.isEmpty, rule.weekStart == .monday else {
      return nil
    }
    switch rule.frequency {
    case .daily: return rule.takesDayFromFirst && rule.months.isEmpty ? every : nil
    case .weekly: return rule.months.isEmpty && rule.positions.isEmpty ? week : nil
    case .monthly: return rule.months.isEmpty ? month : nil
    case .yearly: return year
    }
  }

  private var week: Message? {
    let weekdays = rule.weekdays.map(\.weekday)
    if weekdays.isEmpty { return every }
    let names =
      weekdays == Array(Weekday.allCases[0..<5])
      ? Message(rule.interval == 1 ? "text.repeat.workday" : "text.repeat.workdays")
      : .list(weekdays.map(\.longMessage))
    if rule.interval == 1 { return Message("text.repeat.each", ["days": .message(names)]) }
    return Message(
      "text.repeat.on.weekly", ["every": .message(every), "days": .message(names)])
  }

  private var month: Message? {
    if rule.takesDayFromFirst { return every }
    var names: [Message] = []
    if !rule.positions.isEmpty {
      guard rule.weekdays.map(\.weekday) == Array(Weekday.allCases[0..<5]),
        rule.weekdays.allSatisfy({ $0.ordinal == 0 }), rule.monthDays.isEmpty,
        rule.positions.count == 1, let place = Self.ordinal(rule.positions[0])
      else { return nil }
      names = [Message("text.repeat.nth.workday", ["nth": .message(place)])]
    } else if rule.monthDays.isEmpty {
      for day in rule.weekdays {
        guard let place = Self.ordinal(day.ordinal) else { return nil }
        names.append(
          Message(
            "text.repeat.nth",
            ["nth": .message(place), "day": .message(day.weekday.longMessage)]))
      }
    } else {
      guard rule.weekdays.isEmpty else { return nil }
      for day in rule.monthDays {
        switch day {
        case 1...: names.append(Message("text.repeat.day.\(day)"))
        case -1: names.append(Message("text.repeat.day.last"))
        default: return nil
        }
      }
    }
    return Message(
      "text.repeat.on.monthly", ["every": .message(every), "days": .message(.list(names))])
  }

  private var year: Message? {
    guard rule.positions.isEmpty, rule.weekdays.isEmpty else { return nil }
    if rule.takesDayFromFirst { return rule.months.isEmpty ? every : nil }
    guard rule.months.count == 1, rule.monthDays.count == 1, rule.monthDays[0] > 0 else {
      return nil
    }
    let date = Message(
      "text.repeat.date",
      [
        "day": .number(rule.monthDays[0]),
        "month": .message(Message("text.month.\(rule.months[0])")),
      ])
    return Message(
      "text.repeat.on.yearly", ["every": .message(every), "days": .message(date)])
  }

  /// `first` to `fifth`, `last`, `second to last`; nil for all others.
  private static func ordinal(_ number: Int) -> Message? {
    switch number {
    case 1...5: Message("text.ordinal.\(number)")
    case -1: Message("text.ordinal.last")
    case -2: Message("text.ordinal.last2")
    default: nil
    }
  }
}

extension RepeatRule.Frequency {
  /// The end of the ids of its messages.
  fileprivate var word: String { rawValue.lowercased() }
}

extension Weekday {
  /// The whole name of the day, for the catalogue.
  public var longMessage: Message { Message("text.weekday.long.\(rawValue)") }
}

extension Message {
  /// A text as it stands.
  fileprivate static func plain(_ text: String) -> Message {
    Message("text.repeat.plain", ["text": .text(text)])
  }

  /// Several messages as a list: with commas, and before the last one a word.
  fileprivate static func list(_ messages: [Message]) -> Message {
    guard var text = messages.last else { return .plain("") }
    for (index, message) in messages.dropLast().reversed().enumerated() {
      text = Message(
        index == 0 ? "text.list.last" : "text.list.more",
        ["first": .message(message), "rest": .message(text)])
    }
    return text
  }
}
