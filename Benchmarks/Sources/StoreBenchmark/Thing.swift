import StewardKit

/// The record of the library rows: seven columns, of every kind that a household mostly uses.
struct Thing: Record {
  let id: RecordID<Thing>
  var name: String
  var note: String
  var price: Money?
  var bought: Day?
  var quantity: Int
  var insured: Bool

  static let name = Field(
    "name", \Thing.name, .required, .localizedOrder, .searchable, role: .name)
  static let note = Field("note", \Thing.note, .searchable)
  static let price = Field("price", \Thing.price)
  static let bought = Field("bought", \Thing.bought, .indexed)
  static let quantity = Field("quantity", \Thing.quantity, .default(1))
  static let insured = Field("insured", \Thing.insured)
  static let schema = Schema(
    "thing", Thing.init, Field.id(), name, note, price, bought, quantity, insured)
}

extension Thing {
  /// What `Baseline/fetch.c` adds up of a row, so that both are seen to have read the same.
  var sum: UInt64 {
    // The first byte of each half.
    var sum = (id.identifier.high >> 56) &+ (id.identifier.low >> 56)
    sum &+= Self.sum(of: name)
    sum &+= Self.sum(of: note)
    if let price {
      sum &+= UInt64(bitPattern: price.minorUnits)
      sum &+= Self.sum(of: price.currency.code)
    }
    if let bought { sum &+= UInt64(bitPattern: Int64(bought.daysSince1970)) }
    sum &+= UInt64(bitPattern: Int64(quantity))
    return insured ? sum &+ 1 : sum
  }

  private static func sum(of text: String) -> UInt64 {
    guard let first = text.utf8.first else { return 0 }
    return UInt64(first) &+ UInt64(text.utf8.count)
  }
}
