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
    ModelError(
      .invalidValue, Message("model.quantity.tooPrecise", ["text": .text(text)]),
      hint: Message("model.quantity.tooPrecise.hint"))
  }

  static var quantityOverflow: ModelError {
    ModelError(
      .overflow, Message("model.quantity.overflow"), hint: Message("model.overflow.hint"))
  }

  static func quantityInexact(_ quantity: Quantity, _ unit: Unit) -> ModelError {
    ModelError(
      .invalidValue,
      Message(
        "model.quantity.inexact",
        ["quantity": .text(quantity.description), "unit": unit.words]))
  }

  static func quantityDimensions(_ left: Unit, _ right: Unit) -> ModelError {
    ModelError(
      .mismatch,
      Message(
        "model.quantity.dimensions",
        ["left": left.words, "right": right.words]))
  }
}

extension Unit {
  /// The symbol, or the word for pieces, which have none.
  fileprivate var words: Message.Argument {
    isPieces ? .message(Message("model.unit.pieces")) : .text(symbol)
  }
}
