public import StewardModels

/// Reads how something repeats: `day`, `2w`, `tue,fri`, `weekday`, `last fri`, `month 31`, `year`, a
/// rule of RFC 5545; with `after` before it, or `after it is done` behind it, from the day it was done.
///
/// Behind all of them can stand `until 31 Dec`, `10 times`, `skip` or `forward` (what becomes of a day
/// that a month lacks; else it is the last one before) and `from 2027-01-31`, the date that it is
/// reckoned from. `every` may stand before them, so that what is written for people reads back. Chinese
/// has 每天, 每两周, 每周二, 每月15号, 每月最后一个周五, 每年, 工作日, 完成后两周.
public enum RepeatReader {
  /// How something repeats, by a text.
  ///
  /// - Throws: ``TextError``: `unreadable` with the forms that there are; `outOfRange` for a rule that
  ///   RFC 5545 has not.
  public static func read(
    _ text: String, in context: ReadingContext
  ) throws(TextError) -> Repeat {
    if text.uppercased().contains("FREQ=") {
      return try modelled { () throws(ModelError) in try Repeat(text) }
    }
    let (body, first) = try parted(text, context)
    let forms = RepeatForms(context)
    guard let draft = try forms.read(TextScanner(body)) else {
      throw problem(text, body, context)
    }
    return try modelled { () throws(ModelError) in
      try Repeat(try draft.rule(), basis: draft.isAfter ? .done : .due, from: first)
    }
  }

  /// What stands before `from`, and the date behind it.
  private static func parted(
    _ text: String, _ context: ReadingContext
  ) throws(TextError) -> (body: String, first: When?) {
    let words = NarrowText.narrow(text).split(separator: " ")
    let signs: Set<String> = ["from", "从", "從"]
    guard let index = words.lastIndex(where: { signs.contains($0.lowercased()) }), index > 0
    else {
      return (text, nil)
    }
    let date = words[(index + 1)...].joined(separator: " ")
    return (
      words[..<index].joined(separator: " "), try WhenReader.read(date, in: context).when
    )
  }

  private static func modelled<Result>(
    _ body: () throws(ModelError) -> Result
  ) throws(TextError) -> Result {
    do throws(ModelError) { return try body() } catch { throw TextError(error) }
  }

  /// What is wrong: a time within a day, which no repeat has, or all else.
  private static func problem(
    _ text: String, _ body: String, _ context: ReadingContext
  ) -> TextError {
    var scanner = TextScanner(body)
    for word in ["after", "every"] where scanner.takeWord(word) { scanner.skipSpaces() }
    let isClock = Period.scan(&scanner).map { $0.seconds != 0 } ?? false
    return TextError(
      .unreadable,
      Message(isClock ? "text.repeat.clock" : "text.repeat.unreadable", ["text": .text(text)]),
      hint: Message("text.repeat.hint"))
  }
}

/// The parts of a rule while it is read.
struct RepeatDraft {
  var frequency: RepeatRule.Frequency
  var interval = 1
  var end = RepeatRule.End.never
  var months: [Int] = []
  var monthDays: [Int] = []
  var weekdays: [RepeatRule.DayOfWeek] = []
  var positions: [Int] = []
  var missing = RepeatRule.Missing.back
  var isAfter = false

  init(_ frequency: RepeatRule.Frequency, interval: Int = 1) {
    self.frequency = frequency
    self.interval = interval
  }

  func rule() throws(ModelError) -> RepeatRule {
    try RepeatRule(
      frequency, interval: interval, end: end, months: months, monthDays: monthDays,
      weekdays: weekdays, positions: positions, missing: missing)
  }
}
