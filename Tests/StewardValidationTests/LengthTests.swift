import StewardModels
import StewardValidation
import Testing

@Suite struct LengthTests {
  /// Texts of one character each, however many bytes it has.
  static let characters = [
    "a", "é", "e\u{301}", "中", "ｱﾞ", "한", "\u{1112}\u{1161}\u{11AB}", "🇩🇪", "👨‍👩‍👧‍👦", "👩🏽‍❤️‍💋‍👨🏿", "नि", "\r\n",
  ]

  @Test(arguments: characters)
  func `a character is what a person sees as one`(character: String) {
    let ten = String(repeating: character, count: 10)
    #expect(Rule.length(1...10).isKept(by: ten))
    #expect(Rule.length(10...10).isKept(by: ten))
    #expect(Rule.length(...10).isKept(by: ten))
    #expect(Rule.length(10...).isKept(by: ten))
    #expect(Rule.length(0..<11).isKept(by: ten))
    #expect(!Rule.length(1...9).isKept(by: ten))
    #expect(!Rule.length(...9).isKept(by: ten))
    #expect(!Rule.length(..<10).isKept(by: ten))
    #expect(!Rule.length(11...).isKept(by: ten))
    #expect(!Rule.length(11...20).isKept(by: ten))
  }

  @Test func `the message says the bounds and the count`() {
    let long = String(repeating: "中", count: 256)
    #expect(words(.length(1...255), long) == "must have at most 255 characters, not 256")
    #expect(words(.length(...1), "ab") == "must have at most one character, not 2")
    #expect(words(.length(3...), "é") == "must have at least 3 characters, not 1")
    #expect(words(.length(3...5), "é") == "must have 3 to 5 characters, not 1")
    #expect(words(.length(3...3), "éa") == "must have 3 characters, not 2")
    #expect(words(.length(1...5), "") == "must have at most 5 characters, not 0")
  }

  @Test func `a text under a heap of marks is refused, though it is one character`() {
    let heap = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(words(.length(1...255), heap) == "must not have so many marks on its letters")
    #expect(Rule.length(1...).isKept(by: heap))
    let long = String(repeating: "a", count: 100_000)
    #expect(words(.length(1...255), long) == "must have at most 255 characters, not 100000")
  }

  @Test func `extreme bounds do not trap`() {
    #expect(Rule.length(0...Int.max).isKept(by: "abc"))
    #expect(Rule.length(Int.min...Int.max).isKept(by: ""))
    #expect(!Rule.length(Int.max...).isKept(by: "abc"))
    #expect(!Rule.length(...Int.min).isKept(by: ""))
    #expect(!Rule.length(..<0).isKept(by: ""))
    #expect(!Rule.length(5..<5).isKept(by: "abcde"))
    #expect(Rule.length(...0).isKept(by: ""))
    #expect(!Rule.length(...0).isKept(by: "👨‍👩‍👧‍👦"))
  }
}
