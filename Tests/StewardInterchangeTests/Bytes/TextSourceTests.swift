import StewardConformance
import Testing

@testable import StewardInterchange

@Suite struct TextSourceTests {
  static func text(
    _ bytes: [UInt8], isLenient: Bool = false, chunkSize: Int = 1 << 16
  ) throws -> String {
    let source = TextSource(ByteSource(bytes), isLenient: isLenient, chunkSize: chunkSize)
    var all: [UInt8] = []
    while case let chunk = try source.nextChunk(), !chunk.isEmpty { all += chunk }
    return String(decoding: all, as: UTF8.self)
  }

  static func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
    ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit -> [UInt8] in
      let high = UInt8(unit >> 8)
      let low = UInt8(unit & 0xFF)
      return bigEndian ? [high, low] : [low, high]
    }
  }

  static let sample = "Name,Ort\r\nLampe,Küche 首都 🛋️\r\n"

  @Test(arguments: [false, true], [false, true])
  func utf16(bigEndian: Bool, mark: Bool) throws {
    let bytes = Self.utf16(Self.sample, bigEndian: bigEndian, mark: mark)
    for chunkSize in [1, 2, 3, 7, 1 << 16] {
      #expect(try Self.text(bytes, chunkSize: chunkSize) == Self.sample)
    }
  }

  @Test(arguments: [
    "milk\u{0}\neggs\nbreads\n", "- [ ] milk\u{0}\n- [ ] eggss\n", "Küche\u{0}首都\n",
  ])
  func aZeroInUTF8IsNoUTF16(text: String) throws {
    #expect(try Self.text(Array(text.utf8)) == text)
    #expect(try Self.text(Array((" " + text).utf8)) == " " + text)
  }

  @Test func halfOfUTF16() throws {
    let bytes = Self.utf16("ab", bigEndian: false, mark: true) + [0x3D, 0xD8, 0x61, 0, 0x20]
    let error = #expect(throws: InterchangeError.self) { try Self.text(bytes) }
    #expect(error?.location.offset == 6)
    #expect(try Self.text(bytes, isLenient: true) == "ab\u{FFFD}a\u{FFFD}")
  }

  @Test func utf32IsRefused() {
    let error = #expect(throws: InterchangeError.self) {
      try Self.text([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0])
    }
    #expect(error?.code == .invalidEncoding)
  }

  @Test("the same replacements as the standard library's", arguments: 0..<300)
  func replacements(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let alphabet: [UInt8] = [
      0x20, 0x61, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xDF, 0xE0, 0xE1, 0xED,
      0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF,
    ]
    let bytes =
      [0x61] + (0..<40).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
    for chunkSize in [1, 2, 3, 4, 5, 11, 64] {
      #expect(
        try Self.text(bytes, isLenient: true, chunkSize: chunkSize)
          == String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test func valid() throws {
    let all = (0...0x10FFFF).compactMap { Unicode.Scalar($0) }
      .reduce(into: String.UnicodeScalarView()) { $0.append($1) }
    let text = "x" + String(String.UnicodeScalarView(all.dropFirst()))
    #expect(try Self.text(Array(text.utf8)) == text)
  }
}
