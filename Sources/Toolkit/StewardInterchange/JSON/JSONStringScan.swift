/// Finds where the plain part of a JSON text ends, eight bytes at a time.
enum JSONStringScan {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080
  private static let quotes = 0x22 * ones
  private static let backslashes = 0x5C * ones
  private static let spaces = 0x20 * ones
  private static let separators = 0xE2 * ones

  /// The index of the first quotation mark, backslash or control character, or `end`.
  ///
  /// With `findsSeparators` also of the byte E2, with which U+2028 and U+2029 begin.
  @inline(__always)
  static func firstSpecial(
    in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int, findsSeparators: Bool = false
  ) -> Int {
    let raw = UnsafeRawPointer(bytes)
    var index = start
    while index + 8 <= end {
      let word = UInt64(
        littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let quote = word ^ quotes
      let backslash = word ^ backslashes
      // The lowest hit of each of these is exact, and only the lowest of all is used.
      var hits =
        (quote &- ones) & ~quote | (backslash &- ones) & ~backslash | (word &- spaces) & ~word
      if findsSeparators {
        let separator = word ^ separators
        hits |= (separator &- ones) & ~separator
      }
      hits &= highs
      if hits != 0 { return index + hits.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < end {
      let byte = bytes[index]
      if byte == 0x22 || byte == 0x5C || byte < 0x20 { return index }
      if findsSeparators && byte == 0xE2 { return index }
      index += 1
    }
    return end
  }
}
