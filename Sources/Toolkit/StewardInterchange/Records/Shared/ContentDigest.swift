import StewardModels

/// 128 bits that stand for some content: equal content has equal digests, and other content has
/// others, but for an accident nobody will see.
struct ContentDigest: Hashable {
  let high: UInt64
  let low: UInt64

  /// The digest as the identity of a record: a UUID of version 8 (RFC 9562, section 5.8), whose last
  /// 62 bits are as good as random and give the handle.
  var identifier: Identifier {
    Identifier(
      high: high & 0xFFFF_FFFF_FFFF_0FFF | 0x8000,
      low: low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000)
  }
}

/// Makes a digest of content that is given piece by piece: SipHash-2-4 with 128 bits of result and a
/// fixed key (Aumasson and Bernstein, "SipHash: a fast short-input PRF"), some 2 ns a byte at worst.
///
/// The key is fixed because the digests of rows are kept, as identities, from one import to the
/// next. Against somebody who makes contents collide on purpose it is no protection: all he gains is
/// that a row of his own file is taken for another of his rows.
struct ContentHasher {
  private var v0: UInt64
  private var v1: UInt64
  private var v2: UInt64
  private var v3: UInt64
  private var tail: UInt64 = 0
  private var count = 0

  /// Begins with a key, its 16 bytes as two little-endian numbers.
  init(key: (UInt64, UInt64) = (0x6472_6177_6574_7300, 0x0001_7472_6F70_6D69)) {
    v0 = key.0 ^ 0x736F_6D65_7073_6575
    v1 = key.1 ^ 0x646F_7261_6E64_6F6D ^ 0xEE
    v2 = key.0 ^ 0x6C79_6765_6E65_7261
    v3 = key.1 ^ 0x7465_6462_7974_6573
  }

  /// Adds bytes.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    let raw = UnsafeRawPointer(base)
    var index = 0
    // Up to a whole word first, then word by word.
    while index < bytes.count, count & 7 != 0 {
      add(byte: base[index])
      index += 1
    }
    while index + 8 <= bytes.count {
      compress(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      count &+= 8
      index += 8
    }
    while index < bytes.count {
      add(byte: base[index])
      index += 1
    }
  }

  /// Adds a text, and a byte that occurs in no text, so that two texts are not taken for one.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
    add(byte: 0xFF)
  }

  /// Adds a whole number.
  mutating func add(_ number: Int) {
    var bits = UInt64(truncatingIfNeeded: number)
    for _ in 0..<8 {
      add(byte: UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
  }

  /// Adds one byte.
  mutating func add(byte: UInt8) {
    tail |= UInt64(byte) << UInt64(8 * (count & 7))
    count &+= 1
    if count & 7 == 0 {
      compress(tail)
      tail = 0
    }
  }

  /// The digest of what was added.
  func digest() -> ContentDigest {
    var last = self
    last.compress(tail | UInt64(truncatingIfNeeded: count) << 56)
    last.v2 ^= 0xEE
    let first = last.finish()
    last.v1 ^= 0xDD
    return ContentDigest(high: first, low: last.finish())
  }

  private mutating func compress(_ word: UInt64) {
    v3 ^= word
    round()
    round()
    v0 ^= word
  }

  private mutating func finish() -> UInt64 {
    for _ in 0..<4 { round() }
    return v0 ^ v1 ^ v2 ^ v3
  }

  @inline(__always) private mutating func round() {
    v0 = v0 &+ v1
    v1 = Self.rotated(v1, 13) ^ v0
    v0 = Self.rotated(v0, 32)
    v2 = v2 &+ v3
    v3 = Self.rotated(v3, 16) ^ v2
    v0 = v0 &+ v3
    v3 = Self.rotated(v3, 21) ^ v0
    v2 = v2 &+ v1
    v1 = Self.rotated(v1, 17) ^ v2
    v2 = Self.rotated(v2, 32)
  }

  @inline(__always) private static func rotated(_ word: UInt64, _ bits: UInt64) -> UInt64 {
    word << bits | word >> (64 - bits)
  }
}
