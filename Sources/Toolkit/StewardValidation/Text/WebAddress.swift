/// The shape of an address of the web.
enum WebAddress {
  static let mostBytes = 8_000

  static func isWellFormed(_ text: String) -> Bool {
    guard text.utf8.count <= mostBytes else { return false }
    var text = text
    let end = text.withUTF8 { bytes -> Int? in
      guard let start = endOfScheme(bytes) else { return nil }
      var end = start
      while end < bytes.count, !endsAuthority(bytes[end]) { end += 1 }
      guard isAuthority(bytes[start..<end]) else { return nil }
      return bytes.allSatisfy(isAllowed) ? end : nil
    }
    guard let end else { return false }
    let rest = text.utf8.index(text.startIndex, offsetBy: end)
    return text.unicodeScalars[..<rest].allSatisfy { isVisible($0, joinersToo: false) }
      && text.unicodeScalars[rest...].allSatisfy { isVisible($0, joinersToo: true) }
  }

  /// Where the host begins; nil unless the text begins with `http://` or `https://`.
  private static func endOfScheme(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    for scheme in ["https://", "http://"] as [StaticString] {
      let length = scheme.utf8CodeUnitCount
      guard bytes.count > length else { continue }
      let matches = scheme.withUTF8Buffer { expected in
        (0..<length).allSatisfy { lowercased(bytes[$0]) == expected[$0] }
      }
      if matches { return length }
    }
    return nil
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  private static func endsAuthority(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// Whether a byte may stand in an address: no control character, space, quote, angle bracket,
  /// backslash; all of other scripts.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case ...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\\"), UInt8(ascii: "`"):
      false
    default: true
    }
  }

  /// Whether a character shows, so that what is seen is what is asked for.
  ///
  /// Joiners are part of how some scripts and emoji are written, but never of a host.
  private static func isVisible(_ scalar: Unicode.Scalar, joinersToo: Bool) -> Bool {
    if scalar.value < 0x80 { return true }
    switch scalar.properties.generalCategory {
    case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator: return false
    case .format: return joinersToo && (scalar.value == 0x200C || scalar.value == 0x200D)
    default: return true
    }
  }
}
