public import StewardModels
import StewardValidation

/// A list of what is to be bought.
public struct ShoppingList: Record {
  /// The identity.
  public let id: RecordID<ShoppingList>
  /// What it is called; no two are called alike.
  public var name: String
  /// Its icon.
  public var icon: Icon?
  /// The shop that it is for.
  public var shop: RecordID<Shop>?
  /// Free text about it.
  public var note: String?
  /// When it was put away: kept, but out of lists.
  public var archived: Moment?
  /// Its place among the lists; see `Position`.
  public var position: Position?
  /// When the record was made; set by the store.
  public var created: Moment?
  /// When the record was last changed; set by the store.
  public var changed: Moment?

  /// Makes a list.
  public init(
    id: RecordID<ShoppingList> = RecordID(), name: String, icon: Icon? = nil,
    shop: RecordID<Shop>? = nil, note: String? = nil, archived: Moment? = nil,
    position: Position? = nil, created: Moment? = nil, changed: Moment? = nil
  ) {
    self.id = id
    self.name = name
    self.icon = icon
    self.shop = shop
    self.note = note
    self.archived = archived
    self.position = position
    self.created = created
    self.changed = changed
  }

  /// The field `name`.
  public static let name = Field(
    "name", \ShoppingList.name, .required, .unique, .localizedOrder, .searchable, .length(...255),
    .oneLine, .notBlank, .help("What it is called, in at most 255 characters."),
    .example("Weekend"), role: .name)

  /// The field `icon`.
  public static let icon = Field(
    "icon", \ShoppingList.icon, .help("A small picture beside the name."), .example("Groceries"),
    role: .icon)

  /// The field `shop`.
  public static let shop = Field(
    "shop", \ShoppingList.shop, .onRemoval(.clear),
    .help("The shop that it is for: its aisles are the order of the list."),
    .example("Corner shop"))

  /// The field `note`.
  public static let note = Field(
    "note", \ShoppingList.note, .searchable, .length(...10_000),
    .help("Whatever is worth knowing about it."), .example("For the party on Saturday"),
    role: .note)

  /// The field `archived`.
  public static let archived = Field(
    "archived", \ShoppingList.archived, .past,
    .help("When it was put away: kept, but out of lists."), .example("2026-03-16T09:00:00Z"),
    role: .archived)

  /// The field `position`.
  public static let position = Field(
    "position", \ShoppingList.position, .help("Its place in the order made by hand."),
    .example("a0"), role: .position)

  /// The field `created`.
  public static let created = Field(
    "created", \ShoppingList.created, .help("When the record was made."),
    .example("2026-03-15T18:30:00Z"), role: .created)

  /// The field `changed`.
  public static let changed = Field(
    "changed", \ShoppingList.changed, .help("When the record was last changed."),
    .example("2026-03-16T09:00:00Z"), role: .changed)

  /// The declaration of a list.
  public static let schema = Schema(
    "shopping-list", ShoppingList.init, Field.id(), name, icon, shop, note, archived, position,
    created, changed, title: "list", plural: "lists")
}
