internal import StewardModels

/// Reads ranges of days: `today..+7d`, `2026`, `2026-12`, `Dec 2026`, `last month`, a single day.
public enum DayRangeReader {
  /// The days that a text names.
  ///
  /// `A..B` runs from the first day of `A` to the last of `B`; either may be left out.
  ///
  /// - Throws: ``TextError`` as ``DayReader``, and `outOfRange` where the end is before the start.
  public static func read(
    _ text: String, in context: ReadingContext
  ) throws(TextError) -> DayRange {
    let forms = DayForms(context)
    let narrow = String(NarrowText.trimmed(NarrowText.narrow(text)))
    guard let (before, after) = parts(of: narrow) else {
      return try span(narrow, forms, of: text)
    }
    guard !before.isEmpty || !after.isEmpty else { throw .unreadableDay(text) }
    let first = before.isEmpty ? nil : try span(before, forms, of: text).first
    let last = after.isEmpty ? nil : try span(after, forms, of: text).last
    if let first, let last, last < first {
      throw TextError(
        .outOfRange,
        Message(
          "text.range.backwards",
          ["first": .text(first.description), "last": .text(last.description)]))
    }
    return DayRange(first: first, last: last)
  }

  /// The texts on both sides of `..`; nil where there is none.
  private static func parts(of text: String) -> (before: String, after: String)? {
    let characters = Array(text)
    for index in characters.indices.dropLast()
    where characters[index] == "." && characters[index + 1] == "." {
      return (String(characters[..<index]), String(characters[(index + 2)...]))
    }
    return nil
  }

  private static func span(
    _ text: String, _ forms: DayForms, of whole: String
  ) throws(TextError) -> DayRange {
    let scanner = TextScanner(text)
    if let range = try forms.wholeSpan(scanner) { return range }
    guard let day = try forms.whole(scanner) else { throw .unreadableDay(whole) }
    return DayRange(first: day, last: day)
  }
}
