internal import StewardModels

extension FieldKind {
  /// Whether a field of the kind that is not optional holds something where nothing was said.
  var hasEmptyValue: Bool {
    switch self {
    case .text, .integer, .number, .flag, .tags, .own: true
    case .identifier, .day, .moment, .when, .repeats, .money, .quantity, .icon, .choice,
      .reference:
      false
    }
  }
}

extension Message {
  /// What a value of a kind is called.
  static func kind(_ kind: FieldKind) -> Message {
    switch kind {
    case .identifier: Message("validation.kind.identifier")
    case .text: Message("validation.kind.text")
    case .integer: Message("validation.kind.integer")
    case .number: Message("validation.kind.number")
    case .flag: Message("validation.kind.flag")
    case .day: Message("validation.kind.day")
    case .moment: Message("validation.kind.moment")
    case .when: Message("validation.kind.when")
    case .repeats: Message("validation.kind.repeat")
    case .money: Message("validation.kind.money")
    case .quantity: Message("validation.kind.quantity")
    case .tags: Message("validation.kind.tags")
    case .own: Message("validation.kind.own")
    case .icon: Message("validation.kind.icon")
    case .choice: Message("validation.kind.choice")
    case .reference(let type): Message("validation.kind.reference", ["type": .text(type)])
    }
  }
}
