import StewardModels
import StewardValidation

/// A record with a field for each kind of rule.
struct Thing: Record {
  let id: RecordID<Thing>
  var name: String
  var link: String?
  var note: String?
  var rating: Int?
  var weight: Double?
  var price: Money?
  var value: Money?
  var amount: Quantity?
  var bought: Day?
  var sold: Day?
  var tags: Tags

  init(
    id: RecordID<Thing> = RecordID(Identifier(high: 1, low: 2)), name: String = "Lamp",
    link: String? = nil, note: String? = nil, rating: Int? = nil, weight: Double? = nil,
    price: Money? = nil, value: Money? = nil, amount: Quantity? = nil, bought: Day? = nil,
    sold: Day? = nil, tags: Tags = []
  ) {
    self.id = id
    self.name = name
    self.link = link
    self.note = note
    self.rating = rating
    self.weight = weight
    self.price = price
    self.value = value
    self.amount = amount
    self.bought = bought
    self.sold = sold
    self.tags = tags
  }

  static let name = Field(
    "name", \Thing.name, .required, .length(1...10), .oneLine, .trimmed, .example("Lamp"))
  static let link = Field("link", \Thing.link, .web)
  static let note = Field("note", \Thing.note, .matches("shout") { $0 != $0.uppercased() })
  static let rating = Field("rating", \Thing.rating, .range(1...5))
  static let weight = Field("weight", \Thing.weight, .range(0...), .help("In kilograms."))
  static let price = Field("price", \Thing.price, .notNegative)
  static let value = Field("value", \Thing.value, .positive)
  static let amount = Field("amount", \Thing.amount, .positive, .unit(in: .mass))
  static let bought = Field(
    "bought", \Thing.bought, .notInFuture(today: { Day(unchecked: 20_000) }))
  static let sold = Field("sold", \Thing.sold, .range(Day.first...))
  static let tags = Field("tags", \Thing.tags, .each(.length(...5)))
  static let schema = Schema(
    "thing", Thing.init, Field.id(), name, link, note, rating, weight, price, value, amount,
    bought, sold, tags,
    rules: [
      .ordered(bought, sold), .ordered(price, value), .requires(price, with: sold),
      .exclusive(weight, amount, rating), .oneRequired(of: name, link),
    ])
}
