/// Finds the first of three bytes, eight at a time.
///
/// The test for a zero byte within a word is the classic one of "Bit Twiddling Hacks"; its lowest
/// hit is always exact, and only that one is used.
struct ByteScan {
  private let first: UInt64
  private let second: UInt64
  private let third: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  init(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
    self.first = UInt64(first) &* Self.ones
    self.second = UInt64(second) &* Self.ones
    self.third = UInt64(third) &* Self.ones
  }

  /// The index of the first hit in `bytes[start..<end]`, or `end`.
  @inline(__always)
  func firstIndex(in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    let raw = UnsafeRawPointer(bytes)
    var index = start
    while index + 8 <= end {
      let word = UInt64(
        littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let hits =
        Self.zeros(word ^ first) | Self.zeros(word ^ second) | Self.zeros(word ^ third)
      if hits != 0 { return index + hits.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(truncatingIfNeeded: first) || byte == UInt8(truncatingIfNeeded: second)
        || byte == UInt8(truncatingIfNeeded: third)
      {
        return index
      }
      index += 1
    }
    return end
  }

  @inline(__always) private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- ones) & ~word & highs
  }
}
