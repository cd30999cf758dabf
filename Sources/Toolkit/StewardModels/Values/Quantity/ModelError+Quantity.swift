extension ModelError {
  static func unitInvalid(_ text: String) -> ModelError {
    ModelError(
      .invalidValue, Message("model.unit.invalid", ["text": .text(text)]),
      hint: Message("model.unit.hint"))
  }

  static func quantityInvalid(_ text: String) -> ModelError {
    ModelError(
      .invalidValue, Message("model.quantity.invalid", ["text": .text(text)]),
      hint: Message("model.quantity.hint"))
  }

  static func quantityTooPrecise(_ text: String) -> ModelError {
    ModelError(.invalidValue, Message("model.quantity.tooPrecise", ["text": .text(text)]))
  }

  static var quantityOverflow: ModelError {
    ModelError(.overflow, Message("model.quantity.overflow"))
  }

  static func quantityInexact(_ quantity: Quantity, _ unit: Unit) -> ModelError {
    ModelError(
      .invalidValue,
      Message(
        "model.quantity.inexact",
        ["quantity": .text(quantity.description), "unit": .text(unit.symbol)]))
  }

  static func quantityDimensions(_ left: Unit, _ right: Unit) -> ModelError {
    ModelError(
      .mismatch,
      Message(
        "model.quantity.dimensions",
        ["left": .text(left.words), "right": .text(right.words)]))
  }
}

extension Unit {
  /// The symbol, or the word for pieces, which have none.
  fileprivate var words: String { isPieces ? "pieces" : symbol }
}
