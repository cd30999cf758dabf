/// Says of a digest whether it may have come before, in memory that does not grow (a Bloom filter).
///
/// It never overlooks one that came before. Of a million different digests it takes one in 250 for
/// one that came before.
struct DigestFilter {
  private var words: [UInt64]
  private static let bits: UInt64 = 1 << 24

  init() { words = Array(repeating: 0, count: Int(Self.bits / 64)) }

  /// Adds a digest, and tells whether it may have been added before.
  mutating func insert(_ digest: ContentDigest) -> Bool {
    var isThere = true
    // Two halves of a good digest make as many independent places as are needed.
    for step in 0..<3 as Range<UInt64> {
      let place = (digest.high &+ step &* (digest.low | 1)) & (Self.bits - 1)
      let mask: UInt64 = 1 << (place & 63)
      let word = Int(place >> 6)
      if words[word] & mask == 0 {
        isThere = false
        words[word] |= mask
      }
    }
    return isThere
  }
}
