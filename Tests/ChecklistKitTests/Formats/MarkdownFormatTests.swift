import ChecklistKit
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardTestSupport
import Testing

@Suite struct MarkdownFormatTests {
  static let text = """
    # Trip

    By train


    <!-- -->
    * [ ] Clothes
      - [x] 3 \\[new\\] shirts
        1. [ ] iron
           the blue one

           - not ironed
    - [ ] `C:\\*` <script> &#27;[2J? no: \\#1

    ## Empty

    ## Home:

    - [X] water *plants*
    - without a box
    """

  @Test("the same lists, items, marks and notes come back, in the same bytes")
  func roundTrip() async throws {
    let first = try await Exchange()
    let report = try await first.read(
      Self.text.replacing("&#27;[2J? no: ", with: ""), ChecklistFormats.markdown)
    #expect(report.outcome == .written)
    #expect(words(report.problems).isEmpty)
    #expect(
      try await first.outline() == [
        "Trip: [ ] Clothes", "Trip: .[x] 3 [new] shirts", "Trip: ..[ ] iron",
        "Trip: ...[ ] not ironed", "Trip: [ ] `C:\\*` <script> #1", "Home: [x] water *plants*",
        "Home: [ ] without a box",
      ])
    let written = try await first.write(ChecklistFormats.markdown)
    let second = try await Exchange()
    try await second.read(written.text)
    let again = try await second.write(ChecklistFormats.markdown)
    #expect(Array(again.text.utf8) == Array(written.text.utf8))
    #expect(try await second.outline() == first.outline())
    #expect(
      written.losses == [
        "Markdown does not say when something was checked: left out 2 times"
      ])
    #expect(written.text.contains("## ") == false)
    #expect(written.text.contains("# Empty"))
  }

  @Test("a file that comes again makes nothing twice, and its marks check what is there")
  func again() async throws {
    let exchange = try await Exchange()
    try await exchange.read("# Trip\n- [ ] socks\n- [ ] socks\n  - [ ] red\n- [x] map\n")
    let before = try await exchange.items()
    let written = try await exchange.write(ChecklistFormats.markdown).text
    let same = try await exchange.read(written)
    #expect(same.made == 0 && same.updated == 0)
    // Ticked by somebody else, in another order, with one more.
    let ticked = "# Trip\n- [ ] map\n- [x] socks\n  - [x] red\n- [ ] socks\n- [ ] tickets\n"
    let report = try await exchange.read(ticked)
    #expect(report.made == 2)
    #expect(
      try await exchange.outline() == [
        "Trip: [x] socks", "Trip: [ ] socks", "Trip: .[ ] red", "Trip: [x] map", "Trip: .[x] red",
        "Trip: [ ] tickets",
      ])
    #expect(Set(before.map(\.id)).isSubset(of: try await exchange.items().map(\.id)))
    try await exchange.store.undo()
    #expect(try await exchange.items() == before)
  }

  @Test("what a person called otherwise is not made again by the same file")
  func renamed() async throws {
    let exchange = try await Exchange()
    let text = "- [ ] milk\n- [ ] bread\n"
    try await exchange.read(text)
    try await exchange.store.transaction("set") { transaction in
      let item = try transaction.fetch(where: ChecklistItem.text.equals("milk"))[0]
      try transaction.update(item.id) { $0.text = "oat milk" }
    }
    let report = try await exchange.read(text)
    #expect(report.made == 0 && report.unchanged == 2)
    #expect(try await exchange.outline() == ["Inbox: [ ] oat milk", "Inbox: [ ] bread"])
  }

  @Test("a title over other headings is no list, and what is left out is told with its line")
  func titles() async throws {
    let exchange = try await Exchange()
    let report = try await exchange.read(
      "# All\n\nHello\n## One\n- [ ] a\n\nlater\n\n## Two\n", ChecklistFormats.markdown)
    #expect(
      words(report.warnings) == [
        "test, line 1: \"Hello\" stands outside of a list and is left out",
        "test, line 7: \"later\" stands outside of a list and is left out",
      ])
    let lists = try await exchange.store.read { try $0.fetch(Checklist.self) }
    #expect(Set(lists.map(\.name)) == ["One", "Two"])
  }

  @Test("a text that no item can have is refused with its line, and nothing is written")
  func refused() async throws {
    let exchange = try await Exchange()
    let report = try await exchange.read("# A\n- [ ] good\n- [ ] b&#27;[2Jad\n- [ ]\n")
    #expect(report.outcome == .refused)
    #expect(report.problems.count == 2)
    #expect(report.problems.problems.map(\.line) == [3, 4])
    #expect(words(report.problems).allSatisfy { !$0.contains("\u{1B}") })
    #expect(try await exchange.items().isEmpty)
  }

  @Test(
    "with keep-going the bad items go to a file that can be mended and imported",
    arguments: [
      ("- [ ] good\n- [ ] b&#27;ad\n", 0), ("good\nb\u{1B}ad\n", 1),
      ("{\"description\":\"good\"}\n{\"description\":\"b\\u001bad\",\"size\":1}\n", 2),
    ])
  func keepsGoing(text: String, index: Int) async throws {
    let format = [
      ChecklistFormats.markdown, ChecklistFormats.todoText, ChecklistFormats.taskwarrior,
    ][index]
    let exchange = try await Exchange()
    let folder = try TemporaryFolder()
    let report = try await exchange.read(text, format, keepsGoing: folder.path + "/rejected")
    #expect(report.made == 2 && report.rejected == 1)
    let rejected = try folder.read("rejected")
    #expect(rejected.contains("import.problems"))
    #expect(!rejected.contains("good"))
    let again = try await exchange.read(rejected, format)
    #expect(again.outcome == .refused && again.rows == 1)
    let mended = rejected.replacing("&#27;", with: "").replacing("\u{1B}", with: "")
      .replacing("\\u001b", with: "")
    #expect(try await exchange.read(mended, format).made == 1)
    #expect(try await exchange.outline() == ["Inbox: [ ] good", "Inbox: [ ] bad"])
    #expect(try await exchange.items().allSatisfy { $0.own["import.problems"] == nil })
  }
}
