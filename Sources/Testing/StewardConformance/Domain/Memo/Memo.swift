import StewardModels

// One record type as several versions of a program declare it.

/// As the first program declares it.
struct Memo: Record {
  enum Mood: String, Choice { case calm, glad }

  let id: RecordID<Memo>
  var title: String
  var pages: Int
  var mood: Mood?

  init(id: RecordID<Memo> = RecordID(), title: String, pages: Int = 0, mood: Mood? = nil) {
    self.id = id
    self.title = title
    self.pages = pages
    self.mood = mood
  }

  static let title = Field("title", \Memo.title, .required, role: .name)
  static let pages = Field("pages", \Memo.pages)
  static let mood = Field("mood", \Memo.mood)
  static let schema = Schema("memo", Memo.init, Field.id(), title, pages, mood)
}

/// With more fields, one more word, and more that fields take part in.
struct MemoMore: Record {
  enum Mood: String, Choice { case calm, glad, sad }

  let id: RecordID<MemoMore>
  var title: String
  var note: String?
  var pages: Int
  var mood: Mood?
  var stars: Int
  var tags: Tags

  init(
    id: RecordID<MemoMore> = RecordID(), title: String, note: String? = nil, pages: Int = 0,
    mood: Mood? = nil, stars: Int = 3, tags: Tags = []
  ) {
    self.id = id
    self.title = title
    self.note = note
    self.pages = pages
    self.mood = mood
    self.stars = stars
    self.tags = tags
  }

  static let title = Field(
    "title", \MemoMore.title, .required, .localizedOrder, .searchable, .indexed, role: .name)
  static let note = Field("note", \MemoMore.note, .unique)
  static let pages = Field("pages", \MemoMore.pages, .indexed)
  static let mood = Field("mood", \MemoMore.mood)
  static let stars = Field("stars", \MemoMore.stars, .default(3), .indexed)
  static let tags = Field("tags", \MemoMore.tags, .searchable)
  static let schema = Schema(
    "memo", MemoMore.init, Field.id(), title, note, pages, mood, stars, tags)
}

/// With a field less, and in another order.
struct MemoLess: Record {
  let id: RecordID<MemoLess>
  var pages: Int
  var title: String

  init(id: RecordID<MemoLess> = RecordID(), pages: Int = 0, title: String) {
    self.id = id
    self.pages = pages
    self.title = title
  }

  static let pages = Field("pages", \MemoLess.pages)
  static let title = Field("title", \MemoLess.title, .required, role: .name)
  static let schema = Schema("memo", MemoLess.init, Field.id(), pages, title)
}
