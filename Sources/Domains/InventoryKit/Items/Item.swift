public import StewardModels

/// One thing that a household owns, or several that are alike.
///
/// The fields are declared in the files `Item+….swift`, a group in each. Price, value and
/// replacement cost are of one piece; totals multiply by the quantity.
public struct Item: Record {
  /// The identity.
  public let id: RecordID<Item>
  /// What it is called.
  public var name: String
  /// What it is, in a few words.
  public var description: String?
  /// Free text about it.
  public var notes: String?
  /// The address of a page about it.
  public var link: String?
  /// How many of it there are, or how much.
  public var quantity: Quantity
  /// The maker's number of this very piece.
  public var serial: String?
  /// The maker's name for its kind.
  public var model: String?
  /// Who made it.
  public var manufacturer: String?
  /// The kind of thing it is, in the household's own words.
  public var category: String?
  /// Where it lies.
  public var place: RecordID<Place>?
  /// The item that it lies in, such as a tool box.
  public var inside: RecordID<Item>?
  /// Its tags.
  public var tags: Tags
  /// The state it is in.
  public var condition: Condition?
  /// The household's number for it, as `000-001`; see `AssetNumber`.
  public var asset: String?
  /// What the code on it says.
  public var barcode: String?
  /// What tells it apart in the program that it was imported from.
  public var importRef: String?
  /// When it was bought.
  public var bought: Day?
  /// What one piece cost.
  public var price: Money?
  /// Where it was bought.
  public var shop: String?
  /// The number of the order.
  public var order: String?
  /// What one piece is worth now; where it is nil the price counts.
  public var value: Money?
  /// What one piece would cost anew.
  public var replacement: Money?
  /// Whether it is insured.
  public var insured: Bool
  /// The last day of the warranty.
  public var warranty: Day?
  /// Whether the warranty never ends.
  public var warrantyForLife: Bool
  /// What the warranty covers, and with whom it is.
  public var warrantyNote: String?
  /// Who has it.
  public var lentTo: String?
  /// Since when.
  public var lentSince: Day?
  /// When it is due back.
  public var lentDue: Day?
  /// When it was sold.
  public var soldOn: Day?
  /// To whom it was sold.
  public var soldTo: String?
  /// What one piece was sold for.
  public var soldFor: Money?
  /// Free text about the sale.
  public var soldNote: String?
  /// Whether it was put away: kept, but out of lists and totals.
  public var archived: Bool
  /// When it was last seen in an audit.
  public var seen: Moment?
  /// The person's own fields.
  public var own: OwnFields
  /// When the record was made; set by the store.
  public var created: Moment?
  /// When the record was last changed; set by the store.
  public var changed: Moment?

  /// Makes an item; its asset number is given when it comes into a store (`ItemCompletion`).
  public init(
    id: RecordID<Item> = RecordID(), name: String, description: String? = nil,
    notes: String? = nil, link: String? = nil, quantity: Quantity = .one, serial: String? = nil,
    model: String? = nil, manufacturer: String? = nil, category: String? = nil,
    place: RecordID<Place>? = nil, inside: RecordID<Item>? = nil, tags: Tags = Tags(),
    condition: Condition? = nil, asset: String? = nil, barcode: String? = nil,
    importRef: String? = nil, bought: Day? = nil, price: Money? = nil, shop: String? = nil,
    order: String? = nil, value: Money? = nil, replacement: Money? = nil, insured: Bool = false,
    warranty: Day? = nil, warrantyForLife: Bool = false, warrantyNote: String? = nil,
    lentTo: String? = nil, lentSince: Day? = nil, lentDue: Day? = nil, soldOn: Day? = nil,
    soldTo: String? = nil, soldFor: Money? = nil, soldNote: String? = nil,
    archived: Bool = false, seen: Moment? = nil, own: OwnFields = OwnFields(),
    created: Moment? = nil, changed: Moment? = nil
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.notes = notes
    self.link = link
    self.quantity = quantity
    self.serial = serial
    self.model = model
    self.manufacturer = manufacturer
    self.category = category
    self.place = place
    self.inside = inside
    self.tags = tags
    self.condition = condition
    self.asset = asset
    self.barcode = barcode
    self.importRef = importRef
    self.bought = bought
    self.price = price
    self.shop = shop
    self.order = order
    self.value = value
    self.replacement = replacement
    self.insured = insured
    self.warranty = warranty
    self.warrantyForLife = warrantyForLife
    self.warrantyNote = warrantyNote
    self.lentTo = lentTo
    self.lentSince = lentSince
    self.lentDue = lentDue
    self.soldOn = soldOn
    self.soldTo = soldTo
    self.soldFor = soldFor
    self.soldNote = soldNote
    self.archived = archived
    self.seen = seen
    self.own = own
    self.created = created
    self.changed = changed
  }
}
