/// A generator whose numbers are the same each time, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Texts for the laws: scripts, accents, emoji, marks without a letter, controls.
enum Samples {
  static let texts = [
    "", " ", "a", "Ä", "é", "e\u{301}", "straße", "STRASSE", "ﬁne", "Łódź", "Ægir", "Ørsted",
    "Đà Nẵng",
    "ĳs", "İstanbul", "ısı", "ΑΘΉΝΑ", "ς", "Йод", "ёлка", "שָׁלוֹם", "مُحَمَّد", "أحمد", "ｶﾞｷﾞ ｱ", "がぎ",
    "か\u{3099}", "ＷＨ－１０００", "漢字かな交じり文", "白菜", "阿姨", "한국어", "한", "ภาษาไทย", "हिन्दी", "👍🏽",
    "👨‍👩‍👧", "🇩🇪🇫🇷", "1️⃣", "☕", "❤️", "a\u{0}b", "wh-1000xm4", "x\u{345}", "\u{301}", "½ kg", "№ 5", "²",
    "\u{1F1E9}", "ㄅㄆ", "㍻", "ŉ", "ǆ", "\u{FDFA}", "Item 2", "Item 10", "don't", "a\u{200D}b",
    "\u{AD}soft",
    "𝔘𝔫𝔦", "𠮷野家", "ー", "々", "CO₂", "e\u{323}\u{307}", "q\u{307}\u{323}",
  ]

  /// Random texts of code points from many blocks.
  static func random(count: Int, seed: UInt64) -> [String] {
    let blocks: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA0...0x24F, 0x300...0x36F, 0x370...0x52F, 0x590...0x6FF, 0x900...0x97F,
      0xE00...0xE7F, 0x1100...0x11FF, 0x1E00...0x1FFF, 0x2000...0x22FF, 0x3000...0x33FF,
      0x4E00...0x4EFF, 0xAC00...0xACFF, 0xF900...0xFAFF, 0xFB00...0xFFEF, 0x1D400...0x1D7FF,
      0x1F1E6...0x1F64F, 0x20000...0x200FF,
    ]
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      var text = ""
      for _ in 0..<Int.random(in: 0...9, using: &generator) {
        let block = blocks[Int.random(in: blocks.indices, using: &generator)]
        let value = UInt32.random(in: block, using: &generator)
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      }
      return text
    }
  }
}
