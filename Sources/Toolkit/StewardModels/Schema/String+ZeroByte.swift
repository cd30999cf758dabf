extension String {
  /// Whether it holds U+0000, looking at eight bytes at a time.
  var containsZeroByte: Bool {
    var text = self
    return text.withUTF8 { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var index = 0
      while index + 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        // The highest bit of a byte that is zero, and of none before it, is left standing.
        if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 { return true }
        index += 8
      }
      while index < raw.count {
        if raw[index] == 0 { return true }
        index += 1
      }
      return false
    }
  }
}
