extension ModelError {
  static var ownNameEmpty: ModelError {
    ModelError(.invalidValue, Message("model.ownFields.empty"))
  }

  static func ownNameControl(_ name: String) -> ModelError {
    ModelError(.invalidValue, Message("model.ownFields.control", ["text": .text(name)]))
  }

  static func ownDuplicate(_ name: String, _ other: String) -> ModelError {
    ModelError(
      .invalidValue,
      Message("model.ownFields.duplicate", ["name": .text(name), "other": .text(other)]))
  }

  static func ownNumber(_ number: Double) -> ModelError {
    ModelError(
      .invalidValue, Message("model.ownFields.number", ["text": .text(number.description)]))
  }

  static var ownZero: ModelError { ModelError(.invalidValue, Message("model.ownFields.zero")) }

  static func ownUndecodable(_ text: String, at offset: Int) -> ModelError {
    ModelError(
      .undecodable, Message("model.ownFields.undecodable", ["offset": .number(offset)]),
      details: text)
  }
}
