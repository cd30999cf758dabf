import StewardKit

/// A thing with a field of every kind, as the records of these tests.
struct Gadget: Record {
  enum State: String, Choice { case new, good, broken }

  let id: RecordID<Gadget>
  var name: String
  var note: String?
  var serial: String?
  var code: String?
  var count: Int
  var weight: Double?
  var isLent: Bool
  var bought: Day?
  var seen: Moment?
  var due: When?
  var price: Money?
  var amount: Quantity?
  var tags: Tags
  var own: OwnFields
  var icon: Icon?
  var state: State?
  var spot: RecordID<Spot>?
  var inside: RecordID<Gadget>?
  var created: Moment?
  var changed: Moment?

  init(
    id: RecordID<Gadget> = RecordID(), name: String, note: String? = nil, serial: String? = nil,
    code: String? = nil, count: Int = 1, weight: Double? = nil, isLent: Bool = false,
    bought: Day? = nil, seen: Moment? = nil, due: When? = nil, price: Money? = nil,
    amount: Quantity? = nil,
    tags: Tags = Tags(), own: OwnFields = OwnFields(), icon: Icon? = nil, state: State? = nil,
    spot: RecordID<Spot>? = nil, inside: RecordID<Gadget>? = nil, created: Moment? = nil,
    changed: Moment? = nil
  ) {
    self.id = id
    self.name = name
    self.note = note
    self.serial = serial
    self.code = code
    self.count = count
    self.weight = weight
    self.isLent = isLent
    self.bought = bought
    self.seen = seen
    self.due = due
    self.price = price
    self.amount = amount
    self.tags = tags
    self.own = own
    self.icon = icon
    self.state = state
    self.spot = spot
    self.inside = inside
    self.created = created
    self.changed = changed
  }

  static let name = Field(
    "name", \Gadget.name, .required, .localizedOrder, .searchable, .length(...255), role: .name)
  static let note = Field("note", \Gadget.note)
  static let serial = Field("serial", \Gadget.serial, .length(...500))
  static let code = Field("code", \Gadget.code, .unique)
  static let count = Field("count", \Gadget.count, .default(1))
  static let weight = Field("weight", \Gadget.weight)
  static let isLent = Field("lent", \Gadget.isLent)
  static let bought = Field("bought", \Gadget.bought, .title("Purchase day"))
  static let seen = Field("seen", \Gadget.seen)
  static let due = Field("due", \Gadget.due)
  static let price = Field("price", \Gadget.price)
  static let amount = Field("amount", \Gadget.amount)
  static let tags = Field("tags", \Gadget.tags)
  static let own = Field("own", \Gadget.own)
  static let icon = Field("icon", \Gadget.icon)
  static let state = Field("state", \Gadget.state)
  static let spot = Field("spot", \Gadget.spot)
  static let inside = Field("inside", \Gadget.inside, .onRemoval(.clear), role: .parent)
  static let created = Field("created", \Gadget.created, role: .created)
  static let changed = Field("changed", \Gadget.changed, role: .changed)

  static let schema = Schema(
    "gadget", Gadget.init, Field.id(), name, note, serial, code, count, weight, isLent, bought,
    seen, due, price, amount, tags, own, icon, state, spot, inside, created, changed)
}

/// A place that lies in others; no two in one have the same name.
struct Spot: Record {
  let id: RecordID<Spot>
  var name: String
  var parent: RecordID<Spot>?
  var note: String?

  init(
    id: RecordID<Spot> = RecordID(), name: String, parent: RecordID<Spot>? = nil,
    note: String? = nil
  ) {
    self.id = id
    self.name = name
    self.parent = parent
    self.note = note
  }

  static let name = Field("name", \Spot.name, .required, .localizedOrder, role: .name)
  static let parent = Field("parent", \Spot.parent, role: .parent)
  static let note = Field("note", \Spot.note)
  static let schema = Schema("spot", Spot.init, Field.id(), name, parent, note)
}

/// A store of gadgets and spots, and the ways in and out of it.
struct Workshop {
  let store: Store
  let types: [DomainType]

  /// A new store, in memory or in a temporary file.
  init(_ address: String = "memory:") async throws {
    let gadget = try RecordModel(Gadget.self)
    let spot = try RecordModel(Spot.self)
    types = [
      DomainType(gadget, columns: [], sort: []),
      DomainType(
        spot, columns: [], sort: [], completion: TreeCompletion(spot.type, namesAreUnique: true)),
    ]
    let now = Moment(microseconds: 1_780_000_000_000_000)
    store = try await Store(
      backend: try Store.backend(at: address), models: types.map(\.model),
      options: StoreOptions(
        author: Author(user: "ann", host: "home", program: "test"), now: { now }))
  }

  static func context(
    _ locale: String = "en-GB", currency: String? = "EUR"
  ) throws -> ReadingContext {
    ReadingContext(
      locale: try LocaleName(locale), currency: try currency.map { try Currency($0) },
      zone: try TimeZoneName("Europe/Berlin"),
      now: Moment(microseconds: 1_780_000_000_000_000))
  }

  func load(
    _ text: String, named name: String = "things.csv", _ options: ImportOptions = ImportOptions(),
    locale: String = "en-GB"
  ) async throws -> ImportReport {
    try await load(Array(text.utf8), named: name, options, locale: locale)
  }

  func load(
    _ bytes: [UInt8], named name: String = "things.csv",
    _ options: ImportOptions = ImportOptions(), locale: String = "en-GB"
  ) async throws -> ImportReport {
    try await Importer(types, options, context: Self.context(locale))
      .run(.bytes(bytes, name: name), into: store, command: "import \(name)")
  }

  func save(_ options: ExportOptions) async throws -> String {
    let exporter = Exporter(types.map(\.model), options)
    return try await store.read { snapshot in
      let output = ByteOutput()
      try exporter.write(snapshot, to: output)
      return output.text
    }
  }

  func gadgets() async throws -> [Gadget] {
    try await store.repository(of: Gadget.self).fetch(sort: Gadget.name.ascending)
  }

  func spots() async throws -> [Spot] {
    try await store.repository(of: Spot.self).fetch(sort: Spot.name.ascending)
  }
}

extension ImportReport {
  /// The problems, as lines for people.
  var complaints: [String] {
    problems.problems.map { Catalogue.english.words(for: $0.statement) }
  }
}
