import StewardKit
import Testing

@testable import StewardInterchange

@Suite struct ContentDigestTests {
  /// The vectors of the authors' own program, for the key 00 01 … 0F and the input 00 01 ….
  @Test(arguments: [
    (0, 0x9302_55C7_1472_F66D as UInt64, 0xE6A8_25BA_047F_81A3 as UInt64),
    (1, 0x45FC_229B_1159_7634, 0x44AF_996B_D8C1_87DA),
  ])
  func knownDigests(_ length: Int, _ second: UInt64, _ first: UInt64) {
    var hasher = ContentHasher(key: (0x0706_0504_0302_0100, 0x0F0E_0D0C_0B0A_0908))
    for byte in 0..<length { hasher.add(byte: UInt8(byte)) }
    #expect(hasher.digest() == ContentDigest(high: first, low: second))
  }

  @Test func piecesGiveWhatTheWholeGives() {
    let bytes = (0..<100).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    var whole = ContentHasher()
    bytes.withUnsafeBufferPointer { whole.add($0) }
    for cut in 0...100 {
      var pieces = ContentHasher()
      Array(bytes[..<cut]).withUnsafeBufferPointer { pieces.add($0) }
      Array(bytes[cut...]).withUnsafeBufferPointer { pieces.add($0) }
      #expect(pieces.digest() == whole.digest())
    }
  }

  @Test func anIdentityIsAUUIDOfVersionEight() {
    var hasher = ContentHasher()
    hasher.add("Lamp")
    let text = hasher.digest().identifier.description
    #expect(text.dropFirst(14).first == "8")
    #expect("89ab".contains(text.dropFirst(19).first ?? "x"))
  }

  @Test func theFilterOverlooksNothing() {
    var filter = DigestFilter()
    var wrong = 0
    let digests = (0..<20_000).map { number in
      var hasher = ContentHasher()
      hasher.add(number)
      return hasher.digest()
    }
    for digest in digests where filter.insert(digest) { wrong += 1 }
    #expect(wrong < 20)
    #expect(digests.allSatisfy { filter.insert($0) })
  }
}
