import StewardModels

/// A loan of the contract's household: it goes with its thing and is called after it, and forgets
/// its room.
struct Loan: Record {
  let id: RecordID<Loan>
  var thing: RecordID<Thing>
  var to: String
  var room: RecordID<Room>?
  var day: Day
  var number: Int?

  init(
    id: RecordID<Loan> = RecordID(), thing: RecordID<Thing>, to: String,
    room: RecordID<Room>? = nil, day: Day, number: Int? = nil
  ) {
    self.id = id
    self.thing = thing
    self.to = to
    self.room = room
    self.day = day
    self.number = number
  }

  static let thing = Field("thing", \Loan.thing, .onRemoval(.cascade), role: .name)
  static let to = Field("to", \Loan.to, .required, .searchable)
  static let room = Field("room", \Loan.room, .onRemoval(.clear))
  static let day = Field("day", \Loan.day)
  static let number = Field("number", \Loan.number, .unique)
  static let schema = Schema(
    "loan", Loan.init, Field.id(), thing, to, room, day, number,
    indexes: [FieldIndex(room, day)])
}
