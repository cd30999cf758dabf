import StewardModels

/// A place of the contract's household: a tree whose parts go with the whole.
struct Room: Record {
  let id: RecordID<Room>
  var name: String
  var inside: RecordID<Room>?
  var note: String?

  init(
    id: RecordID<Room> = RecordID(), name: String, inside: RecordID<Room>? = nil,
    note: String? = nil
  ) {
    self.id = id
    self.name = name
    self.inside = inside
    self.note = note
  }

  static let name = Field(
    "name", \Room.name, .required, .unique, .localizedOrder, .indexed, role: .name)
  static let inside = Field("inside", \Room.inside, .onRemoval(.cascade), role: .parent)
  static let note = Field("note", \Room.note)
  static let schema = Schema("room", Room.init, Field.id(), name, inside, note)
}
