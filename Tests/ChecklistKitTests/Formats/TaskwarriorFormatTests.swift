import ChecklistKit
import StewardConformance
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardTestSupport
import Testing

@Suite struct TaskwarriorFormatTests {
  static let text = #"""
    [
    {"id":1,"description":"Pay \"rent\"","due":"20261209T230000Z","entry":"20261101T120000Z","modified":"20261102T120000Z","priority":"H","project":"Home.Money","status":"pending","tags":["bank","next"],"uuid":"296d835e-8f85-4224-8f36-c612cad1b9f8","urgency":12.3,
     "annotations":[{"entry":"20261101T120000Z","description":"said so"},{"entry":"20261103T101112Z","description":"called\nno answer"}],
     "depends":["3d6e8f85-0000-4224-8f36-c612cad1b9f8"],"estimate":"High","size":3.5,"big":12345678901234567890,"flag":true,"list":[1,{"a":null}],"empty":""},
    {"description":"done","entry":"20261101T120000Z","end":"20261201T083000Z","status":"completed","uuid":"00000000-0000-4000-8000-000000000001","priority":"1"},
    {"description":"later","entry":"20261101T120000Z","status":"waiting","wait":"20270101T230000Z","uuid":"00000000-0000-4000-8000-000000000002","depends":"00000000-0000-4000-8000-000000000001,00000000-0000-4000-8000-000000000003"},
    {"description":"planned","entry":"20261101T120000Z","status":"pending","scheduled":"20270101T230000Z","due":"20270102T173000Z","uuid":"00000000-0000-4000-8000-000000000003"},
    {"description":"again","entry":"20261101T120000Z","status":"recurring","recur":"monthly","mask":"-","due":"20261209T230000Z","uuid":"00000000-0000-4000-8000-000000000004"},
    {"description":"gone","entry":"20261101T120000Z","status":"deleted","uuid":"00000000-0000-4000-8000-000000000005"}
    ]
    """#

  @Test("every attribute comes back, T11 among them, in the same bytes")
  func roundTrip() async throws {
    let first = try await Exchange()
    let report = try await first.read(Self.text)
    #expect(report.format.name == "taskwarrior")
    #expect(words(report.problems).isEmpty)
    #expect(report.outcome == .written)
    #expect(
      words(report.warnings) == [
        "test, line 9: one deleted task is left out"
      ])
    let written = try await first.write(ChecklistFormats.taskwarrior).text
    for part in [
      #""estimate":"High""#, #""size":3.5"#, #""big":12345678901234567890"#, #""flag":true"#,
      #""list":[1,{"a":null}]"#, #""empty":"""#, #""priority":"H""#, #""priority":"1""#,
      #""depends":["3d6e8f85-0000-4224-8f36-c612cad1b9f8"]"#,
      #""annotations":[{"description":"said so","entry":"20261101T120000Z"},{"description":"called\nno answer","entry":"20261103T101112Z"}]"#,
      #""due":"20261209T230000Z""#, #""due":"20270102T173000Z""#, #""wait":"20270101T230000Z""#,
      #""scheduled":"20270101T230000Z""#, #""status":"recurring""#, #""recur":"monthly""#,
      #""end":"20261201T083000Z""#, #""project":"Home.Money""#,
      #""modified":"20261102T120000Z""#, #""tags":["bank","next"]"#,
    ] {
      #expect(written.contains(part), "\(part) in \(written)")
    }
    let second = try await Exchange()
    try await second.read(written)
    let again = try await second.write(ChecklistFormats.taskwarrior).text
    #expect(Array(again.utf8) == Array(written.utf8))
  }

  @Test("what the attributes mean, and the identity that is the task's own")
  func meaning() async throws {
    let exchange = try await Exchange()
    try await exchange.read(Self.text)
    let items = try await exchange.items()
    let rent = try #require(items.first { $0.text == "Pay \"rent\"" })
    #expect(rent.id.description == "296d835e-8f85-4224-8f36-c612cad1b9f8")
    #expect(rent.due?.description == "2026-12-10")
    #expect(rent.note == "said so\n2026-11-03T10:11:12Z called\nno answer")
    #expect(rent.own["estimate"] == .text("High"))
    #expect(items.first { $0.text == "later" }?.start?.description == "2027-01-02")
    #expect(items.first { $0.text == "done" }?.checked != nil)
    // The same again changes nothing; another state does.
    #expect(try await exchange.read(Self.text).unchanged >= 5)
    let report = try await exchange.read(
      #"{"description":"done again","status":"pending","uuid":"00000000-0000-4000-8000-000000000001"}"#,
      ChecklistFormats.taskwarrior)
    #expect(report.updated == 1 && report.made == 0)
    #expect(try await exchange.items().first { $0.text == "done again" }?.checked == nil)
  }

  @Test("one object, and one a line")
  func forms() async throws {
    for text in [
      #"{"description":"a","status":"pending"}"#,
      "{\"description\":\"a\",\"status\":\"pending\"}\n{\"description\":\"b\",\"entry\":\"20261101T120000Z\"}\n",
    ] {
      let exchange = try await Exchange()
      #expect(try await exchange.read(text).outcome == .written)
      #expect(try await exchange.items().count == text.split(separator: "\n").count)
    }
  }

  @Test("T9: tasks of a description and annotations are known without being told")
  func recognizesAnnotations() async throws {
    let exchange = try await Exchange()
    let report = try await exchange.read(#"[{"description":"b","annotations":"text"}]"#)
    #expect(report.outcome == .refused)
    #expect(
      words(report.problems) == ["test, line 1, annotations \"text\": expected a list, found text"])
  }

  @Test(
    "T9: an attribute of another kind is an error that names it",
    arguments: [
      (#""annotations":"text""#, "annotations \"text\": expected a list, found text"),
      (#""annotations":[1]"#, "annotations \"1\": expected an object, found a number"),
      (
        #""annotations":[{"entry":"20261101T120000Z"}]"#,
        "annotations: each annotation has an entry and a description"
      ),
      (
        #""due":"soon""#,
        "due \"soon\": this is no date; Taskwarrior writes 20261204T183000Z"
      ),
      (
        #""due":"20261340T183000Z""#,
        "due \"20261340T183000Z\": this is no date; Taskwarrior writes 20261204T183000Z"
      ),
      (#""tags":{"a":1}"#, "tags: expected a list, found an object"),
      (#""uuid":"1""#, "uuid \"1\": this is no UUID"),
      (#""uuid":1"#, "uuid \"1\": expected text, found a number"),
      (
        #""status":"open""#,
        "status \"open\": this is no status; it is pending, waiting, completed, deleted or recurring"
      ),
      (#""project":[]"#, "project: expected text, found a list"),
    ])
  func faults(attribute: String, problem: String) async throws {
    let exchange = try await Exchange()
    let report = try await exchange.read(
      "[\n{\"description\":\"a\"},\n{\"description\":\"b\",\(attribute)}]",
      ChecklistFormats.taskwarrior)
    #expect(report.outcome == .refused)
    #expect(words(report.problems) == ["test, line 3, \(problem)"])
    #expect(try await exchange.items().isEmpty)
  }

  @Test(
    "hostile names are harmless and come back",
    arguments: [
      "../../etc/x", "<script>alert(1)</script>", "=HYPERLINK(\"a\")", "\u{202E}abc", "\\n\"{}[]",
    ])
  func hostile(name: String) async throws {
    let first = try await Exchange()
    try await first.store.transaction("add") { transaction in
      let list = try transaction.insert(Checklist(name: name))
      try transaction.insert(
        ChecklistItem(text: name, list: list.id, note: "\u{1B}[2J\nb", tags: try Tags([name])))
    }
    for format in ChecklistFormats.all {
      let written = try await first.write(format).text
      #expect(!written.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      let second = try await Exchange()
      try await second.read(written, format)
      #expect(try await second.outline() == first.outline())
      let again = try await second.write(format).text
      #expect(Array(again.utf8) == Array(written.utf8))
    }
  }

  @Test("random and truncated files end in a report or an error", arguments: 0..<60)
  func fuzz(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array(Self.text.utf8)
    switch seed % 3 {
    case 0: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &generator))
    case 1:
      for _ in 0..<20 {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
    default: bytes = (0..<300).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
    for format in ChecklistFormats.all {
      let exchange = try await Exchange()
      do {
        let report = try await exchange.read(bytes: bytes, format)
        if report.outcome == .refused { #expect(try await exchange.items().isEmpty) }
      } catch let error as InterchangeError {
        #expect(try await exchange.items().isEmpty, "\(error)")
      }
    }
    let deep = String(repeating: "[", count: 100_000)
    let exchange = try await Exchange()
    let report = try await exchange.read(
      "{\"description\":\(deep)", ChecklistFormats.taskwarrior)
    #expect(report.outcome == .refused)
  }
}
