internal import StewardModels

extension FieldTrait where Content: FieldValue, Content.Present == String {
  /// The text holds more than white space.
  static var notBlank: FieldTrait {
    .rule(
      Rule("blank") { text in
        text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
          ? Message("shopping.name.blank") : nil
      })
  }
}

extension FieldTrait where Content: FieldValue, Content.Present == Quantity {
  /// The amount is more than nothing.
  static var positive: FieldTrait {
    .rule(
      Rule("positive") { quantity in
        quantity.isZero || quantity.isNegative ? Message("shopping.amount.nothing") : nil
      })
  }
}
