internal import StewardModels

extension TextError {
  static func unreadableDay(_ text: String, hasTime: Bool = false) -> TextError {
    TextError(
      .unreadable,
      Message(hasTime ? "text.day.hasTime" : "text.day.unreadable", ["text": .text(text)]),
      hint: Message("text.day.hint"))
  }

  static func noSuchDay(year: Int, month: Int, day: Int) -> TextError {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    return TextError(
      .outOfRange,
      Message("text.day.none", ["day": .text("\(year)-\(two(month))-\(two(day))")]))
  }

  static func ambiguousDay(_ first: Day, _ second: Day) -> TextError {
    TextError(
      .ambiguous,
      Message(
        "text.day.ambiguous",
        ["first": .text(first.description), "second": .text(second.description)]),
      hint: Message("text.day.ambiguous.hint", ["first": .text(first.description)]))
  }

  static func shortYear(_ year: Int) -> TextError {
    TextError(.ambiguous, Message("text.day.shortYear", ["year": .number(year)]))
  }

  static func otherWeekday(_ day: Day, written: Weekday) -> TextError {
    TextError(
      .unreadable,
      Message(
        "text.day.otherWeekday",
        [
          "day": .text(day.description), "written": .message(written.message),
          "weekday": .message(day.weekday.message),
        ]))
  }
}
