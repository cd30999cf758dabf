import StewardConformance
import StewardModels
import StewardQuery
import StewardText
import Testing

@Suite struct RecordOrderTests {
  static func order(_ keys: SortKey..., type: RecordType = Samples.item) throws -> RecordOrder {
    try order(keys, type: type)
  }

  static func order(_ keys: [SortKey], type: RecordType = Samples.item) throws -> RecordOrder {
    try RecordOrder(
      type, keys, collation: Samples.collation, source: MemoryRows()
    ) { Samples.types[$0] }
  }

  /// The numbers of the identities in an order.
  static func sorted(_ rows: [[Scalar]], _ keys: [SortKey]) throws -> [UInt64] {
    let order = try Self.order(keys)
    return rows.map(order.cursor).sorted(by: order.precedes).map { $0.id.low & 0xFF }
  }

  static func rows(_ field: String, _ values: [Value]) -> [[Scalar]] {
    values.enumerated().map { Samples.row([field: $0.element], id: UInt64($0.offset + 1)) }
  }

  @Test func nilComesFirstAscendingAndLastDescending() throws {
    let rows = Self.rows("note", [.text("b"), .none, .text(""), .text("a")])
    #expect(try Self.sorted(rows, [SortKey("note")]) == [2, 3, 4, 1])
    #expect(try Self.sorted(rows, [SortKey("note", descending: true)]) == [1, 4, 3, 2])
  }

  @Test func tiesStandByIdentityInTheDirectionOfTheLastKey() throws {
    let rows = Self.rows("count", [.integer(1), .integer(0), .integer(1), .integer(0)])
    #expect(try Self.sorted(rows, []) == [1, 2, 3, 4])
    #expect(try Self.sorted(rows, [SortKey("count")]) == [2, 4, 1, 3])
    #expect(try Self.sorted(rows, [SortKey("count", descending: true)]) == [3, 1, 4, 2])
    let mixed = [SortKey("count"), SortKey("ratio", descending: true)]
    #expect(try Self.sorted(rows, mixed) == [4, 2, 3, 1])
  }

  @Test func localizedTextStandsInTheOrderOfTheLanguage() throws {
    let names = ["Zebra", "apple", "Item 10", "Item 2", "Äpfel", "éclair"]
    let rows = Self.rows("name", names.map(Value.text))
    #expect(try Self.sorted(rows, [SortKey("name")]) == [5, 2, 6, 4, 3, 1])
    let plain = Self.rows("serial", names.map(Value.text))
    #expect(try Self.sorted(plain, [SortKey("serial")]) == [3, 4, 1, 2, 5, 6])
  }

  @Test func moneyStandsByCurrencyAndQuantitiesByWhatTheyMeasure() throws {
    let money = Self.rows(
      "price", [LeafTests.euros(200), LeafTests.dollars(1), LeafTests.euros(5), .none])
    #expect(try Self.sorted(money, [SortKey("price")]) == [4, 3, 1, 2])
    let amounts = Self.rows(
      "amount",
      [
        LeafTests.of(1, .litre), LeafTests.of(1, .kilogram), LeafTests.of(500, .gram),
        LeafTests.of(3, .pieces),
      ])
    #expect(try Self.sorted(amounts, [SortKey("amount")]) == [4, 3, 2, 1])
  }

  @Test(arguments: ["tag", "own"]) func setsHaveNoOrder(field: String) {
    let error = #expect(throws: QueryError.self) { try Self.order(SortKey(field)) }
    #expect(error?.code == .unsortable)
  }

  @Test func unknownFieldsHaveNoOrder() {
    let error = #expect(throws: QueryError.self) { try Self.order(SortKey("nam")) }
    #expect(error?.code == .unknownField)
  }

  @Test func foreignCursorsAreRefused() throws {
    let byName = try Self.order(SortKey("name"))
    let byPrice = try Self.order(SortKey("price"))
    let row = Samples.row(["name": .text("a"), "price": LeafTests.euros(1)])
    try byName.check(byName.cursor(of: row))
    try byPrice.check(byPrice.cursor(of: row))
    try byPrice.check(byPrice.cursor(of: Samples.row()))
    #expect(throws: QueryError.self) { try byName.check(byPrice.cursor(of: row)) }
    #expect(throws: QueryError.self) { try byPrice.check(byName.cursor(of: row)) }
    #expect(throws: QueryError.self) { try byName.check(try Self.order().cursor(of: row)) }
  }

  /// Antisymmetric, transitive, and equal only to itself, over rows with nils, ties, accents,
  /// Chinese and emoji.
  @Test(arguments: [11, 12, 13] as [UInt64])
  func orderIsTotal(seed: UInt64) throws {
    var data = RandomData(seed: seed, items: 40)
    for _ in 0..<25 {
      let keys = data.queries.sort(using: &data.generator)
      let order = try Self.order(keys)
      let places = data.rows.map(order.cursor)
      let sorted = places.sorted(by: order.precedes)
      for (index, left) in sorted.enumerated() {
        for (other, right) in sorted.enumerated() {
          let expected: Ordering = index < other ? .less : index == other ? .equal : .greater
          #expect(order.compare(left, right) == expected, "\(keys)")
        }
      }
    }
  }
}
