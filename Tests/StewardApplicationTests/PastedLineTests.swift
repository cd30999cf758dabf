import Testing

@testable import StewardApplication

@Suite struct PastedLineTests {
  @Test(arguments: [
    ("milk", "milk", false), ("- milk", "milk", false), ("  * 2 l milk", "2 l milk", false),
    ("- [ ] milk", "milk", false), ("- [x] milk", "milk", true), ("[X] milk", "milk", true),
    ("☐ milk", "milk", false), ("✓ milk", "milk", true), ("• milk", "milk", false),
    ("-5 degrees", "-5 degrees", false), ("*.txt", "*.txt", false), ("- ", "- ", false),
    ("- [ ]", "[ ]", false), ("[x]", "[x]", false), ("[draft] plan", "[draft] plan", false),
    ("+ 1 pear", "1 pear", false),
  ])
  func marks(_ line: String, _ text: String, _ isTicked: Bool) {
    let pasted = PastedLine(line)
    #expect(pasted.text == text && pasted.isTicked == isTicked)
  }

  @Test(
    "The number of a line is none of it where lines are numbered",
    arguments: [
      ("1. milk", "milk"), ("12) eggs", "eggs"), ("1.5 l milk", "1.5 l milk"),
      ("3 bread", "3 bread"),
      ("2. [x] ham", "ham"),
    ])
  func numbers(_ line: String, _ text: String) {
    #expect(PastedLine(line, isNumbered: true).text == text)
  }

  @Test("Lines are numbered where each has one more than that before; one alone may be a day")
  func numbered() {
    #expect(PastedLine.areNumbered(["1. a", "", "2. b", "c", "3. d"]))
    #expect(!PastedLine.areNumbered(["1. May"]))
    #expect(!PastedLine.areNumbered(["1. May", "24. December"]))
    #expect(PastedLine("1. May").text == "1. May")
  }

  @Test(
    "Headings are lines of their own",
    arguments: [
      ("# Dairy", "Dairy"), ("  ### a b", "a b"), ("#dairy", nil), ("#", nil), ("####### a", nil),
    ] as [(String, String?)])
  func headings(_ line: String, _ heading: String?) {
    #expect(PastedLine.heading(line) == heading)
  }
}
