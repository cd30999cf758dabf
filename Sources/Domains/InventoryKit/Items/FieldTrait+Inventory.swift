internal import StewardModels

extension FieldTrait where Content.Present == String {
  /// The text holds more than white space.
  static var notBlank: FieldTrait {
    .rule(
      Rule("blank") { text in
        text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
          ? Message("inventory.name.blank") : nil
      })
  }

  /// The text is an asset number in the form in which it is kept.
  static var assetNumber: FieldTrait {
    .rule(
      Rule("asset") { text in
        AssetNumber(text)?.description == text ? nil : Message("inventory.asset.form")
      })
  }
}
