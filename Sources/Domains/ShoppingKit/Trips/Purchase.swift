public import StewardModels
import StewardValidation

/// Something that was bought: how much of what, where, when, and what was paid for all of it.
public struct Purchase: Record {
  /// The identity.
  public let id: RecordID<Purchase>
  /// What was bought.
  public var product: RecordID<Product>
  /// Where; nil where that was not said.
  public var shop: RecordID<Shop>?
  /// When.
  public var day: Day
  /// How much of it.
  public var quantity: Quantity
  /// What was paid for the whole amount; nil where that is not known.
  public var price: Money?

  /// Makes a purchase.
  public init(
    id: RecordID<Purchase> = RecordID(), product: RecordID<Product>, shop: RecordID<Shop>? = nil,
    day: Day, quantity: Quantity = .one, price: Money? = nil
  ) {
    self.id = id
    self.product = product
    self.shop = shop
    self.day = day
    self.quantity = quantity
    self.price = price
  }

  /// The field `product`.
  ///
  /// What is known of a product goes with it.
  public static let product = Field(
    "product", \Purchase.product, .required, .onRemoval(.cascade), .help("What was bought."),
    .example("Milk"))

  /// The field `shop`.
  public static let shop = Field(
    "shop", \Purchase.shop, .onRemoval(.clear), .help("Where it was bought."),
    .example("Corner shop"))

  /// The field `day`.
  public static let day = Field(
    "day", \Purchase.day, .required, .indexed, .past, .help("When it was bought."),
    .example("2026-03-15"))

  /// The field `quantity`.
  public static let quantity = Field(
    "quantity", \Purchase.quantity, .default(.one), .positive, .help("How much of it."),
    .example("2 l"))

  /// The field `price`.
  public static let price = Field(
    "price", \Purchase.price, .notNegative, .help("What was paid for the whole amount."),
    .example("2.38 EUR"))

  /// The declaration of a purchase.
  public static let schema = Schema(
    "purchase", Purchase.init, Field.id(), product, shop, day, quantity, price)
}
