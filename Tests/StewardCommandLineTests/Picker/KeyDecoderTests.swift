import StewardCommandLine
import Testing

@Suite struct KeyDecoderTests {
  static let sequences: [(String, [Key])] = [
    ("aZ ", [.character("a"), .character("Z"), .character(" ")]),
    ("é牛👩", [.character("é"), .character("牛"), .character("👩")]),
    ("\r\n\t", [Key(.enter), Key(.enter), Key(.tab)]),
    ("\u{7F}\u{8}", [Key(.backspace), Key(.backspace)]),
    (
      "\u{1}\u{1A}\u{0}\u{1C}",
      [
        .control("a"), .control("z"), .control(" "), .control("\\"),
      ]
    ),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [Key(.up), Key(.down), Key(.right), Key(.left)]),
    (
      "\u{1B}OA\u{1B}OH\u{1B}OF\u{1B}OP",
      [
        Key(.up), Key(.home), Key(.end), Key(.function(1)),
      ]
    ),
    (
      "\u{1B}[H\u{1B}[1~\u{1B}[7~\u{1B}[4~\u{1B}[F",
      [
        Key(.home), Key(.home), Key(.home), Key(.end), Key(.end),
      ]
    ),
    (
      "\u{1B}[5~\u{1B}[6~\u{1B}[2~\u{1B}[3~",
      [
        Key(.pageUp), Key(.pageDown), Key(.insert), Key(.delete),
      ]
    ),
    (
      "\u{1B}[1;2A\u{1B}[1;3B\u{1B}[1;5C\u{1B}[3;5~",
      [
        Key(.up, .shift), Key(.down, .alt), Key(.right, .control), Key(.delete, .control),
      ]
    ),
    (
      "\u{1B}[a\u{1B}Ob\u{1B}O2A\u{1B}\u{1B}[A",
      [
        Key(.up, .shift), Key(.down, .control), Key(.up, .shift), Key(.up, .alt),
      ]
    ),
    (
      "\u{1B}[Z\u{1B}[[A\u{1B}[11~\u{1B}[24~",
      [
        Key(.tab, .shift), Key(.function(1)), Key(.function(1)), Key(.function(12)),
      ]
    ),
    (
      "\u{1B}k\u{1B}é\u{1B}\r",
      [
        Key(.character("k"), .alt), Key(.character("é"), .alt), Key(.enter, .alt),
      ]
    ),
    (
      "\u{1B}[27u\u{1B}[97;5u\u{1B}[27;2;13~",
      [
        Key(.escape), .control("a"), Key(.enter, .shift),
      ]
    ),
    (
      "\u{1B}[200~a\r\u{1B}[Bé\u{1B}[201~b",
      [
        Key(.paste("a\r\u{1B}[Bé")), .character("b"),
      ]
    ),
    // Nothing of what is not known is taken for a command.
    ("\u{1B}[?62;1;2c\u{1B}[<0;1;1M\u{1B}[201~\u{1B}[I\u{1B}[99~a", [.character("a")]),
    ("\u{1B}]11;rgb:ff/ff/ff\u{7}\u{1B}P1$r0m\u{1B}\\\u{1B}_d\u{1B}\\a", [.character("a")]),
    ("\u{1B}[\u{1B}[Aa", [Key(.up), .character("a")]),
    ("\u{9B}Aa", [.character("A"), .character("a")]),
  ]

  @Test("Each sequence is its key, whether it comes at once or byte by byte", arguments: sequences)
  func decodes(text: String, keys: [Key]) {
    var whole = KeyDecoder()
    #expect(whole.feed(Array(text.utf8)) == keys)
    #expect(whole.patience == nil)
    var split = KeyDecoder()
    #expect(Array(text.utf8).flatMap { split.feed([$0]) } == keys)
  }

  @Test("A lone Esc is told by a short wait, and so is one of two")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.patience == 50)
    #expect(decoder.flush() == [Key(.escape)])
    #expect(decoder.patience == nil)
    #expect(decoder.feed([0x1B, 0x1B]) == [])
    #expect(decoder.flush() == [Key(.escape), Key(.escape)])
    // The rest of a sequence may come later than that.
    #expect(decoder.feed([0x1B, 0x5B]) == [])
    #expect(decoder.patience == 500)
    #expect(decoder.feed([0x41]) == [Key(.up)])
    #expect(decoder.feed([0x1B, 0x5B]) == [])
    #expect(decoder.flush() == [])
    #expect(decoder.feed([0x61]) == [.character("a")])
  }

  @Test("Bytes that are no UTF-8 are dropped, and nothing after them")
  func invalid() {
    var decoder = KeyDecoder()
    #expect(
      decoder.feed([0xFF, 0x61, 0xC3, 0x62, 0xE7, 0x89, 0x0D]) == [
        .character("a"), .character("b"), Key(.enter),
      ])
    #expect(decoder.feed([0xED, 0xA0, 0x80, 0xC0, 0x80, 0xF5, 0x61]) == [.character("a")])
    #expect(decoder.feed([0xE7, 0x89]) == [])
    #expect(decoder.flush() == [])
    #expect(decoder.feed([0x61]) == [.character("a")])
  }

  @Test("A paste without end holds a megabyte at most, and its end is still found")
  func hugePaste() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array("\u{1B}[200~".utf8)) == [])
    for _ in 0..<3 { #expect(decoder.feed([UInt8](repeating: 0x61, count: 1 << 20)) == []) }
    #expect(decoder.flush() == [])
    let keys = decoder.feed(Array("\u{1B}[201~q".utf8))
    guard case .paste(let text)? = keys.first?.code else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == 1 << 20)
    #expect(keys.last == .character("q"))
  }

  @Test("No bytes whatever make it fail")
  func anything() {
    var seed: UInt64 = 1
    var decoder = KeyDecoder()
    for _ in 0..<50_000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let byte = UInt8(truncatingIfNeeded: seed >> 33)
      _ = decoder.feed([byte % 3 == 0 ? 0x1B : byte % 5 == 0 ? 0x5B : byte])
      if byte == 7 { _ = decoder.flush() }
    }
    _ = decoder.flush()
  }
}
