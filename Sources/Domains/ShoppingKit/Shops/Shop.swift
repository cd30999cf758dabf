public import StewardModels
import StewardValidation

/// A place where things are bought.
public struct Shop: Record {
  /// The identity.
  public let id: RecordID<Shop>
  /// What it is called; no two are called alike.
  public var name: String
  /// The categories in the order of its aisles, each on a line of its own.
  public var aisles: String?
  /// Free text about it.
  public var note: String?

  /// Makes a shop.
  public init(
    id: RecordID<Shop> = RecordID(), name: String, aisles: String? = nil, note: String? = nil
  ) {
    self.id = id
    self.name = name
    self.aisles = aisles
    self.note = note
  }

  /// The field `name`.
  public static let name = Field(
    "name", \Shop.name, .required, .unique, .localizedOrder, .searchable, .length(...255),
    .oneLine, .notBlank, .help("What it is called, in at most 255 characters."),
    .example("Corner shop"), role: .name)

  /// The field `aisles`.
  public static let aisles = Field(
    "aisles", \Shop.aisles, .length(...100_000),
    .help("The categories in the order in which one comes past them, each on a line."),
    .example("Fruit\nDairy\nBread"))

  /// The field `note`.
  public static let note = Field(
    "note", \Shop.note, .searchable, .length(...10_000),
    .help("Whatever is worth knowing about it."), .example("Closed on Wednesday afternoons"),
    role: .note)

  /// The declaration of a shop.
  public static let schema = Schema("shop", Shop.init, Field.id(), name, aisles, note)
}
