public import StewardModels
public import StewardPersistence

/// A list of things to do, to pack, to remember.
public struct Checklist: Record {
  /// The identity.
  public let id: RecordID<Checklist>
  /// What it is called; no two lists are called alike.
  public var name: String
  /// The picture beside its name.
  public var icon: Icon
  /// Free text about it.
  public var note: String?
  /// When it was put away; nil while it is in use.
  public var archived: Moment?
  /// Its place among lists, in an order made by hand.
  public var position: Position?
  /// When the record was made; set by the store.
  public var created: Moment?
  /// When the record was last changed; set by the store.
  public var changed: Moment?

  /// Makes a list.
  ///
  /// `Transaction.makeList` gives it its place among the others besides.
  public init(
    id: RecordID<Checklist> = RecordID(), name: String, icon: Icon = .blank, note: String? = nil,
    archived: Moment? = nil, position: Position? = nil, created: Moment? = nil,
    changed: Moment? = nil
  ) {
    self.id = id
    self.name = name
    self.icon = icon
    self.note = note
    self.archived = archived
    self.position = position
    self.created = created
    self.changed = changed
  }

  /// Which types the lists of this domain are made of.
  public static let shape = ListShape(
    lists: "checklist", entries: "task", first: "Inbox", icon: Icon(stored: "Inbox"))
}
