public import StewardModels
import StewardValidation

// What the thing is.
extension Item {
  /// The field `name`.
  public static let name = Field(
    "name", \Item.name, .required, .localizedOrder, .searchable, .length(...255), .notBlank,
    .help("What it is called, in at most 255 characters."), .example("Cordless drill"),
    role: .name)

  /// The field `description`.
  public static let description = Field(
    "description", \Item.description, .searchable, .length(...10_000),
    .help("What it is, in a few words."), .example("18 V, with two batteries"))

  /// The field `notes`.
  public static let notes = Field(
    "notes", \Item.notes, .searchable, .length(...100_000),
    .help("Whatever else is worth knowing, on as many lines as it takes."),
    .example("The charger is in the drawer"), role: .note)

  /// The field `link`.
  public static let link = Field(
    "link", \Item.link, .length(...2000), .web,
    .help("The address of a page about it."), .example("https://example.org/drill"))

  /// The field `quantity`.
  public static let quantity = Field(
    "quantity", \Item.quantity, .default(.one), .notNegative,
    .help("How many pieces there are, or how much; totals multiply by it."), .example("2"))

  /// The field `condition`.
  public static let condition = Field(
    "condition", \Item.condition, .help("The state it is in."), .example("good"))
}
