/// A growable run of bytes, bounded by whoever appends.
typealias ByteStorage = StableBuffer<UInt8>

extension StableBuffer where Element == UInt8 {
  var bytes: UnsafeBufferPointer<UInt8> { elements }

  /// The room after the bytes that are there.
  var room: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: base + count, count: capacity - count)
  }

  func append(scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }
}
