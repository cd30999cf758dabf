import StewardModels
import StewardPersistence
import StewardText

extension ShoppingDomain {
  /// How the words of new products are read: as those of entries, with prices and usual amounts.
  static let productNames = NameReader(
    help: Message("shopping.product.add.discussion"), example: "ham @ 3.99, 1 kg rice @ 2.49/kg"
  ) { words, context in
    try EntryReader(context) { _ in false }.products(words).map { text in
      var values: [String: Value] = [Product.name.name: .text(text.name)]
      if let price = text.price {
        values[Product.price.name] = .money(price.money)
        if let per = price.per { values[Product.per.name] = .quantity(per) }
      }
      if let usual = text.quantity { values[Product.usual.name] = .quantity(usual) }
      return values
    }
  }

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
