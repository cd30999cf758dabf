import StewardModels

/// A thing of the contract's household, with a field of every kind.
struct Thing: Record {
  enum Condition: String, Choice { case new, good, fair, poor, broken }

  let id: RecordID<Thing>
  var name: String
  var note: String?
  var code: String?
  var count: Int
  var weight: Double?
  var isLent: Bool
  var bought: Day?
  var seen: Moment?
  var due: When?
  var every: Repeat?
  var price: Money?
  var amount: Quantity?
  var tags: Tags
  var own: OwnFields
  var icon: Icon?
  var condition: Condition?
  var room: RecordID<Room>?
  var made: Moment?
  var changed: Moment?

  init(
    id: RecordID<Thing> = RecordID(), name: String, note: String? = nil, code: String? = nil,
    count: Int = 1, weight: Double? = nil, isLent: Bool = false, bought: Day? = nil,
    seen: Moment? = nil, due: When? = nil, every: Repeat? = nil, price: Money? = nil,
    amount: Quantity? = nil,
    tags: Tags = [],
    own: OwnFields = OwnFields(), icon: Icon? = nil, condition: Condition? = nil,
    room: RecordID<Room>? = nil, made: Moment? = nil, changed: Moment? = nil
  ) {
    self.id = id
    self.name = name
    self.note = note
    self.code = code
    self.count = count
    self.weight = weight
    self.isLent = isLent
    self.bought = bought
    self.seen = seen
    self.due = due
    self.every = every
    self.price = price
    self.amount = amount
    self.tags = tags
    self.own = own
    self.icon = icon
    self.condition = condition
    self.room = room
    self.made = made
    self.changed = changed
  }
}
