public import StewardModels
import StewardValidation

// How the thing was bought, and what it is worth.
extension Item {
  /// The field `bought`.
  public static let bought = Field(
    "bought", \Item.bought, .title("Purchase day"), .indexed, .past,
    .help("When it was bought."), .example("2024-03-15"))

  /// The field `price`.
  public static let price = Field(
    "price", \Item.price, .notNegative, .help("What one piece cost."), .example("129.90 EUR"))

  /// The field `shop`.
  public static let shop = Field(
    "shop", \Item.shop, .searchable, .length(...255),
    .help("Where it was bought."), .example("Hardware store, Main Street"))

  /// The field `order`.
  public static let order = Field(
    "order", \Item.order, .title("Order number"), .length(...255),
    .help("The number of the order or the receipt."), .example("2024-0815"))

  /// The field `value`.
  public static let value = Field(
    "value", \Item.value, .notNegative,
    .help("What one piece is worth now; where it is not given the price counts."),
    .example("80 EUR"))

  /// The field `replacement`.
  public static let replacement = Field(
    "replacement", \Item.replacement, .title("Replacement cost"), .notNegative,
    .help("What one piece would cost anew."), .example("149 EUR"))

  /// The field `insured`.
  public static let insured = Field(
    "insured", \Item.insured, .default(false), .help("Whether it is insured."), .example("yes"))
}
