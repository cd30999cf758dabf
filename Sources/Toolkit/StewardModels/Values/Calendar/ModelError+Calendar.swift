extension ModelError {
  static func dayInvalid(_ text: String) -> ModelError {
    ModelError(
      .invalidValue, Message("model.day.invalid", ["text": .text(text)]),
      hint: Message("model.day.hint"))
  }

  @usableFromInline
  static var dayOutOfRange: ModelError {
    ModelError(.overflow, Message("model.day.outOfRange"))
  }

  static func momentInvalid(_ text: String) -> ModelError {
    ModelError(
      .invalidValue, Message("model.moment.invalid", ["text": .text(text)]),
      hint: Message("model.moment.hint"))
  }

  static func momentLeapSecond(_ text: String) -> ModelError {
    ModelError(.invalidValue, Message("model.moment.leapSecond", ["text": .text(text)]))
  }

  static func momentTooPrecise(_ text: String) -> ModelError {
    ModelError(.invalidValue, Message("model.moment.tooPrecise", ["text": .text(text)]))
  }

  static func whenInvalid(_ text: String) -> ModelError {
    ModelError(
      .invalidValue, Message("model.when.invalid", ["text": .text(text)]),
      hint: Message("model.when.hint"))
  }

  static func whenZoneInvalid(_ zone: String) -> ModelError {
    ModelError(
      .invalidValue, Message("model.when.zone", ["text": .text(zone)]),
      hint: Message("model.when.hint"))
  }

  static var whenUndecodable: ModelError {
    ModelError(.undecodable, Message("model.when.undecodable"))
  }

  static var momentOutOfRange: ModelError {
    ModelError(.overflow, Message("model.moment.outOfRange"))
  }
}
