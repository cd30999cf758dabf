import StewardText
import Testing

@Suite struct FoldingTests {
  /// The quick way and the way through ICU, forced by a letter that needs it, agree.
  @Test func bothWaysAgree() {
    for value in UInt32(0x20)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let single = "一" + String(Character(scalar)) + "一"
      #expect(("ạ" + single).folded.dropFirst().elementsEqual(single.folded), "\(value)")
    }
  }

  @Test(arguments: [
    ("Hello World", "hello world"), ("straße", "strasse"), ("STRAẞE", "strasse"),
    ("Crème Brûlée", "creme brulee"), ("Ørsted Łódź Đà Nẵng", "orsted lodz da nang"),
    ("Ægir œuvre", "aegir oeuvre"), ("İstanbul ısı", "istanbul isi"), ("ΑΘΉΝΑΣ", "αθηνασ"),
    ("Йод ёлка", "иод елка"), ("ＷＨ－１０００", "wh-1000"), ("ｶﾞｷﾞ", "ガギ"), ("がぎ", "がぎ"),
    ("か\u{3099}", "が"), ("漢字　A", "漢字 a"), ("ﬁne", "fine"), ("x\u{A0}y", "x y"),
    ("so\u{AD}ft", "soft"), ("مُحَمَّد", "محمد"), ("שָׁלוֹם", "שלום"), ("हिन्दी", "हिन्दी"), ("ไม้", "ไม้"),
    ("Two  spaces ", "two  spaces "), ("ﬀ²", "ff2"), ("Þór Ħal Ŧ ð", "thor hal t d"), ("한국", "한국"),
  ])
  func folds(_ text: String, _ expected: String) {
    #expect(text.folded.utf8.elementsEqual(expected.utf8), "\(text.folded)")
  }

  @Test func foldingTwiceIsFoldingOnce() {
    for text in Samples.texts + Samples.random(count: 20_000, seed: 2) {
      let once = text.folded
      #expect(once.folded.utf8.elementsEqual(once.utf8), "\(text.unicodeScalars.map(\.value))")
    }
  }

  @Test func everyCodePointFoldsOnce() {
    for value in UInt32(1)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = String(Character(scalar)).folded
      if !once.folded.utf8.elementsEqual(once.utf8) {
        Issue.record("U+\(String(value, radix: 16)) folds to \(once), then \(once.folded)")
      }
    }
  }

  @Test func canonicalEquivalentsFoldAlike() {
    for text in Samples.texts + Samples.random(count: 3000, seed: 3) {
      #expect(text.folded.utf8.elementsEqual(text.nfc.folded.utf8))
    }
  }
}
