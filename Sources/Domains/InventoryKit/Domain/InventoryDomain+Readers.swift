import StewardModels
import StewardPersistence
import StewardText

extension InventoryDomain {
  /// `--warranty 3y`, `--warranty life`: sets `warranty` and `warranty-life` together.
  static let warrantyReader = FieldReader { text, values, type, context in
    guard let until = type.index(ofField: Item.warranty.name),
      let forLife = type.index(ofField: Item.warrantyForLife.name),
      let bought = type.index(ofField: Item.bought.name)
    else { return false }
    var purchase: Day?
    if case .day(let day) = values[bought] { purchase = day }
    switch try Warranty(text, bought: purchase, in: context) {
    case .until(let day):
      values[until] = .day(day)
      values[forLife] = .flag(false)
    case .forLife:
      values[until] = .none
      values[forLife] = .flag(true)
    }
    return true
  }

  /// `--asset 12`: the number in the form in which it is kept.
  static let assetReader = FieldReader { text, values, type, _ in
    guard let index = type.index(ofField: Item.asset.name) else { return false }
    guard let number = AssetNumber(text.folded) else {
      throw InventoryError(
        .invalidAsset, Message("inventory.asset.invalid", ["text": .text(text)]),
        hint: Message("inventory.asset.hint"))
    }
    values[index] = .text(number.description)
    return true
  }
}
