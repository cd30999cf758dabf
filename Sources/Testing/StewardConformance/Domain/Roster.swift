import StewardModels
import StewardPersistence

/// A list of the contract's household.
struct Roster: Record {
  let id: RecordID<Roster>
  var name: String
  var icon: Icon?
  var archived: Moment?
  var position: Position?

  init(
    id: RecordID<Roster> = RecordID(), name: String, icon: Icon? = nil, archived: Moment? = nil,
    position: Position? = nil
  ) {
    self.id = id
    self.name = name
    self.icon = icon
    self.archived = archived
    self.position = position
  }

  static let name = Field(
    "name", \Roster.name, .required, .unique, .localizedOrder, role: .name)
  static let icon = Field("icon", \Roster.icon, role: .icon)
  static let archived = Field("archived", \Roster.archived, role: .archived)
  static let position = Field("position", \Roster.position, role: .position)
  static let schema = Schema("roster", Roster.init, Field.id(), name, icon, archived, position)

  static let shape = ListShape(lists: "roster", entries: "duty", first: "Inbox")
}

/// What stands on a list of the contract's household.
struct Duty: Record {
  let id: RecordID<Duty>
  var name: String
  var roster: RecordID<Roster>?
  var under: RecordID<Duty>?
  var done: Moment?
  var due: Day?
  var position: Position?
  var changed: Moment?

  init(
    id: RecordID<Duty> = RecordID(), name: String, roster: RecordID<Roster>? = nil,
    under: RecordID<Duty>? = nil, done: Moment? = nil, due: Day? = nil,
    position: Position? = nil, changed: Moment? = nil
  ) {
    self.id = id
    self.name = name
    self.roster = roster
    self.under = under
    self.done = done
    self.due = due
    self.position = position
    self.changed = changed
  }

  static let name = Field("name", \Duty.name, .required, role: .name)
  static let roster = Field("roster", \Duty.roster, .onRemoval(.cascade))
  static let under = Field("under", \Duty.under, .onRemoval(.cascade), role: .parent)
  static let done = Field("done", \Duty.done, role: .done)
  static let due = Field("due", \Duty.due, role: .due)
  static let position = Field("position", \Duty.position, role: .position)
  static let changed = Field("changed", \Duty.changed, role: .changed)
  static let schema = Schema(
    "duty", Duty.init, Field.id(), name, roster, under, done, due, position, changed)
}
