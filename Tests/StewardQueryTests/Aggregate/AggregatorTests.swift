import StewardConformance
import StewardModels
import StewardQuery
import Testing

@Suite struct AggregatorTests {
  static func result(
    _ query: AggregateQuery, _ rows: [[String: Value]]
  ) throws -> [AggregateGroup] {
    var whole = try Aggregator(query, type: Samples.item, takesWholeRows: true)
    var narrow = try Aggregator(query, type: Samples.item)
    for (index, values) in rows.enumerated() {
      let row = Samples.row(values, id: UInt64(index))
      try Row.view(row) { view throws(QueryError) in try whole.add(view) }
      // An identity stands first where the query asks for no column at all.
      let columns = narrow.columns.isEmpty ? [row[0]] : narrow.columns.map { row[$0] }
      try Row.view(columns) { view throws(QueryError) in try narrow.add(view) }
    }
    #expect(try whole.result() == narrow.result())
    return try whole.result()
  }

  @Test func nothingIsOneGroupOfNone() throws {
    let groups = try Self.result(AggregateQuery("item", sums: ["price", "count"]), [])
    #expect(
      groups == [
        AggregateGroup(key: .none, count: 0, totals: [.money(MoneyTotals()), .integer(0)])
      ])
  }

  @Test func groupsStandInTheOrderOfTheirKeys() throws {
    let query = AggregateQuery("item", by: FieldPath("note"))
    let groups = try Self.result(
      query, ["b", "A", nil, "b", "a"].map { ["note": $0.map { .text($0) } ?? .none] })
    #expect(groups.map(\.key) == [.none, .text("A"), .text("a"), .text("b")])
    #expect(groups.map(\.count) == [1, 1, 1, 2])
  }

  @Test func aRecordCountsInEachOfItsTags() throws {
    let query = AggregateQuery("item", sums: ["count"], by: FieldPath("tag"))
    let groups = try Self.result(
      query,
      [
        ["tag": .tags(["a", "b"]), "count": .integer(2)],
        ["tag": .tags(["b"]), "count": .integer(3)],
        ["count": .integer(7)],
      ])
    #expect(
      groups == [
        AggregateGroup(key: .none, count: 1, totals: [.integer(7)]),
        AggregateGroup(key: .text("a"), count: 1, totals: [.integer(2)]),
        AggregateGroup(key: .text("b"), count: 2, totals: [.integer(5)]),
      ])
  }

  @Test func moneyIsMultipliedRecordByRecordAndKeptByCurrency() throws {
    let query = AggregateQuery("item", sums: ["price"], multipliedBy: "amount")
    let half = Value.quantity(Quantity(millionths: 500_000, unit: .pieces))
    let groups = try Self.result(
      query,
      [
        ["price": LeafTests.euros(5), "amount": half],
        ["price": LeafTests.euros(7), "amount": half],
        ["price": LeafTests.euros(100)],
        ["price": LeafTests.dollars(3), "amount": LeafTests.of(2, .pieces)],
        ["amount": LeafTests.of(9, .pieces)],
      ])
    // 2.5 and 3.5 go to the even cent: 2 and 4.
    let expected = try MoneyTotals([
      Money(minorUnits: 106, currency: .eur), Money(minorUnits: 6, currency: .usd),
    ])
    #expect(groups == [AggregateGroup(key: .none, count: 5, totals: [.money(expected)])])
  }

  @Test func quantitiesAreAddedByWhatTheyMeasure() throws {
    let groups = try Self.result(
      AggregateQuery("item", sums: ["amount"]),
      [
        LeafTests.of(1, .kilogram), LeafTests.of(500, .gram), LeafTests.of(2, .litre),
        LeafTests.of(3, Unit(stored: "can")),
      ].map { ["amount": $0] })
    #expect(
      groups.first?.totals == [
        .quantities([
          Quantity(millionths: 1_500_000, unit: .kilogram),
          Quantity(millionths: 3_000_000, unit: Unit(stored: "can")),
          Quantity(millionths: 2_000_000, unit: .litre),
        ])
      ])
  }

  @Test func numbersAddUpExactlyInAnyOrder() throws {
    let numbers = [1e100, 1, -1e100, 0.1, 0.2, 0.3, 1e-9]
    for shift in numbers.indices {
      let turned = numbers[shift...] + numbers[..<shift]
      let groups = try Self.result(
        AggregateQuery("item", sums: ["ratio"]), turned.map { ["ratio": .number($0)] })
      #expect(groups.first?.totals == [.number(1.600000001)])
    }
  }

  @Test func overflowIsAnErrorWhereverTheSumPasses() throws {
    let query = AggregateQuery("item", sums: ["count"])
    let fits = [Int64.max, 1, -1].map { ["count": Value.integer($0)] }
    #expect(try Self.result(query, fits).first?.totals == [.integer(.max)])
    let error = #expect(throws: QueryError.self) { try Self.result(query, Array(fits.prefix(2))) }
    #expect(error?.code == .overflow)
  }

  @Test(arguments: [
    AggregateQuery("item", sums: ["name"]), AggregateQuery("item", sums: ["bought"]),
    AggregateQuery("item", multipliedBy: "price"), AggregateQuery("item", by: FieldPath("own")),
    AggregateQuery("item", by: FieldPath("nothing")),
    AggregateQuery("item", by: FieldPath("name", own: "a")),
  ])
  func senselessQuestionsAreRefused(query: AggregateQuery) {
    #expect(throws: QueryError.self) { try Aggregator(query, type: Samples.item) }
  }

  @Test func ownFieldsMakeGroups() throws {
    let query = AggregateQuery("item", by: FieldPath("own", own: "COLOUR"))
    let groups = try Self.result(query, [LeafTests.owned, [:]])
    #expect(groups.map(\.key) == [.none, .text("Red")])
  }
}

extension AggregatorTests {
  /// The result does not depend on the order of the rows, and groups add up to the whole.
  @Test(arguments: [31, 32, 33] as [UInt64])
  func anyOrderGivesOneResult(seed: UInt64) throws {
    var data = RandomData(seed: seed)
    for _ in 0..<60 {
      let query = data.queries.aggregate(using: &data.generator)
      let first = Self.outcome(query, data.rows)
      let second = Self.outcome(query, data.rows.shuffled(using: &data.generator))
      #expect(first == second, "\(query)")
      guard let groups = first else { continue }
      #expect(zip(groups, groups.dropFirst()).allSatisfy { $0.key.order(to: $1.key) == .less })
      if query.by?.field != "tag" {
        #expect(groups.reduce(0) { $0 + $1.count } == data.rows.count)
      }
    }
  }

  /// The groups, or nothing where a total is too great.
  private static func outcome(_ query: AggregateQuery, _ rows: [[Scalar]]) -> [AggregateGroup]? {
    do throws(QueryError) {
      var aggregator = try Aggregator(query, type: Samples.item, takesWholeRows: true)
      for row in rows {
        try Row.view(row) { view throws(QueryError) in try aggregator.add(view) }
      }
      return try aggregator.result()
    } catch {
      #expect(error.code == .overflow)
      return nil
    }
  }
}
