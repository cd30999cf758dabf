internal import StewardModels

extension FieldTrait where Content: FieldValue, Content.Present == String {
  /// The text is an asset number in the form in which it is kept.
  static var assetNumber: FieldTrait {
    .rule(
      Rule("asset") { text in
        AssetNumber(text)?.description == text ? nil : Message("inventory.asset.form")
      })
  }
}
