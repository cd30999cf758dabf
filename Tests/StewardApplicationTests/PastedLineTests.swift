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
}
