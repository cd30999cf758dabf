import StewardCommandLine
import StewardKit
import Testing

@testable import StewardApplication

/// Numbers of the table last printed, and how it is kept.
struct NumberTests {
  @Test(
    "Numbers are read as typed, each once",
    arguments: [
      ("3", [3]), ("2-5,7", [2, 3, 4, 5, 7]), ("5-3", [3, 4, 5]), ("1,1-2", [1, 2]),
      ("２－３，７", [2, 3, 7]),
    ])
  func reads(_ text: String, _ numbers: [Int]) throws {
    #expect(try #require(NumberList(text)).numbers(upTo: 7) == numbers)
  }

  @Test(
    "Words are no numbers",
    arguments: [
      "", "k3vq", "3a", "-3", "3-", "1,", ",1", "1-2-3", "99999999999999999999", "½", "٣",
    ])
  func refuses(_ text: String) { #expect(NumberList(text) == nil) }

  @Test(
    "What is written as numbers is never a part of a name",
    arguments: [
      ("15", true), ("2-5,7", true), ("１５", true), ("99999999999999999999", true), ("", false),
      ("k3vq", false), ("15 Dec", false), ("2027-01-05", false), ("-3", false), ("3,", false),
    ])
  func isWritten(_ text: String, _ expected: Bool) {
    #expect(NumberList.isWritten(as: text) == expected)
  }

  @Test("A number beyond the table is none", arguments: ["0", "8", "7-8", "1,0", "1-999999999999"])
  func beyond(_ text: String) throws {
    #expect(try #require(NumberList(text)).numbers(upTo: 7) == nil)
  }

  @Test("What is kept of a table is read back; anything else is none")
  func kept() throws {
    let ids = (0..<5).map { Identifier(high: 0x0190_0000_0000_7000, low: 1 << 63 | UInt64($0)) }
    let table = ShownTable(store: "sqlite:/a b/c", type: "thing", ids: ids)
    #expect(ShownTable(table.text) == table)
    let empty = ShownTable(store: "x", type: "thing", ids: [])
    #expect(ShownTable(empty.text) == empty)
    for text in ["", "x", String(table.text.dropLast()), table.text + "x\n"] {
      #expect(ShownTable(text) == nil)
    }
  }

  @Test(
    "What is quoted is taken apart again",
    arguments: [[], [""], ["a", "b c"], ["it's", "\\", "--x=\"y\" z"], ["price>1", "箱 子", "\n"]])
  func shellWords(_ words: [String]) {
    #expect(ShellWords.split(words.map(ShellWords.quoted).joined(separator: " ")) == words)
  }
}
