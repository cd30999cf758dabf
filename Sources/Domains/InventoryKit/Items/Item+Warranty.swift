public import StewardModels
import StewardValidation

// How long the maker or the shop answers for the thing.
extension Item {
  /// The field `warranty`.
  public static let warranty = Field(
    "warranty", \Item.warranty, .title("Warranty until"),
    .help("The last day of the warranty, or how long it lasts from the purchase, or `life`."),
    .example("3y"))

  /// The field `warranty-life`.
  ///
  /// Where it is yes, `warranty` does not matter.
  public static let warrantyForLife = Field(
    "warranty-life", \Item.warrantyForLife, .title("Warranty for life"), .default(false),
    .help("Whether the warranty never ends."), .example("yes"))

  /// The field `warranty-note`.
  public static let warrantyNote = Field(
    "warranty-note", \Item.warrantyNote, .length(...10_000),
    .help("What the warranty covers, and with whom it is."), .example("Battery one year only"))
}
