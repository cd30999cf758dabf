import StewardText
import Testing

@Suite struct SearchTokensTests {
  @Test(arguments: [
    ("Sony WH-1000XM4", "sony wh 1000xm4"), ("Crème brûlée", "creme brulee"), ("漢字", "漢 字 漢字"),
    ("漢", "漢"), ("2号 abc漢字x", "2 号 abc 漢 字 漢字 x"), ("ひらがな", "ひ ら ひら が らが な がな"),
    ("한국", "한 국 한국"), ("tea ☕ 👍🏽", "tea ☕ 👍"), ("🇩🇪🇫🇷", "🇩🇪 🇫🇷"), ("don't", "don t"),
    ("a a A", "a"), ("ｶﾞｽ", "ガ ス ガス"), ("", ""), ("--- !", ""), ("हिन्दी", "हिन्दी"), ("aé漢", "ae 漢"),
    ("é1x", "e1x"), ("漢 字", "漢 字"), ("ab-é", "ab e"), ("Йод!", "иод"), ("1️⃣", "1"),
    ("ラーメン", "ラ ー ラー メ ーメ ン メン"),
  ])
  func documents(_ text: String, _ expected: String) {
    #expect(SearchTokens.document([text]) == expected)
  }

  @Test func documentsHoldEachTokenOnce() {
    let words = (0..<500).map { "w\($0)" }
    let document = SearchTokens.document([
      words.joined(separator: " "), words.reversed().joined(separator: "-"),
    ])
    #expect(document == words.joined(separator: " "))
    var reused = SearchDocument()
    reused.add("old words")
    reused.removeAll()
    for word in words { reused.add(word) }
    #expect(String(decoding: reused.bytes, as: UTF8.self) == document)
  }

  @Test func tokensOfFoldedTextAreTheSame() {
    for text in Samples.texts + Samples.random(count: 5000, seed: 5) {
      #expect(SearchTokens.document([text]) == SearchTokens.document([text.folded]))
    }
  }

  @Test func tokensHoldNoSeparatorOfTheIndex() {
    for text in Samples.texts + Samples.random(count: 5000, seed: 6) {
      SearchTokens.forEach(in: text) { token in
        #expect(!token.isEmpty)
        #expect(
          token.utf8.allSatisfy {
            $0 >= 0x80 || ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39)
          })
      }
    }
  }

  @Test func queryTerms() {
    func word(_ text: String) -> SearchTerm { SearchTerm(text: text, isPrefix: true) }
    func exact(_ text: String) -> SearchTerm { SearchTerm(text: text, isPrefix: false) }
    #expect(SearchTokens.query("WH-1000 xm") == [word("wh"), word("1000"), word("xm")])
    #expect(SearchTokens.query("漢") == [exact("漢")])
    #expect(SearchTokens.query("漢字典") == [exact("漢字"), exact("字典")])
    #expect(SearchTokens.query("漢 字典 ab") == [exact("漢"), exact("字典"), word("ab")])
    #expect(SearchTokens.query("☕") == [exact("☕")])
    #expect(SearchTokens.query("--").isEmpty)
  }

  @Test(arguments: [
    ("wh1000", "Sony WH1000XM4", true), ("crem", "Crème", true), ("reme", "Crème", false),
    ("字", "漢字典", true),
    ("漢字典", "漢字典", true), ("漢典", "漢字典", false), ("字典", "漢 字典", true), ("🇩🇪", "🇩🇪", true),
    ("tea cup", "cup of tea", true),
    ("tea pot", "cup of tea", false), ("", "x", true), ("か", "が", false),
  ])
  func finds(_ query: String, _ text: String, _ found: Bool) {
    #expect(SearchTokens.matches(SearchTokens.query(query), in: [text]) == found)
  }

  /// A text is found by itself, and by the beginning of each of its words.
  @Test func aTextFindsItself() {
    for text in Samples.texts + Samples.random(count: 2000, seed: 7) {
      #expect(SearchTokens.matches(SearchTokens.query(text), in: ["", text]))
    }
  }
}
