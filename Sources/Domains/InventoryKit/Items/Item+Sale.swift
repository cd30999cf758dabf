public import StewardModels
import StewardValidation

// How the thing was given away. It is sold where the day, the buyer or the price is known.
extension Item {
  /// The field `sold-on`.
  public static let soldOn = Field(
    "sold-on", \Item.soldOn, .individual, .past,
    .help("When it was sold; what is sold is out of lists and totals."),
    .example("2025-02-01"))

  /// The field `sold-to`.
  public static let soldTo = Field(
    "sold-to", \Item.soldTo, .individual, .length(...255), .help("To whom it was sold."),
    .example("Jonas"))

  /// The field `sold-for`.
  public static let soldFor = Field(
    "sold-for", \Item.soldFor, .individual, .notNegative,
    .help("What one piece was sold for."), .example("50 EUR"))

  /// The field `sold-note`.
  public static let soldNote = Field(
    "sold-note", \Item.soldNote, .individual, .length(...10_000),
    .help("What is worth knowing about the sale."), .example("Without the case"))
}
