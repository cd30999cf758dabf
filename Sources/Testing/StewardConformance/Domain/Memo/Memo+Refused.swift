import StewardModels

// Declarations that the records of a store cannot follow by themselves.

/// With another kind of field under a name that is there.
struct MemoOtherKind: Record {
  let id: RecordID<MemoOtherKind>
  var pages: String

  static let pages = Field("pages", \MemoOtherKind.pages)
  static let schema = Schema(
    "memo", { MemoOtherKind(id: $0, pages: $1) }, Field.id(), pages)
}

/// With a field that must hold something, and cannot in the records that are there.
struct MemoNeedsMore: Record {
  let id: RecordID<MemoNeedsMore>
  var day: Day

  static let day = Field("day", \MemoNeedsMore.day)
  static let schema = Schema("memo", { MemoNeedsMore(id: $0, day: $1) }, Field.id(), day)
}

/// With a title that must not recur.
struct MemoUnique: Record {
  let id: RecordID<MemoUnique>
  var title: String

  static let title = Field("title", \MemoUnique.title, .unique)
  static let schema = Schema("memo", { MemoUnique(id: $0, title: $1) }, Field.id(), title)
}

/// The second version: the title is a heading, and pages are a quantity.
struct MemoTwo: Record {
  let id: RecordID<MemoTwo>
  var heading: String
  var length: Quantity
  var mood: Memo.Mood?

  static let heading = Field(
    "heading", \MemoTwo.heading, .required, .localizedOrder, .searchable, role: .name)
  static let length = Field("length", \MemoTwo.length)
  static let mood = Field("mood", \MemoTwo.mood)
  static let schema = Schema(
    "memo", { MemoTwo(id: $0, heading: $1, length: $2, mood: $3) }, Field.id(), heading, length,
    mood, version: 2)
}

/// A record type of another domain.
struct Song: Record {
  let id: RecordID<Song>
  var name: String
  var memo: RecordID<Memo>?

  init(id: RecordID<Song> = RecordID(), name: String, memo: RecordID<Memo>? = nil) {
    self.id = id
    self.name = name
    self.memo = memo
  }

  static let name = Field("name", \Song.name, .required, role: .name)
  static let memo = Field("memo", \Song.memo, .onRemoval(.clear))
  static let schema = Schema("song", Song.init, Field.id(), name, memo)
}
