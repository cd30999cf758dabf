import ChecklistKit
import StewardConformance
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardTestSupport
import StewardText
import Testing

@Suite struct TodoFormatTests {
  static let lines = [
    "(A) 2026-11-07 call @Anna about +Garage door",
    "(B) 2026-11-07 my task due:2026-12-10 rec:+1m",
    "x 2026-12-05 2026-11-01 pay +Home%20repairs @bank t:2026-11-03 pri:C",
    "2026-11-01 read Genesis 3:15 http://a.b/c%20d a::::b +首都 @ТУФ",
    "2026-11-01 %40noon %2B1 %64ue:2026-01-01",
    "2026-11-01 +one fish +two",
  ]

  @Test("every line comes back, list by list")
  func roundTrip() async throws {
    let first = try await Exchange()
    let report = try await first.read(
      Self.lines.joined(separator: "\r\n"), name: "todo.txt")
    #expect(report.outcome == .written)
    #expect(words(report.problems).isEmpty)
    #expect(words(report.warnings).isEmpty)
    let written = try await first.write(ChecklistFormats.todoText)
    #expect(written.losses.isEmpty)
    let text = written.text
    #expect(text.split(separator: "\n").sorted() == Self.lines.map { $0[...] }.sorted())
    let second = try await Exchange()
    try await second.read(text, ChecklistFormats.todoText)
    let again = try await second.write(ChecklistFormats.todoText).text
    #expect(Array(again.utf8) == Array(text.utf8))
  }

  @Test("the priority is understood in both places, and only once")
  func priorities() async throws {
    let exchange = try await Exchange()
    try await exchange.read(
      "Buy bike pri:B\n(A) call pri:C\nx done pri:D\nodd pri:high\n", name: "todo.txt")
    let items = try await exchange.items()
    let found = Dictionary(uniqueKeysWithValues: items.map { ($0.text, $0.priority?.letter) })
    #expect(found == ["Buy bike": "B", "call pri:C": "A", "done": "D", "odd pri:high": nil])
    let text = try await exchange.write(ChecklistFormats.todoText).text
    let other = try await Exchange()
    try await other.read(text, ChecklistFormats.todoText)
    #expect(try await other.outline() == exchange.outline())
  }

  @Test("what the words of a line mean")
  func meaning() async throws {
    let exchange = try await Exchange()
    try await exchange.read(Self.lines.joined(separator: "\n"), name: "todo.txt")
    #expect(
      try await exchange.outline() == [
        "Garage: [ ] call @Anna about +Garage door", "Inbox: [ ] my task",
        "Inbox: [ ] @noon +1 due:2026-01-01", "Home repairs: [x] pay",
        "首都: [ ] read Genesis 3:15 http://a.b/c%20d a::::b", "one: [ ] fish +two",
      ])
    let items = try await exchange.items()
    let pay = try #require(items.first { $0.text == "pay" })
    #expect(pay.priority?.letter == "C")
    #expect(Array(pay.tags) == ["bank"])
    #expect(pay.start?.description == "2026-11-03")
    let task = try #require(items.first { $0.text == "my task" })
    #expect(task.due?.description == "2026-12-10")
    #expect(task.every?.stored == "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD")
    #expect(task.own.isEmpty)
  }

  @Test("X1 and X2 as items")
  func strictness() async throws {
    let exchange = try await Exchange()
    let lines = [
      "xylophone lesson", "X 2026-01-01 no", "(b) low", "(B)->send", "Learn 2+2", "mail a@b.org",
      "a::::b",
    ]
    try await exchange.read(
      (lines + ["(A) x odd", "+首都 buy 蔬菜 @ТУФ"]).joined(separator: "\n"), name: "todo.txt")
    let items = try await exchange.items()
    #expect(items.allSatisfy { $0.checked == nil })
    #expect(items.filter { lines.contains($0.text) && $0.priority == nil }.count == lines.count)
    #expect(items.first { $0.text == "x odd" }?.priority?.letter == "A")
    let vegetables = try #require(items.first { $0.text == "buy 蔬菜" })
    #expect(Array(vegetables.tags) == ["ТУФ"])
  }

  @Test("texts, tags and lists that look like marks survive", arguments: 0..<40)
  func hostile(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "x", "(A)", "2026-01-01", "+a", "@b", "due:2026-01-01", "t:2026-01-01", "rec:1d", "pri:A",
      "k:v", "%40", "%", "#1", "<script>", "=1+1", "../../etc/x", "\u{202E}abc", "e\u{301}", "a",
      "b",
    ]
    func text() -> String {
      (0...Int.random(in: 0...4, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? "a"
      }.joined(separator: " ")
    }
    let first = try await Exchange()
    let texts = (0..<10).map { _ in (text(), text(), [text(), "b"]) }
    try await first.store.transaction("add") { transaction in
      for (text, name, tags) in texts {
        let known = try transaction.fetch(where: Checklist.name.equals(name)).first
        let list = try known ?? transaction.insert(Checklist(name: name))
        let isDone = text.utf8.count % 2 == 0
        try transaction.insert(
          ChecklistItem(
            text: text, list: list.id, checked: isDone ? first.context.now : nil,
            tags: try Tags(tags)))
      }
    }
    let written = try await first.write(ChecklistFormats.todoText).text
    let second = try await Exchange()
    let report = try await second.read(written, ChecklistFormats.todoText)
    #expect(words(report.problems).isEmpty)
    let again = try await second.write(ChecklistFormats.todoText).text
    #expect(again.split(separator: "\n").sorted() == written.split(separator: "\n").sorted())
    let before = try await first.items()
    let after = try await second.items()
    func key(_ item: ChecklistItem) -> String { "\(item.text)|\(Array(item.tags))" }
    let isSame = before.map(key).sorted() == after.map(key).sorted()
    #expect(isSame, "\(before.map(key).sorted()) became \(after.map(key).sorted()): \(written)")
  }

  @Test(
    "the form of a file is known by its content and its name",
    arguments: [
      ("a.md", "x", "markdown"), ("a", "Hello\n- [ ] b\n", "markdown"),
      ("todo.txt", "x", "todotxt"),
      ("a", "(A) b\n", "todotxt"), ("a", "x 2026-01-01 b\n", "todotxt"),
      ("a.csv", "text\n- [ ] b\n", "csv"),
      ("a", "text,list\nb,c\n", "csv"),
      ("a.json", "[{\"description\":\"b\",\"entry\":\"20261101T120000Z\"}]", "taskwarrior"),
      ("a", "[{\"text\":\"b\"}]", "json"),
    ])
  func known(name: String, text: String, format: String) async throws {
    let exchange = try await Exchange()
    let report = try await exchange.read(text, name: name)
    #expect(report.format.name == format)
    #expect(report.outcome == .written)
  }

  @Test("what todo.txt cannot hold is told")
  func losses() async throws {
    let exchange = try await Exchange()
    try await exchange.read("# A\n\nnote\n\n- [ ] a\n  b\n  - [ ] c\n\n# B\n")
    let losses = try await exchange.write(ChecklistFormats.todoText).losses
    #expect(
      losses == [
        "todo.txt has no notes of lists: one is left out", "todo.txt has no notes: one is left out",
        "todo.txt has no items under others: one stands by itself",
        "todo.txt has no empty lists: one is left out",
      ])
  }
}
