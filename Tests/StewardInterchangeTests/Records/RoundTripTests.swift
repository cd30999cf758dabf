import StewardConformance
import StewardKit
import Testing

/// Exported, imported into an empty store and exported again: the same bytes.
@Suite struct RoundTripTests {
  @Test(arguments: ["csv", "tsv", "json", "ndjson"], [1, 2, 3] as [UInt64])
  func randomRecordsSurvive(_ name: String, _ seed: UInt64) async throws {
    let format = try #require(InterchangeFormat(name: name))
    let first = try await Workshop()
    try await first.fill(seed: seed)
    let exported = try await first.save(ExportOptions(format))
    #expect(exported.count > 1000)
    let second = try await Workshop()
    let report = try await second.load(exported, named: "things.\(name)")
    #expect(report.complaints == [])
    #expect(report.outcome == .written)
    let again = try await second.save(ExportOptions(format))
    // Compared outside of the macro, which would look for the least difference of two long texts.
    let isSame = again == exported
    #expect(isSame)
    if name.hasSuffix("json") {
      let areSame = try await second.gadgets() == first.gadgets()
      #expect(areSame)
    }
  }

  @Test(
    "An export of some holds only what these refer to, and comes back whole",
    arguments: [
      InterchangeFormat.json, .ndjson,
    ])
  func someRecordsSurvive(_ format: InterchangeFormat) async throws {
    let first = try await Workshop()
    try await first.store.transaction("fill") { transaction in
      let house = try transaction.insert(Spot(name: "House"))
      let shelf = try transaction.insert(Spot(name: "Shelf", parent: house.id))
      _ = try transaction.insert(Spot(name: "Garden"))
      let box = try transaction.insert(Gadget(name: "Box", spot: shelf.id))
      _ = try transaction.insert(Gadget(name: "Lamp", inside: box.id))
      _ = try transaction.insert(Gadget(name: "Rake"))
    }
    let filter = Gadget.name.equals("Lamp").expression
    let exported = try await first.save(ExportOptions(format, filter: filter))
    let second = try await Workshop()
    let report = try await second.load(exported, named: "things.\(format)")
    #expect(report.complaints == [])
    #expect(try await second.gadgets().map(\.name) == ["Box", "Lamp"])
    #expect(try await second.spots().map(\.name) == ["House", "Shelf"])
    let again = try await second.save(ExportOptions(format, filter: filter))
    let isSame = again == exported
    #expect(isSame)
    // Nothing left out is everything.
    let whole = try await first.save(ExportOptions(format))
    #expect(whole.contains("Garden"))
  }

  @Test func manyRecordsOfSomeSurvive() async throws {
    let first = try await Workshop()
    try await first.store.transaction("fill") { transaction in
      for number in 0..<700 {
        let spot = try transaction.insert(Spot(name: "Spot \(number)"))
        _ = try transaction.insert(
          Gadget(name: number < 600 ? "Lamp" : "Rake", spot: spot.id))
      }
    }
    let filter = Gadget.name.equals("Lamp").expression
    let exported = try await first.save(ExportOptions(.json, filter: filter))
    let second = try await Workshop()
    _ = try await second.load(exported, named: "things.json")
    let (gadgets, spots) = (try await second.gadgets(), try await second.spots())
    #expect(gadgets.count == 600 && spots.count == 600)
  }

  @Test func aTableOfPlacesSurvives() async throws {
    let first = try await Workshop()
    try await first.fill(seed: 4)
    let exported = try await first.save(ExportOptions(.csv, type: "spot"))
    let second = try await Workshop()
    let report = try await second.load(exported, ImportOptions(type: "spot"))
    #expect(report.complaints == [])
    let isSame = try await second.save(ExportOptions(.csv, type: "spot")) == exported
    #expect(isSame)
  }

  @Test func aTableForSpreadsheetsSurvives() async throws {
    let first = try await Workshop()
    try await first.fill(seed: 5)
    let plain = try await first.save(ExportOptions(.csv))
    let guarded = try await first.save(ExportOptions(.csv, isForSpreadsheet: true))
    #expect(guarded != plain)
    let second = try await Workshop()
    _ = try await second.load(guarded)
    let isSame = try await second.save(ExportOptions(.csv)) == plain
    #expect(isSame)
  }

  @Test func theSameFileTwiceChangesNothing() async throws {
    let workshop = try await Workshop()
    try await workshop.fill(seed: 6)
    for format in [InterchangeFormat.csv, .json, .ndjson] {
      let exported = try await workshop.save(ExportOptions(format))
      let report = try await workshop.load(exported, named: "things.\(format)")
      #expect(report.complaints == [])
      // A table does not tell empty text from nothing, so that it may give a record another nothing.
      let (unchanged, rows) = (report.unchanged, report.rows)
      if format != .csv { #expect(unchanged == rows, "\(format)") }
    }
  }

  /// Case S2.
  @Test func whatWasRemovedComesBack() async throws {
    let workshop = try await Workshop()
    try await workshop.fill(seed: 7)
    let exported = try await workshop.save(ExportOptions(.json))
    try await workshop.store.transaction("remove") { transaction in
      for type in ["gadget", "spot"] {
        let records = try transaction.records(RecordQuery(type))
        try transaction.remove(records.map { RecordReference(type: type, id: $0.id) })
      }
    }
    #expect(try await workshop.gadgets().isEmpty)
    let report = try await workshop.load(exported, named: "backup.json")
    #expect(report.restored == report.rows)
    #expect(report.made == 0)
    let isSame = try await workshop.save(ExportOptions(.json)) == exported
    #expect(isSame)
  }

  @Test func onlySomeRecordsAreExported() async throws {
    let workshop = try await Workshop()
    _ = try await workshop.load("name,count\nLamp,1\nDesk,2\nChair,2\n")
    let filter = FilterExpression.compare(FieldPath("count"), .equal, .integer(2))
    let text = try await workshop.save(
      ExportOptions(.csv, filter: filter, sort: [SortKey("name")]))
    let names = text.split(separator: "\n").dropFirst().map { $0.split(separator: ",")[1] }
    #expect(names == ["Chair", "Desk"])
  }
}

extension Workshop {
  /// Fills the store with random places and things out of what breaks formats.
  func fill(seed: UInt64, things: Int = 60) async throws {
    let (spot, gadget) = (types[1].model, types[0].model)
    try await store.transaction("fill") { transaction in
      var generator = StewardConformance.SeededGenerator(seed: seed)
      var spots = RandomRows(spot.type)
      var names: Set<String> = []
      for number in 0..<12 {
        var values = spots.values(using: &generator)
        // No two in one may be called alike.
        if case .text(let name) = values[1], !names.insert(name.folded).inserted {
          values[1] = .text("\(name) #\(number)")
        }
        try transaction.insert(spot.type.row(values), model: spot)
      }
      var gadgets = RandomRows(gadget.type, references: spots.references)
      for _ in 0..<things {
        try transaction.insert(gadgets.row(using: &generator), model: gadget)
      }
    }
  }
}
