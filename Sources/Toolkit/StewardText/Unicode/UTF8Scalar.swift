/// One code point of well-formed UTF-8 and the number of bytes that it takes.
struct UTF8Scalar {
  let value: UInt32
  let length: Int

  /// Decodes the code point that begins at `index`.
  ///
  /// The bytes come from a `String`, which is always well formed, so that no byte is checked.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    let lead = UInt32(bytes[index])
    if lead < 0x80 {
      value = lead
      length = 1
    } else if lead < 0xE0 {
      value = (lead & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F)
      length = 2
    } else if lead < 0xF0 {
      value =
        (lead & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6
        | UInt32(bytes[index + 2] & 0x3F)
      length = 3
    } else {
      value =
        (lead & 0x07) << 18 | UInt32(bytes[index + 1] & 0x3F) << 12
        | UInt32(bytes[index + 2] & 0x3F) << 6 | UInt32(bytes[index + 3] & 0x3F)
      length = 4
    }
  }
}
