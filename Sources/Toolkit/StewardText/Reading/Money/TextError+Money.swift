internal import StewardModels

extension TextError {
  static func unreadableMoney(_ text: String) -> TextError {
    TextError(
      .unreadable, Message("text.money.unreadable", ["text": .text(text)]),
      hint: Message("text.money.hint"))
  }

  static func ambiguousMoney(_ text: String, _ first: String, _ second: String) -> TextError {
    TextError(
      .ambiguous,
      Message(
        "text.money.ambiguous",
        ["text": .text(text), "first": .text(first), "second": .text(second)]),
      hint: Message("text.money.ambiguous.hint"))
  }

  /// An amount beside a sign that several currencies share.
  static func sharedSign(_ text: String, _ first: String, _ second: String) -> TextError {
    TextError(
      .ambiguous,
      Message(
        "text.money.ambiguous",
        ["text": .text(text), "first": .text(first), "second": .text(second)]),
      hint: Message(
        "text.money.shared.hint", ["first": .text(first), "second": .text(second)]))
  }

  static func moneySeparatorFirst(_ text: String) -> TextError {
    TextError(
      .unreadable, Message("text.money.separatorFirst", ["text": .text(text)]),
      hint: Message("text.money.separatorFirst.hint"))
  }

  static func noCurrency(_ text: String) -> TextError {
    TextError(
      .missingCurrency, Message("text.money.noCurrency", ["text": .text(text)]),
      hint: Message("text.money.noCurrency.hint"))
  }

  static func unknownCurrency(_ name: String, _ text: String) -> TextError {
    TextError(
      .unreadable,
      Message("text.money.unknownCurrency", ["name": .text(name), "text": .text(text)]),
      hint: Message("text.money.hint"))
  }
}
