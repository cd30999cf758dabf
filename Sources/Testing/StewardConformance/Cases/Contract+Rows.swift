import StewardModels
import StewardPersistence
import StewardQuery

// Records without their Swift types: what generic verbs, import and export work with.
extension Contract {
  static let rows: [ContractCase] = [
    ContractCase("rows: inserted, changed, read and removed by their type's description") { make in
      let store = try await Household.store(make)
      let model = try RecordModel(Thing.self)
      let thing = full()
      let kept = try await store.transaction("add") { transaction in
        try transaction.insert(Thing.schema.row(thing), model: model)
      }
      try expectEqual(kept.id, thing.id.identifier)
      let read = try await store.things.find(thing.id)
      try expectEqual(read?.name, "full")
      let reference = RecordReference(type: "thing", id: thing.id.identifier)
      try await store.transaction("change") { transaction in
        guard let old = try transaction.record(reference) else { return }
        var row = try transaction.declaredRow(old, model: model)
        row[1] = .text("other")
        try transaction.update(old, to: row, model: model)
      }
      try expectEqual(try await store.things.find(thing.id)?.name, "other")
      try expectEqual(try await store.things.find(thing.id)?.tags, thing.tags)
      try await expectViolation("a row that breaks a rule") {
        try await store.transaction("bad") { transaction in
          try transaction.insert(Thing.schema.row(Thing(name: "")), model: model)
        }
      }
      try await store.transaction("remove") { try $0.remove([reference]) }
      try expectEqual(try await store.read { try $0.record(reference) }, nil)
    },
    ContractCase("rows: the columns of some fields, and an end where it is asked for") { make in
      let store = try await Household.store(make)
      let price = Money(minorUnits: 250, currency: .eur)
      try await store.things.insert(contentsOf: [
        Thing(name: "a", count: 1, price: price), Thing(name: "b", count: 2),
        Thing(name: "c", count: 3),
      ])
      let query = RecordQuery("thing", sort: [SortKey("name", descending: true)])
      let rows = try await store.read { snapshot in
        var rows: [[Scalar]] = []
        try snapshot.scan(query, fields: ["price", "count", "lent"]) { row in
          rows.append((0..<4).map { row.scalar($0) })
          return true
        }
        return rows
      }
      let nothing: [Scalar] = [.null, .null]
      try expectEqual(
        rows,
        [
          nothing + [.integer(3), .integer(0)], nothing + [.integer(2), .integer(0)],
          [.integer(250), .text("EUR"), .integer(1), .integer(0)],
        ])
      let stored = try await store.read { try $0.records(query) }
      try expectEqual(stored.map(\.revision), [1, 1, 1])
      try expectEqual(Set(stored.map(\.sequence)).count, 3)
      let seen = try await store.read { snapshot in
        var seen = 0
        try snapshot.forEach(query) { _ in
          seen += 1
          return seen < 2
        }
        return seen
      }
      try expectEqual(seen, 2)
    },
    ContractCase("rows: totals of money, quantities and numbers, in groups") { make in
      let store = try await Household.store(make)
      try await store.things.insert(
        contentsOf: (0..<6).map { index in
          Thing.named("t\(index)") {
            $0.count = index
            $0.price = Money(minorUnits: Int64(index) * 100, currency: index < 4 ? .eur : .jpy)
            $0.amount =
              index == 5 ? nil : Quantity(Int32(index), index % 2 == 0 ? .gram : .kilogram)
            $0.tags = index == 0 ? [] : ["all", index % 2 == 0 ? "even" : "odd"]
          }
        })
      let sums = try await store.read { snapshot in
        try snapshot.aggregate(AggregateQuery("thing", sums: ["price", "amount", "count"]))
      }
      try expectEqual(sums.count, 1)
      try expectEqual(sums.first?.count, 6)
      try expectEqual(sums.first?.totals.last, .integer(15))
      if case .money(let money)? = sums.first?.totals.first {
        try expectEqual(money[.eur]?.minorUnits, 600)
        try expectEqual(money[.jpy]?.minorUnits, 900)
      } else {
        throw ContractFailure(difference: "no total of money: \(sums)", place: #fileID)
      }
      let filter = Thing.count.atLeast(1).expression
      let groups = try await store.read { snapshot in
        try snapshot.aggregate(
          AggregateQuery("thing", filter: filter, sums: ["count"], by: FieldPath("tags")))
      }
      try expectEqual(
        Dictionary(groups.map { ($0.key, $0.count) }) { first, _ in first },
        [.text("all"): 5, .text("even"): 2, .text("odd"): 3])
    },
  ]
}
