internal import StewardModels

/// Reads plain numbers.
public enum NumberReader {
  /// The whole number that a text names: `6`, `-1,234`.
  ///
  /// - Throws: ``TextError``: `ambiguous` for `1,234` where no habit settles it, `outOfRange`
  ///   beyond 64 bits, `unreadable` for all else, decimals too.
  public static func integer(
    _ text: String, in context: ReadingContext
  ) throws(TextError) -> Int {
    if let plain = Int(text) { return plain }
    let neutral = try neutral(text, in: context)
    guard !neutral.contains(".") else { throw .unreadableNumber(text, isWhole: true) }
    guard let value = Int(neutral) else {
      throw TextError(.outOfRange, Message("text.number.outOfRange", ["text": .text(text)]))
    }
    return value
  }

  /// The number with decimals that a text names: `6`, `1.5`, `1,5` by locale, `1e-5`.
  ///
  /// - Throws: ``TextError``, as for whole numbers.
  public static func decimal(
    _ text: String, in context: ReadingContext
  ) throws(TextError) -> Double {
    if isScientific(text), let value = Double(text), value.isFinite { return value }
    let neutral = try neutral(text, in: context)
    guard let value = Double(neutral), value.isFinite else {
      throw TextError(.outOfRange, Message("text.number.outOfRange", ["text": .text(text)]))
    }
    return value
  }

  /// Digits with an exponent, which no grouping has.
  private static func isScientific(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "e"))
      && text.utf8.allSatisfy { "0123456789.e+-".utf8.contains($0) }
  }

  /// The number in neutral form, with its sign.
  private static func neutral(
    _ text: String, in context: ReadingContext
  ) throws(TextError) -> String {
    var rest = NarrowText.trimmed(NarrowText.narrow(text))
    let sign = rest.hasPrefix("-") ? "-" : ""
    if rest.hasPrefix("-") || rest.hasPrefix("+") { rest = rest.dropFirst() }
    switch NumberForm(rest, habits: NumberForm.Habits(context)) {
    case .number(let neutral): return sign + neutral
    case .ambiguous(let grouped, let decimal):
      throw .ambiguousNumber(text, sign + grouped, sign + decimal)
    case .startsWithSeparator: throw .separatorFirst(text)
    case .unreadable: throw .unreadableNumber(text)
    }
  }
}

extension TextError {
  static func unreadableNumber(_ text: String, isWhole: Bool = false) -> TextError {
    TextError(
      .unreadable,
      Message(isWhole ? "text.number.notWhole" : "text.number.unreadable", ["text": .text(text)]))
  }

  static func ambiguousNumber(_ text: String, _ first: String, _ second: String) -> TextError {
    TextError(
      .ambiguous,
      Message(
        "text.number.ambiguous",
        ["text": .text(text), "first": .text(first), "second": .text(second)]),
      hint: Message("text.number.ambiguous.hint"))
  }

  static func separatorFirst(_ text: String) -> TextError {
    TextError(.unreadable, Message("text.number.separatorFirst", ["text": .text(text)]))
  }
}
