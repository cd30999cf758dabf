public import StewardModels

/// What the processes of a test write: entries that lie in each other, with words, tags and an order.
public struct Entry: Record {
  /// The identity.
  public let id: RecordID<Entry>
  /// What it says.
  public var title: String
  /// Its tags.
  public var tags: Tags
  /// How often it was changed.
  public var version: Int
  /// What it lies in.
  public var parent: RecordID<Entry>?

  /// Makes an entry.
  public init(
    id: RecordID<Entry> = RecordID(), title: String, tags: Tags = [], version: Int = 0,
    parent: RecordID<Entry>? = nil
  ) {
    self.id = id
    self.title = title
    self.tags = tags
    self.version = version
    self.parent = parent
  }

  /// What it says.
  public static let title = Field(
    "title", \Entry.title, .required, .localizedOrder, .searchable, role: .name)
  /// Its tags.
  public static let tags = Field("tags", \Entry.tags, .searchable)
  /// How often it was changed.
  public static let version = Field("version", \Entry.version, .indexed)
  /// What it lies in.
  public static let parent = Field("parent", \Entry.parent, .onRemoval(.cascade), role: .parent)
  /// The declaration.
  public static let schema = Schema(
    "entry", Entry.init, Field.id(), title, tags, version, parent, plural: "entries")
}

/// The same entries, as a later version of the program declares them.
public struct WiderEntry: Record {
  /// The identity.
  public let id: RecordID<WiderEntry>
  /// What it says.
  public var title: String
  /// Its tags.
  public var tags: Tags
  /// How often it was changed.
  public var version: Int
  /// What it lies in.
  public var parent: RecordID<WiderEntry>?
  /// What is new.
  public var note: String

  /// Makes an entry.
  public init(
    id: RecordID<WiderEntry> = RecordID(), title: String, tags: Tags = [], version: Int = 0,
    parent: RecordID<WiderEntry>? = nil, note: String = ""
  ) {
    self.id = id
    self.title = title
    self.tags = tags
    self.version = version
    self.parent = parent
    self.note = note
  }

  /// What is new: old entries hold its default.
  public static let note = Field("note", \WiderEntry.note, .searchable, .default("none yet"))
  /// The declaration.
  public static let schema = Schema(
    "entry", WiderEntry.init, Field.id(),
    Field("title", \WiderEntry.title, .required, .localizedOrder, .searchable, role: .name),
    Field("tags", \WiderEntry.tags, .searchable), Field("version", \WiderEntry.version, .indexed),
    Field("parent", \WiderEntry.parent, .onRemoval(.cascade), role: .parent), note,
    plural: "entries")
}
