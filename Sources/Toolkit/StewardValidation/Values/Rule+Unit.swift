public import StewardModels

extension Rule where Subject == Quantity {
  /// The quantity is one of a dimension: a mass, a volume, pieces.
  public static func unit(in dimension: Unit.Dimension) -> Rule {
    let expected = Message.dimension(dimension)
    return Rule("unit") { quantity in
      if quantity.unit.dimension == dimension { return nil }
      return Message(
        "validation.unit",
        ["dimension": .message(expected), "unit": .text(quantity.unit.symbol)])
    }
  }
}

extension Message {
  /// What a dimension is called.
  static func dimension(_ dimension: Unit.Dimension) -> Message {
    switch dimension {
    case .count: Message("validation.dimension.count")
    case .mass: Message("validation.dimension.mass")
    case .volume: Message("validation.dimension.volume")
    case .length: Message("validation.dimension.length")
    case .area: Message("validation.dimension.area")
    case .time: Message("validation.dimension.time")
    case .custom(let unit): Message("validation.dimension.custom", ["unit": .text(unit)])
    }
  }
}
