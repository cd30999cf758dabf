import StewardText
import Testing

@Suite struct NormalFormTests {
  @Test(arguments: [
    ("e\u{301}", "\u{E9}"), ("Å\u{212B}", "Å\u{C5}"), ("か\u{3099}", "\u{304C}"), ("plain", "plain"),
    ("漢字 と kana ー", "漢字 と kana ー"), ("\u{1100}\u{1161}", "\u{AC00}"), ("\u{F900}", "\u{8C48}"),
    ("q\u{307}\u{323}", "q\u{323}\u{307}"), ("\u{2126}", "\u{3A9}"), ("", ""),
  ])
  func composes(_ text: String, _ expected: String) {
    #expect(text.nfc.utf8.elementsEqual(expected.utf8))
  }

  @Test func isDoneOnceAndKeepsCanonicalEquivalence() {
    for text in Samples.texts + Samples.random(count: 3000, seed: 1) {
      let composed = text.nfc
      #expect(composed == text)
      #expect(composed.nfc.utf8.elementsEqual(composed.utf8))
    }
  }

  /// Every pair of a letter and a code point that the quick look at bytes lets pass.
  @Test func whatIsKnownByItsBytesIsComposed() {
    for value in UInt32(0x80)...0x9FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let single = String(Character(scalar))
      let afterLetter = "か" + single
      // Canonically equal to itself, and stable when a mark follows that needs a call to ICU.
      #expect(single.nfc == single)
      let byRoundabout = (afterLetter + "\u{FFFD}\u{1100}").nfc.unicodeScalars.dropLast(2)
      #expect(afterLetter.nfc.unicodeScalars.elementsEqual(byRoundabout), "\(value)")
    }
  }
}
