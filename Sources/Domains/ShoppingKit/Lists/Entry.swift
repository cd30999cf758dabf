public import StewardModels
import StewardValidation

/// A product on a list: how much of it, and whether it lies in the basket.
///
/// A product stands on a list once for each kind of amount: 3 pieces and 2 kg are two entries.
public struct Entry: Record {
  /// The identity.
  public let id: RecordID<Entry>
  /// What is to be bought.
  public var product: RecordID<Product>
  /// The list that it stands on.
  public var list: RecordID<ShoppingList>
  /// How much of it.
  public var quantity: Quantity
  /// A price of its own, for the amount in `per`; nil where the product's counts.
  public var price: Money?
  /// The amount that its own price is for; nil for one piece.
  public var per: Quantity?
  /// Free text about it.
  public var note: String?
  /// When it was put into the basket; nil while it is to be bought.
  public var checked: Moment?
  /// Its place on the list; see `Position`.
  public var position: Position?
  /// When the record was made; set by the store.
  public var created: Moment?
  /// When the record was last changed; set by the store.
  public var changed: Moment?

  /// Makes an entry.
  public init(
    id: RecordID<Entry> = RecordID(), product: RecordID<Product>, list: RecordID<ShoppingList>,
    quantity: Quantity = .one, price: Money? = nil, per: Quantity? = nil, note: String? = nil,
    checked: Moment? = nil, position: Position? = nil, created: Moment? = nil,
    changed: Moment? = nil
  ) {
    self.id = id
    self.product = product
    self.list = list
    self.quantity = quantity
    self.price = price
    self.per = per
    self.note = note
    self.checked = checked
    self.position = position
    self.created = created
    self.changed = changed
  }

  /// The field `product`.
  ///
  /// A product that lists hold is not removed.
  public static let product = Field(
    "product", \Entry.product, .required, .onRemoval(.refuse),
    .help("What is to be bought; made on first use."), .example("Milk"), role: .name)

  /// The field `list`.
  ///
  /// A list goes with its entries.
  public static let list = Field(
    "list", \Entry.list, .required, .onRemoval(.cascade),
    .help("The list that it stands on."), .example("Weekend"))

  /// The field `quantity`.
  public static let quantity = Field(
    "quantity", \Entry.quantity, .default(.one), .positive,
    .help("How many pieces, or how much."), .example("2 l"))

  /// The field `price`.
  public static let price = Field(
    "price", \Entry.price, .notNegative,
    .help("A price of its own, where it is not the product's."), .example("1.19 EUR"))

  /// The field `per`.
  public static let per = Field(
    "per", \Entry.per, .title("Price is for"), .positive,
    .help("The amount that its own price is for; one piece where nothing is said."),
    .example("1 l"))

  /// The field `note`.
  public static let note = Field(
    "note", \Entry.note, .searchable, .length(...10_000),
    .help("Whatever is worth knowing about it."), .example("The one with the blue cap"),
    role: .note)

  /// The field `checked`.
  public static let checked = Field(
    "checked", \Entry.checked, .past, .help("When it was put into the basket."),
    .example("2026-03-15T18:30:00Z"), role: .done)

  /// The field `position`.
  public static let position = Field(
    "position", \Entry.position, .help("Its place in the order made by hand."), .example("a0"),
    role: .position)

  /// The field `created`.
  public static let created = Field(
    "created", \Entry.created, .help("When the record was made."),
    .example("2026-03-15T18:30:00Z"), role: .created)

  /// The field `changed`.
  public static let changed = Field(
    "changed", \Entry.changed, .help("When the record was last changed."),
    .example("2026-03-16T09:00:00Z"), role: .changed)

  /// The declaration of an entry.
  public static let schema = Schema(
    "entry", Entry.init, Field.id(), product, list, quantity, price, per, note, checked, position,
    created, changed, plural: "entries",
    indexes: [FieldIndex(list, position), FieldIndex(list, product)],
    rules: [.requires(price, with: per)])
}
