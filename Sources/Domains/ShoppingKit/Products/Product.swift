public import StewardModels
import StewardValidation

/// Something that is bought: it stands once, and every list that has it refers to it.
public struct Product: Record {
  /// The identity.
  public let id: RecordID<Product>
  /// What it is called; no two are called alike.
  public var name: String
  /// What it costs, for the amount in `per`.
  public var price: Money?
  /// The amount that the price is for; nil for one piece.
  public var per: Quantity?
  /// How much of it is usually bought; nil for one piece.
  public var usual: Quantity?
  /// The aisle that it stands in, in the household's own words.
  public var category: String?
  /// Where it is usually bought.
  public var shop: RecordID<Shop>?
  /// What the code on it says.
  public var barcode: String?
  /// Its icon.
  public var icon: Icon?
  /// Free text about it.
  public var note: String?
  /// When the record was made; set by the store.
  public var created: Moment?
  /// When the record was last changed; set by the store.
  public var changed: Moment?

  /// Makes a product.
  public init(
    id: RecordID<Product> = RecordID(), name: String, price: Money? = nil, per: Quantity? = nil,
    usual: Quantity? = nil, category: String? = nil, shop: RecordID<Shop>? = nil,
    barcode: String? = nil, icon: Icon? = nil, note: String? = nil, created: Moment? = nil,
    changed: Moment? = nil
  ) {
    self.id = id
    self.name = name
    self.price = price
    self.per = per
    self.usual = usual
    self.category = category
    self.shop = shop
    self.barcode = barcode
    self.icon = icon
    self.note = note
    self.created = created
    self.changed = changed
  }

  /// The field `name`.
  public static let name = Field(
    "name", \Product.name, .required, .unique, .localizedOrder, .searchable, .length(...255),
    .oneLine, .notBlank, .help("What it is called, in at most 255 characters."), .example("Milk"),
    role: .name)

  /// The field `price`.
  public static let price = Field(
    "price", \Product.price, .notNegative,
    .help("What it costs, for one piece or for the amount in `per`."), .example("1.19 EUR"))

  /// The field `per`.
  public static let per = Field(
    "per", \Product.per, .title("Price is for"), .positive,
    .help("The amount that the price is for; one piece where nothing is said."), .example("1 l"))

  /// The field `usual`.
  public static let usual = Field(
    "usual", \Product.usual, .title("Usual amount"), .positive,
    .help("How much of it is put on a list where no amount is said."), .example("2 l"))

  /// The field `category`.
  public static let category = Field(
    "category", \Product.category, .searchable, .length(...255), .oneLine,
    .help("The aisle that it stands in, in your own words."), .example("Dairy"))

  /// The field `shop`.
  public static let shop = Field(
    "shop", \Product.shop, .onRemoval(.clear), .help("Where it is usually bought."),
    .example("Corner shop"))

  /// The field `barcode`.
  public static let barcode = Field(
    "barcode", \Product.barcode, .searchable, .length(...255), .oneLine,
    .help("What the code on it says."), .example("4059952513577"), role: .code)

  /// The field `icon`.
  public static let icon = Field(
    "icon", \Product.icon, .help("A small picture beside the name."), .example("🥛"), role: .icon)

  /// The field `note`.
  public static let note = Field(
    "note", \Product.note, .searchable, .length(...10_000),
    .help("Whatever is worth knowing about it."), .example("The one with the blue cap"),
    role: .note)

  /// The field `created`.
  public static let created = Field(
    "created", \Product.created, .help("When the record was made."),
    .example("2026-03-15T18:30:00Z"), role: .created)

  /// The field `changed`.
  public static let changed = Field(
    "changed", \Product.changed, .help("When the record was last changed."),
    .example("2026-03-16T09:00:00Z"), role: .changed)

  /// The declaration of a product.
  public static let schema = Schema(
    "product", Product.init, Field.id(), name, price, per, usual, category, shop, barcode, icon,
    note, created, changed, rules: [.requires(price, with: per)])
}
