internal import StewardModels

extension TextError {
  static func unreadableDay(_ text: String, hasTime: Bool = false) -> TextError {
    TextError(
      .unreadable,
      Message(hasTime ? "text.day.hasTime" : "text.day.unreadable", ["text": .text(text)]),
      hint: Message("text.day.hint"))
  }

  /// A year, a month or a week where one day is kept.
  static func manyDays(_ text: String, _ span: DayRange) -> TextError {
    let ends = [span.first, span.last].map { $0?.description ?? "" }
    return TextError(
      .unreadable,
      Message(
        "text.day.many", ["text": .text(text), "first": .text(ends[0]), "last": .text(ends[1])]),
      hint: Message("text.day.many.hint", ["first": .text(ends[0])]))
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
