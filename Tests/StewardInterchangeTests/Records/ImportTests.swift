import StewardKit
import Synchronization
import Testing

@Suite struct ImportTests {
  @Test func aSecondImportMakesNothing() async throws {
    let table = "name,note\nLamp,a\nLamp,a\nDesk,\n"
    let workshop = try await Workshop()
    #expect(try await workshop.load(table).made == 3)
    let again = try await workshop.load(table)
    #expect(again.made == 0)
    #expect(again.unchanged == 3)
    // A third lamp and another column, in another order.
    let longer = try await workshop.load("count,note,name\n,a,Lamp\n,a,Lamp\n,a,Lamp\n,,Desk\n")
    #expect(longer.made == 1)
    #expect(longer.unchanged == 3)
    #expect(try await workshop.gadgets().count == 4)
  }

  @Test func whatWasChangedSinceStaysSo() async throws {
    let workshop = try await Workshop()
    _ = try await workshop.load("name,note\nLamp,a\n")
    var lamp = try await workshop.gadgets()[0]
    lamp.note = "mine"
    try await workshop.store.repository(of: Gadget.self).update(lamp)
    _ = try await workshop.load("name,note\nLamp,a\n")
    #expect(try await workshop.gadgets().map(\.note) == ["mine"])
  }

  @Test func aKeyTouchesOnlyWhatStandsThere() async throws {
    let workshop = try await Workshop()
    _ = try await workshop.load(
      "name,serial,note,own.colour,own.size\nLamp,S-1,a,red,3\nDesk,S-2,b,blue,4\n")
    let report = try await workshop.load(
      "serial,note,own.colour\ns-1,new,\nS-2,b,blue\n", ImportOptions(key: "serial"))
    #expect(report.complaints == [])
    #expect(report.updated == 1)
    #expect(report.unchanged == 1)
    let gadgets = try await workshop.gadgets()
    #expect(gadgets.map(\.name) == ["Desk", "Lamp"])
    #expect(gadgets.map(\.note) == ["b", "new"])
    #expect(gadgets[1].own["colour"] == nil)
    #expect(gadgets[1].own["size"] == .number(3))
    // A row whose record is not there lacks a name.
    let refused = try await workshop.load(
      "serial,note\nS-1,x\nS-9,y\n", ImportOptions(key: "serial"))
    #expect(refused.outcome == .refused)
    #expect(refused.problems.problems.map(\.line) == [3])
    #expect(try await workshop.gadgets().map(\.note) == ["b", "new"])
    // With a name it is made.
    let made = try await workshop.load(
      "serial,name\nS-1,Lamp 2\nS-9,Chair\n", ImportOptions(key: "Serial"))
    #expect(made.made == 1)
    #expect(made.updated == 1)
  }

