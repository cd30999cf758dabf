import StewardModels
import StewardPersistence
import StewardQuery

/// Values of one field from the least to the greatest, and every comparison and order among them.
struct Ladder: Sendable {
  let field: String
  let values: [Value]
  /// Whether a record that holds nothing in the field is tried too.
  let withNothing: Bool

  init(_ field: String, _ values: [Value], withNothing: Bool = true) {
    self.field = field
    self.values = values
    self.withNothing = withNothing
  }

  func check(in store: Store) async throws {
    try await insert(into: store)
    for pivot in values.indices {
      for comparison in Comparison.allCases {
        let holds = values.indices.filter { comparison.holds($0, pivot) }
        try await check(.compare(path, comparison, values[pivot]), holds, in: store)
      }
    }
    try await check(.oneOf(path, []), [], in: store)
    try await check(.oneOf(path, [values[0]]), [0], in: store)
    try await check(
      .oneOf(path, [values[values.count - 1], values[0]]), [0, values.count - 1], in: store)
    try await check(.isNone(path), [], nothing: true, in: store)
    try await checkOrder(in: store)
  }

  private var path: FieldPath { FieldPath(field) }

  /// Not in the order of the ladder, so that none comes out by chance.
  private func insert(into store: Store) async throws {
    let model = try RecordModel(Thing.self)
    let column = model.type.index(ofField: field) ?? 0
    let values = values
    let withNothing = withNothing
    try await store.transaction("fill") { transaction in
      for index in values.indices.reversed() {
        var row = Thing.schema.values(of: Thing(name: "\(index)"))
        row[column] = values[index]
        try transaction.insert(model.type.row(row), model: model)
      }
      if withNothing {
        var row = Thing.schema.values(of: Thing(name: "nothing"))
        row[column] = .none
        try transaction.insert(model.type.row(row), model: model)
      }
    }
  }

  private func check(
    _ filter: FilterExpression, _ holding: [Int], nothing: Bool = false, in store: Store
  ) async throws {
    let others = values.indices.filter { !holding.contains($0) }
    for (filter, holding, nothing) in [
      (filter, holding, nothing), (.not(filter), others, !nothing),
    ] {
      var expected = Set(holding.map(String.init))
      if nothing, withNothing { expected.insert("nothing") }
      let found = try await store.names(filter).split(separator: " ").map(String.init)
      try expectEqual(Set(found), expected, "\(filter)")
      try expectEqual(found.count, expected.count, "\(filter)")
      let count = try await store.read { try $0.count(RecordQuery("thing", filter: filter)) }
      try expectEqual(count, expected.count, "the count of \(filter)")
    }
  }

  private func checkOrder(in store: Store) async throws {
    let ascending = (withNothing ? ["nothing"] : []) + values.indices.map(String.init)
    try expectEqual(
      try await store.names(sort: [SortKey(field)]), ascending.joined(separator: " "),
      "\(field) ascending")
    try expectEqual(
      try await store.names(sort: [SortKey(field, descending: true)]),
      ascending.reversed().joined(separator: " "), "\(field) descending")
  }
}

extension Comparison {
  fileprivate func holds(_ left: Int, _ right: Int) -> Bool {
    switch self {
    case .equal: left == right
    case .less: left < right
    case .atMost: left <= right
    case .greater: left > right
    case .atLeast: left >= right
    }
  }
}
