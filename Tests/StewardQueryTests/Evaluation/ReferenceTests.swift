import StewardModels
import StewardQuery
import Testing

/// Conditions on the records that records refer to.
@Suite struct ReferenceTests {
  /// Home (1) holds Garage (2), which holds Shelf (3); Attic (4) and Loft (5) lie in each other.
  static let source = MemoryRows([
    (
      Samples.place,
      [
        place(1, "Home", in: nil), place(2, "Garage", in: 1), place(3, "Shelf", in: 2),
        place(4, "Attic", in: 5), place(5, "Loft", in: 4),
      ]
    )
  ])

  static func place(_ id: UInt64, _ name: String, in parent: UInt64?) -> [Scalar] {
    Samples.row(["name": .text(name), "parent": reference(parent)], id: id, type: Samples.place)
  }

  static func item(in place: UInt64?) -> [Scalar] {
    Samples.row(["place": reference(place)])
  }

  static func reference(_ id: UInt64?) -> Value {
    id.map { Value.reference(Samples.id($0)) } ?? .none
  }

  static func named(_ name: String) -> FilterExpression {
    .text(FieldPath("name"), .equals, name)
  }

  typealias Case = (name: String, place: UInt64?, orLiesIn: Bool, holds: Bool)

  static let cases: [Case] = [
    ("home", 3, true, true), ("home", 3, false, false), ("shelf", 3, false, true),
    ("home", 1, true, true), ("garage", 1, true, false), ("home", nil, true, false),
    ("home", 99, true, false), ("loft", 4, true, true), ("attic", 4, true, true),
    ("home", 4, true, false), ("home", 5, true, false),
  ]

  @Test(arguments: cases)
  func refers(name: String, place: UInt64?, orLiesIn: Bool, holds: Bool) throws {
    let filter = FilterExpression.refers(
      FieldPath("place"), Self.named(name), orLiesIn: orLiesIn)
    let row = Self.item(in: place)
    #expect(try filter.holds(row, source: Self.source) == holds)
    #expect(try FilterExpression.not(filter).holds(row, source: Self.source) != holds)
  }

  @Test func aRecordLiesInItself() throws {
    let filter = FilterExpression.refers(FieldPath("id"), Self.named("garage"), orLiesIn: true)
    let prepared = try PreparedFilter(
      filter, type: Samples.place, source: Self.source, types: { Samples.types[$0] })
    let names = try (1...5).filter { number in
      let row = try #require(Self.source.row(of: "place", id: Samples.id(UInt64(number))))
      return try prepared.holds(row)
    }
    #expect(names == [2, 3])
  }

  /// What was learnt on the way of one record must be right for all that come later, whichever comes
  /// first.
  @Test func circlesGiveOneAnswer() throws {
    for order in [[4, 5], [5, 4]] as [[UInt64]] {
      let filter = FilterExpression.refers(FieldPath("place"), Self.named("loft"), orLiesIn: true)
      let prepared = try PreparedFilter(
        filter, type: Samples.item, source: Self.source, types: { Samples.types[$0] })
      for place in order { #expect(try prepared.holds(Self.item(in: place))) }
    }
  }

  @Test func handlesNameRecords() throws {
    let id = Samples.id(0x1234_5678_9ABC)
    let handle = Handle(id).characters
    let row = Samples.row(["place": .reference(id)])
    for length in [1, 4, 12] {
      let prefix = try #require(HandlePrefix(handle.prefix(length).uppercased()))
      #expect(try FilterExpression.handle(FieldPath("place"), prefix).holds(row))
    }
    let other = try #require(HandlePrefix(handle.hasPrefix("z") ? "y" : "z"))
    #expect(try !FilterExpression.handle(FieldPath("place"), other).holds(row))
    #expect(try !FilterExpression.handle(FieldPath("place"), other).holds(Samples.row()))
  }
}
