import StewardModels

extension Thing {
  static let name = Field(
    "name", \Thing.name, .required, .localizedOrder, .searchable, role: .name)
  static let note = Field("note", \Thing.note, .searchable, role: .note)
  static let code = Field("code", \Thing.code, .unique, role: .code)
  static let count = Field("count", \Thing.count, .indexed, .default(1))
  static let weight = Field("weight", \Thing.weight)
  static let isLent = Field("lent", \Thing.isLent)
  static let bought = Field("bought", \Thing.bought, .indexed)
  static let seen = Field("seen", \Thing.seen)
  static let due = Field("due", \Thing.due, .indexed, role: .due)
  static let every = Field("every", \Thing.every)
  static let price = Field("price", \Thing.price, .indexed)
  static let amount = Field("amount", \Thing.amount, .indexed)
  static let tags = Field("tags", \Thing.tags, .searchable)
  static let own = Field("own", \Thing.own)
  static let icon = Field("icon", \Thing.icon, role: .icon)
  static let condition = Field("condition", \Thing.condition)
  static let room = Field("room", \Thing.room, .onRemoval(.refuse))
  static let made = Field("made", \Thing.made, role: .created)
  static let changed = Field("changed", \Thing.changed, role: .changed)

  static let schema = Schema(
    "thing", Thing.init, Field.id(), name, note, code, count, weight, isLent, bought, seen, due,
    every,
    price, amount, tags, own, icon, condition, room, made, changed)
}
