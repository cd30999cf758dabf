import StewardConformance
import StewardModels
import StewardQuery
import Testing

/// Laws that every filter keeps, over random filters and random rows.
@Suite struct LawTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func aFilterOrItsNegationHolds(seed: UInt64) throws {
    var data = RandomData(seed: seed)
    var (held, failed) = (0, 0)
    for _ in 0..<150 {
      let filter = data.queries.filter(using: &data.generator)
      let prepared = try prepare(filter, data)
      let negation = try prepare(.not(filter), data)
      for row in data.rows {
        let holds = try prepared.holds(row)
        #expect(try negation.holds(row) != holds, "\(filter)")
        if holds { held += 1 } else { failed += 1 }
      }
    }
    // A law over filters that never hold proves little.
    #expect(held > 1_000 && failed > 1_000)
  }

  @Test(arguments: [5, 6] as [UInt64])
  func checkingKeepsTheMeaningAndIsDoneOnce(seed: UInt64) throws {
    var data = RandomData(seed: seed)
    for _ in 0..<200 {
      let filter = data.queries.filter(using: &data.generator)
      let checked = try filter.checked()
      #expect(try checked.checked() == checked)
      let plain = Plain(data.source)
      for row in data.rows.prefix(20) {
        #expect(
          try checked.holds(row, source: data.source) == plain.holds(filter, row), "\(filter)")
      }
    }
  }

  private func prepare(
    _ filter: FilterExpression, _ data: RandomData
  ) throws -> PreparedFilter {
    try PreparedFilter(
      filter, type: Samples.item, source: data.source, types: { Samples.types[$0] })
  }
}

/// Joins evaluated as they are written, without normal form; leaves one by one.
private struct Plain {
  let source: MemoryRows

  init(_ source: MemoryRows) { self.source = source }

  func holds(_ filter: FilterExpression, _ row: [Scalar]) throws -> Bool {
    switch filter {
    case .all(let parts): try parts.allSatisfy { try holds($0, row) }
    case .any(let parts): try parts.contains { try holds($0, row) }
    case .not(let part): try !holds(part, row)
    default: try filter.holds(row, source: source)
    }
  }
}
