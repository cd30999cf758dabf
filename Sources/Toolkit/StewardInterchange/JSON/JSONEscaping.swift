/// Text as a JSON string (RFC 8259, section 7).
///
/// U+2028 and U+2029 are escaped as well: JavaScript before 2019 takes them for line breaks.
enum JSONEscaping {
  static func write(_ text: String, to output: ByteOutput) throws {
    var text = text
    try text.withUTF8 { bytes in
      try output.write(byte: 0x22)
      if let base = bytes.baseAddress { try write(base, count: bytes.count, to: output) }
      try output.write(byte: 0x22)
    }
  }

  private static func write(
    _ base: UnsafePointer<UInt8>, count: Int, to output: ByteOutput
  ) throws {
    var start = 0
    var index = 0
    while true {
      index = JSONStringScan.firstSpecial(
        in: base, from: index, to: count, findsSeparators: true)
      if index == count { break }
      var length = 1
      let escape: String
      if base[index] == 0xE2 {
        // E2 80 A8 and E2 80 A9 are the two separators.
        let isSeparator =
          index + 2 < count && base[index + 1] == 0x80 && base[index + 2] & 0xFE == 0xA8
        guard isSeparator else {
          index += 1
          continue
        }
        escape = base[index + 2] == 0xA8 ? "\\u2028" : "\\u2029"
        length = 3
      } else {
        escape = Self.escape(base[index])
      }
      try output.write(UnsafeBufferPointer(start: base + start, count: index - start))
      try output.write(escape)
      index += length
      start = index
    }
    try output.write(UnsafeBufferPointer(start: base + start, count: count - start))
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case 0x22: "\\\""
    case 0x5C: "\\\\"
    case 0x08: "\\b"
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0C: "\\f"
    case 0x0D: "\\r"
    default: "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
