extension ModelError {
  static func currencyUnknown(_ code: String) -> ModelError {
    ModelError(
      .invalidValue, Message("model.currency.unknown", ["text": .text(code)]),
      hint: Message("model.currency.hint"))
  }

  @usableFromInline
  static func currencyUndecodable(_ code: String) -> ModelError {
    ModelError(.undecodable, Message("model.currency.undecodable", ["text": .text(code)]))
  }

  static func moneyInvalid(_ text: String) -> ModelError {
    ModelError(
      .invalidValue, Message("model.money.invalid", ["text": .text(text)]),
      hint: Message("model.money.hint"))
  }

  static func moneyTooPrecise(_ text: String, _ currency: Currency) -> ModelError {
    ModelError(
      .invalidValue,
      Message(
        "model.money.tooPrecise",
        [
          "text": .text(text), "currency": .text(currency.code),
          "decimals": .number(currency.exponent),
        ]), hint: Message("model.money.tooPrecise.hint"))
  }

  static var moneyOverflow: ModelError {
    ModelError(
      .overflow, Message("model.money.overflow"), hint: Message("model.overflow.hint"))
  }

  static func moneyCurrencies(_ left: Currency, _ right: Currency) -> ModelError {
    ModelError(
      .mismatch,
      Message("model.money.currencies", ["left": .text(left.code), "right": .text(right.code)]))
  }
}
