import StewardModels
import StewardPersistence
import StewardText

extension ShoppingDomain {
  /// How an amount of a field is read: as on a list, where `2 cans` are of the unit `can`.
  static func amountReader(_ field: String) -> FieldReader {
    FieldReader { text, values, type, context in
      guard let index = type.index(ofField: field),
        let quantity = try AmountReader(context).whole(ScannedText(text))
      else { return false }
      values[index] = .quantity(quantity)
      return true
    }
  }
}
