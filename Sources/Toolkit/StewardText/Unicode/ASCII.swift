/// Fast looks at bytes that are mostly ASCII.
enum ASCII {
  /// The number of bytes before the first that is not ASCII, looking at eight at a time.
  @inline(__always)
  static func prefixLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { break }
      index += 8
    }
    while index < raw.count, raw[index] < 0x80 { index += 1 }
    return index
  }

  /// The byte with `A…Z` made `a…z`.
  @inline(__always)
  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  /// Whether the byte is `a…z` or `0…9`.
  @inline(__always)
  static func isLowercaseAlphanumeric(_ byte: UInt8) -> Bool {
    byte &- 0x61 < 26 || byte &- 0x30 < 10
  }

  /// Whether the byte is `0…9`.
  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
