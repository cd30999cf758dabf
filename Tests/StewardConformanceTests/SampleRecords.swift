import StewardModels

enum Mood: String, Choice { case calm, glad, sad }

struct Right: Record {
  let id: RecordID<Right>
  var title: String
  var author: String
  var isRead: Bool
  var isLent: Bool
  var isLost: Bool?
  var mood: Mood
  var other: Mood?
  var price: Money
  var cost: Money?
  var amount: Quantity
  var tags: Tags
  var own: OwnFields
  var icon: Icon
  var count: Int
  var weight: Double?
  var day: Day
  var moment: Moment?
  var parent: RecordID<Right>?

  static let title = Field("title", \Right.title, .required, role: .name)
  static let author = Field("author", \Right.author)
  static let isRead = Field("read", \Right.isRead)
  static let isLent = Field("lent", \Right.isLent)
  static let isLost = Field("lost", \Right.isLost)
  static let mood = Field("mood", \Right.mood)
  static let other = Field("other", \Right.other)
  static let price = Field("price", \Right.price)
  static let cost = Field("cost", \Right.cost)
  static let amount = Field("amount", \Right.amount)
  static let tags = Field("tags", \Right.tags)
  static let own = Field("own", \Right.own)
  static let icon = Field("icon", \Right.icon)
  static let count = Field("count", \Right.count)
  static let weight = Field("weight", \Right.weight)
  static let day = Field("day", \Right.day)
  static let moment = Field("moment", \Right.moment)
  static let parent = Field("parent", \Right.parent, .onRemoval(.clear), role: .parent)
  static let schema = Schema(
    "right", Right.init, Field.id(), title, author, isRead, isLent, isLost, mood, other, price,
    cost,
    amount, tags, own, icon, count, weight, day, moment, parent)
}

struct SwappedText: Record {
  let id: RecordID<SwappedText>
  var author: String
  var title: String

  static let title = Field("title", \SwappedText.title)
  static let author = Field("author", \SwappedText.author)
  static let schema = Schema("book", SwappedText.init, Field.id(), title, author)
}

struct SwappedFlags: Record {
  let id: RecordID<SwappedFlags>
  var one: Bool
  var two: Bool
  var three: Bool

  static let one = Field("one", \SwappedFlags.one)
  static let two = Field("two", \SwappedFlags.two)
  static let three = Field("three", \SwappedFlags.three)
  static let schema = Schema("flags", SwappedFlags.init, Field.id(), one, three, two)
}

struct SwappedChoices: Record {
  let id: RecordID<SwappedChoices>
  var one: Mood
  var two: Mood

  static let one = Field("one", \SwappedChoices.one)
  static let two = Field("two", \SwappedChoices.two)
  static let schema = Schema("choices", SwappedChoices.init, Field.id(), two, one)
}

struct SamePath: Record {
  let id: RecordID<SamePath>
  var one: Int
  var two: Int

  static let one = Field("one", \SamePath.one)
  static let two = Field("two", \SamePath.one)
  static let schema = Schema("same", SamePath.init, Field.id(), one, two)
}

struct Changing: Record {
  let id: RecordID<Changing>
  var title: String

  init(id: RecordID<Changing>, title: String) {
    self.id = id
    self.title = title.uppercased()
  }

  static let title = Field("title", \Changing.title)
  static let schema = Schema("changing", Changing.init, Field.id(), title)
}

struct Contradicting: Record {
  let id: RecordID<Contradicting>
  var one: String
  var two: String

  static let one = Field("one", \Contradicting.one, role: .name)
  static let two = Field("two", \Contradicting.two, role: .name)
  static let schema = Schema("contradicting", Contradicting.init, Field.id(), one, two)
}

struct Uncleared: Record {
  let id: RecordID<Uncleared>
  var other: RecordID<Right>

  static let other = Field("other", \Uncleared.other, .onRemoval(.clear))
  static let schema = Schema("uncleared", Uncleared.init, Field.id(), other)
}

struct StrayRule: Record {
  let id: RecordID<StrayRule>
  var author: String

  static let author = Field("author", \StrayRule.author)
  static let schema = Schema(
    "stray", StrayRule.init, Field.id(), author,
    rules: [RecordRule("any", fields: ["autor"]) { _ in nil }])
}
