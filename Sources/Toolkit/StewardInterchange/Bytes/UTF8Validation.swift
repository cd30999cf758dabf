/// Finds the first bytes that are no UTF-8.
enum UTF8Validation {
  enum Finding: Equatable {
    /// Everything is text.
    case complete
    /// The bytes from here to the end begin a character that more bytes may complete.
    case incomplete(at: Int)
    /// `length` bytes from here can be no part of a character.
    case invalid(at: Int, length: Int)
  }

  /// Checks `bytes[start..<end]`, eight ASCII bytes at a time.
  ///
  /// The rules are those of the Unicode Standard, table 3-7; an invalid run is the "maximal subpart"
  /// of section 3.9, so that replacing each run gives what `String(decoding:as:)` gives.
  static func check(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Finding {
    let raw = UnsafeRawPointer(bytes)
    var index = start
    while index < end {
      while index + 8 <= end,
        raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        index += 8
      }
      if index == end { break }
      let lead = bytes[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      guard let form = Form(lead: lead) else { return .invalid(at: index, length: 1) }
      var length = 1
      while length < form.length {
        if index + length == end { return .incomplete(at: index) }
        let byte = bytes[index + length]
        let isAllowed =
          length == 1 ? byte >= form.lowest && byte <= form.highest : byte & 0xC0 == 0x80
        if !isAllowed { return .invalid(at: index, length: length) }
        length += 1
      }
      index += length
    }
    return .complete
  }

  /// What may follow a leading byte.
  private struct Form {
    let length: Int
    let lowest: UInt8
    let highest: UInt8

    @inline(__always) init?(lead: UInt8) {
      var bounds: (UInt8, UInt8) = (0x80, 0xBF)
      switch lead {
      case 0xC2...0xDF:
        length = 2
      case 0xE0...0xEF:
        length = 3
        if lead == 0xE0 { bounds.0 = 0xA0 }
        if lead == 0xED { bounds.1 = 0x9F }
      case 0xF0...0xF4:
        length = 4
        if lead == 0xF0 { bounds.0 = 0x90 }
        if lead == 0xF4 { bounds.1 = 0x8F }
      default:
        return nil
      }
      (lowest, highest) = bounds
    }
  }
}
