import StewardModels
import StewardPersistence
import StewardText

extension ShoppingDomain {
  /// How a price of a field is read: as on a list, where `1.09/l` says what it is for.
  static func priceReader(_ field: String, for basis: String) -> FieldReader {
    FieldReader { text, values, type, context in
      guard let money = type.index(ofField: field), let per = type.index(ofField: basis),
        let (said, amount) = try PriceReader(amounts: AmountReader(context))
          .per(ScannedText(text).trimmed)
      else { return false }
      values[money] = .money(said)
      values[per] = Price(said, for: amount).per.map { .quantity($0) } ?? .none
      return true
    }
  }

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
