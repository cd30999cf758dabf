public import StewardModels

/// One thing on a list.
///
/// Items stand under each other and make trees. A new one gets its list and its place when it comes
/// into a store (`ListCompletion`).
public struct ChecklistItem: Record {
  /// The identity.
  public let id: RecordID<ChecklistItem>
  /// What is to be done.
  public var text: String
  /// The list that it stands on.
  public var list: RecordID<Checklist>?
  /// The item that it stands under.
  public var parent: RecordID<ChecklistItem>?
  /// When it was checked; nil while it is open.
  public var checked: Moment?
  /// Free text about it.
  public var note: String?
  /// The day, or the time, before which it need not be seen.
  public var start: When?
  /// The day, or the time, at which it is due.
  public var due: When?
  /// How much it matters: A before B, down to Z.
  public var priority: Priority?
  /// Its tags.
  public var tags: Tags
  /// What the person, or the program that it came from, added: by name.
  public var own: OwnFields
  /// How it repeats; when it is checked, the next one is made.
  public var every: Repeat?
  /// Its place on the list, in an order made by hand.
  public var position: Position?
  /// When the record was made; set by the store.
  public var created: Moment?
  /// When the record was last changed; set by the store.
  public var changed: Moment?

  /// Makes an item.
  public init(
    id: RecordID<ChecklistItem> = RecordID(), text: String, list: RecordID<Checklist>? = nil,
    parent: RecordID<ChecklistItem>? = nil, checked: Moment? = nil, note: String? = nil,
    start: When? = nil, due: When? = nil, priority: Priority? = nil, tags: Tags = Tags(),
    own: OwnFields = OwnFields(), every: Repeat? = nil,
    position: Position? = nil, created: Moment? = nil, changed: Moment? = nil
  ) {
    self.id = id
    self.text = text
    self.list = list
    self.parent = parent
    self.checked = checked
    self.note = note
    self.start = start
    self.due = due
    self.priority = priority
    self.tags = tags
    self.own = own
    self.every = every
    self.position = position
    self.created = created
    self.changed = changed
  }
}