  @Test func twoRowsOfOneKeyAreRefused() async throws {
    let workshop = try await Workshop()
    let report = try await workshop.load(
      "serial,name\nS-1,A\nS-1,B\n", ImportOptions(key: "serial"))
    #expect(report.problems.problems.map(\.line) == [2, 3])
    await #expect(throws: InterchangeError.self) {
      try await workshop.load("serial,name\nS-1,A\n", ImportOptions(key: "seriel"))
    }
  }

  @Test func valuesThatMustDifferAreComparedWithinTheFile() async throws {
    let workshop = try await Workshop()
    let report = try await workshop.load("name,code\nA,x1\nB,y\nC,X1\nD,\nE,\n")
    #expect(report.problems.problems.map(\.line) == [2, 4])
    #expect(report.problems.problems.map(\.column) == ["code", "code"])
    _ = try await workshop.load("name,code\nA,x1\n")
    let taken = try await workshop.load("name,code\nB,y\nC,X1\n")
    #expect(taken.problems.problems.map(\.line) == [3])
    #expect(try await workshop.gadgets().count == 1)
  }

  @Test func theBadRowsAreLeftOut() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/things.csv"
    let table = "name;price;count\nA;1,50;1\nB;ten;2\n;3,00;3\nD;4,00;many\nE;5,00;5\n"
    try AtomicFile.write(to: path) { try $0.write(table) }
    let workshop = try await Workshop()
    let importer = try Importer(
      workshop.types, ImportOptions(keepsGoing: true), context: Workshop.context())
    let report = try await importer.run(.file(path), into: workshop.store, command: "import")
    #expect(report.outcome == .written)
    #expect(report.made == 2)
    #expect(report.rejected == 3)
    #expect(report.rejectedFile == path + ".rejected")
    let again = try await importer.run(.file(path), into: workshop.store, command: "import")
    #expect(again.rejectedFile == path + ".rejected-2", "what is still to be mended stays")
    #expect(try await workshop.gadgets().map(\.name) == ["A", "E"])

    let reader = CSVReader(try ByteSource(path: path + ".rejected"))
    var rows: [[String]] = []
    while let row = try reader.next() { rows.append(row.texts) }
    #expect(rows.map { $0[0] } == ["name", "B", "", "D"])
    #expect(rows[0] == ["name", "price", "count", "import.problems"])
    #expect(rows.dropFirst().allSatisfy { $0.count == 4 && !$0[3].isEmpty })
    #expect(reader.separator == .semicolon)

    // Mended, it can be imported as it is.
    let mended = rows.map { row in
      row.map { $0 == "ten" ? "10" : $0 == "many" ? "4" : $0.isEmpty ? "C" : $0 }
    }
    let output = ByteOutput()
    var writer = CSVWriter(output)
    for row in mended { try writer.write(row: row) }
    #expect(try await workshop.load(output.text).made == 3)
  }

  @Test func aTrialWritesNothing() async throws {
    let workshop = try await Workshop()
    let report = try await workshop.load(
      "Name;Preis;Room\nLampe;12,50;Home / Hall\nTisch;99,00;Home\n",
      ImportOptions(headings: ["Preis": "price"], aliases: ["Room": "spot"], isTrial: true))
    #expect(report.complaints == [])
    #expect(report.outcome == .trial)
    #expect(report.made == 2)
    #expect(report.madeByName == ["spot": 2])
    #expect(
      report.columns.map(\.meaning) == [.field("name"), .field("price"), .field("spot")])
    #expect(
      report.samples == [["Lampe", "12.50 EUR", "Home / Hall"], ["Tisch", "99.00 EUR", "Home"]])
    #expect(try await workshop.gadgets().isEmpty)
    #expect(try await workshop.spots().isEmpty)
    #expect(try await workshop.store.read { try $0.journal(JournalQuery(limit: 5)).isEmpty })
  }

  @Test func unknownHeadingsAreRefusedOrLeftOut() async throws {
    let workshop = try await Workshop()
    let refused = try await workshop.load("name,pirce,Colour\nLamp,1,red\n")
    #expect(
      refused.columns.map(\.meaning) == [
        .field("name"), .unknown(["price"]), .unknown([]),
      ])
    #expect(refused.problems.problems.map(\.column) == ["pirce", "Colour"])
    #expect(refused.samples == [["Lamp", "1", "red"]])
    let mapped = try await workshop.load(
      "name,pirce,Colour\nLamp,1,red\n",
      ImportOptions(headings: ["pirce": "", "Colour": "own.colour"]))
    #expect(mapped.made == 1)
    #expect(try await workshop.gadgets()[0].own["colour"] == .text("red"))
    let lenient = try await workshop.load(
      "name,pirce\nDesk,1\n", ImportOptions(isLenient: true))
    #expect(lenient.made == 1)
    #expect(lenient.warnings.count == 1)
    let twice = try await workshop.load("name,Purchase day,bought\nLamp,,\n")
    #expect(twice.problems.problems.map(\.line) == [1])
    await #expect(throws: InterchangeError.self) {
      try await workshop.load("name\nLamp\n", ImportOptions(headings: ["x": "nothing"]))
    }
    await #expect(throws: InterchangeError.self) { try await workshop.load("a,b\n1,2\n") }
  }

  @Test func namesMayStandBeforeTheirRecords() async throws {
    let workshop = try await Workshop()
    let report = try await workshop.load(
      "name,inside\nScrew,Box\nBox,\"Cupboard\"\nCupboard,\nNail,Cupboard / Box\n")
    #expect(report.complaints == [])
    #expect(report.outcome == .written)
    let gadgets = try await workshop.gadgets()
    let inside = gadgets.map { gadget in
      gadgets.first { $0.id == gadget.inside }?.name
    }
    #expect(gadgets.map(\.name) == ["Box", "Cupboard", "Nail", "Screw"])
    #expect(inside == ["Cupboard", nil, "Box", "Box"])
    let refused = try await workshop.load("name,inside\nPin,Chest\n")
    #expect(refused.outcome == .refused)
    #expect(refused.problems.problems.map(\.line) == [2])
    #expect(try await workshop.gadgets().count == 4)
  }

  @Test func aReferenceToNobodyIsRefused() async throws {
    let workshop = try await Workshop()
    let nobody = Identifier(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0001)
    let report = try await workshop.load("name,spot,inside\nA,\(nobody),\nB,,\(nobody)\n")
    #expect(report.outcome == .refused)
    #expect(report.problems.problems.map(\.line) == [2, 3])
  }

  @Test func severalTypesComeInOneFile() async throws {
    let lines = """
      {"type":"gadget","name":"Lamp","spot":"Home / Hall","tags":["a","b"],"price":{"amount":"9","currency":"EUR"}}
      {"type":"spot","name":"Hall","parent":"Home"}
      {"type":"spot","name":"Home"}
      """
    let workshop = try await Workshop()
    let report = try await workshop.load(lines, named: "things.ndjson")
    #expect(report.complaints == [])
    #expect(report.made == 3)
    let spots = try await workshop.spots()
    #expect(spots.map(\.name) == ["Hall", "Home"])
    #expect(spots[0].parent == spots[1].id)
    #expect(try await workshop.gadgets()[0].spot == spots[0].id)
    #expect(try await workshop.gadgets()[0].price?.description == "9.00 EUR")
  }

  @Test func `each bad line of NDJSON is named, and the lines after it are read`() async throws {
    let workshop = try await Workshop()
    let bad = try await workshop.load(
      """
      {"type":"gadget","name":"A"}
      {"type":"thing"}
      {"type":"gadget",}
      []
      {"nmae":"B"}
      {"name":"C
      D"}
      {"name":"E"}

      """,
      named: "things.ndjson")
    #expect(bad.problems.problems.map(\.line) == [2, 3, 4, 5, 6, 7])
    #expect(bad.outcome == .refused)
    #expect(try await workshop.gadgets().count == 0)
  }

  @Test func `a document of a later form is refused`() async throws {
    let workshop = try await Workshop()
    let newer = try await #require(throws: InterchangeError.self) {
      try await workshop.load(#"{"steward":2,"gadget":[{"name":"A"}]}"#, named: "x.json")
    }
    #expect(newer.code == .unknownFormat)
  }

  @Test func `an import that is cancelled while it writes leaves the store as it was`()
    async throws
  {
    let workshop = try await Workshop()
    let table = "name\n" + (0..<2000).map { "Thing \($0)\n" }.joined()
    let importer = try Importer(workshop.types, ImportOptions(), context: Workshop.context())
    let (start, starter) = AsyncStream<Void>.makeStream()
    let importing = Mutex<Task<ImportReport, any Error>?>(nil)
    let task = Task {
      // The task knows itself before it begins.
      for await _ in start { break }
      return try await importer.run(
        .bytes(Array(table.utf8), name: "things.csv"), into: workshop.store, command: "import"
      ) { progress in
        if progress.phase == .writing { importing.withLock { $0?.cancel() } }
      }
    }
    importing.withLock { $0 = task }
    starter.yield()
    let error = await #expect(throws: StoreError.self) { try await task.value }
    #expect(error?.code == .cancelled)
    #expect(try await workshop.gadgets().isEmpty)
    #expect(try await workshop.store.head() == 0)
  }
}
