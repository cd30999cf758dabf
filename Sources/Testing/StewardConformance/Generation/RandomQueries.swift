public import StewardModels
public import StewardQuery
public import StewardText

/// Random filters, orders and pages over records of which some are at hand.
///
/// What is compared with is mostly taken from the samples, so that many filters hold for some of the
/// records and not for others.
public struct RandomQueries {
  let type: RecordType
  let types: [String: RecordType]
  let samples: [String: [[Value]]]
  let collation: Collation
  private let rows: SampleRows

  /// Queries over records of a type.
  ///
  /// - Parameters:
  ///   - type: The type of the records.
  ///   - types: The record types by name, this one too.
  ///   - samples: Some records of each type by the type's name, as values in the order of the fields.
  ///   - collation: The order of the store's language.
  public init(
    _ type: RecordType, types: [String: RecordType], samples: [String: [[Value]]],
    collation: Collation
  ) {
    self.type = type
    self.types = types
    self.samples = samples
    self.collation = collation
    rows = SampleRows(samples, types: types)
  }

  /// A query: a filter, an order, and now and then a limit and a place to go on after.
  public func query(using generator: inout SeededGenerator) -> RecordQuery {
    var query = RecordQuery(
      type.name, filter: filter(using: &generator), sort: sort(using: &generator))
    if generator.chance(oneIn: 2) { query.limit = generator.below(20) }
    if generator.chance(oneIn: 3) { query.after = cursor(query.sort, using: &generator) }
    return query
  }

  /// An order by up to three fields.
  public func sort(using generator: inout SeededGenerator) -> [SortKey] {
    let fields = type.fields.filter(\.kind.isSortable)
    return (0..<generator.below(4)).compactMap { _ in
      fields.randomElement(using: &generator).map {
        SortKey($0.name, descending: Bool.random(using: &generator))
      }
    }
  }

  /// The place of one of the samples in an order; nil where there is none.
  public func cursor(_ sort: [SortKey], using generator: inout SeededGenerator) -> Cursor? {
    guard let values = samples[type.name]?.randomElement(using: &generator) else { return nil }
    do throws(QueryError) {
      let order = try RecordOrder(type, sort, collation: collation, source: rows) { types[$0] }
      return order.cursor(of: type.row(values))
    } catch {
      return nil
    }
  }

  /// A question about many records at once.
  public func aggregate(using generator: inout SeededGenerator) -> AggregateQuery {
    let amounts = type.fields.filter {
      [.money, .quantity, .integer, .number].contains($0.kind)
    }
    let factors = type.fields.filter { $0.kind == .quantity }
    let group = type.fields.randomElement(using: &generator)
    var path = group.map { FieldPath($0.name) }
    if let group, group.kind == .own {
      path = FieldPath(group.name, own: generator.pick(RandomValues.names, else: "colour"))
    }
    return AggregateQuery(
      type.name, filter: filter(using: &generator),
      sums: (0..<generator.below(3)).compactMap { _ in
        amounts.randomElement(using: &generator)?.name
      },
      multipliedBy: generator.chance(oneIn: 3)
        ? factors.randomElement(using: &generator)?.name : nil,
      by: generator.chance(oneIn: 4) ? nil : path)
  }
}

/// The samples as a place where records are found that others refer to.
private struct SampleRows: RowSource, Sendable {
  private var rows: [String: [Identifier: [Scalar]]] = [:]

  init(_ samples: [String: [[Value]]], types: [String: RecordType]) {
    for (name, records) in samples {
      guard let type = types[name] else { continue }
      for values in records {
        guard case .reference(let id) = values.first else { continue }
        rows[name, default: [:]][id] = type.row(values)
      }
    }
  }

  func row(of type: String, id: Identifier) -> [Scalar]? { rows[type]?[id] }
}
