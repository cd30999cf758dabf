extension WebAddress {
  /// Whether the bytes are a host, with or without a port; a user name is refused.
  static func isAuthority(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if bytes.first == UInt8(ascii: "[") {
      guard let close = bytes.firstIndex(of: UInt8(ascii: "]")) else { return false }
      let after = bytes[(close + 1)...]
      return isSixthVersion(bytes[(bytes.startIndex + 1)..<close])
        && (after.isEmpty || (after.first == UInt8(ascii: ":") && isPort(after.dropFirst())))
    }
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return isHost(bytes) }
    return isHost(bytes[..<colon]) && isPort(bytes[(colon + 1)...])
  }

  /// Names of letters, digits, hyphens and underscores, joined by dots; a last dot is the root's.
  ///
  /// Lengths by RFC 1035; a name of another script is only bounded as a whole, for its length in a
  /// query is that of its other spelling.
  private static func isHost(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let name = bytes.last == UInt8(ascii: ".") ? bytes.dropLast() : bytes
    guard !name.isEmpty, name.count <= 1_000 else { return false }
    if name.allSatisfy({ $0 < 0x80 }), name.count > 253 { return false }
    return name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy(isLabel)
  }

  private static func isLabel(_ label: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = label.first, let last = label.last else { return false }
    if first == UInt8(ascii: "-") || last == UInt8(ascii: "-") { return false }
    if label.count > 63, label.allSatisfy({ $0 < 0x80 }) { return false }
    return label.allSatisfy { byte in
      byte >= 0x80 || isLetterOrDigit(byte) || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// A number from 1 to 65535.
  private static func isPort(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard (1...5).contains(bytes.count) else { return false }
    var number = 0
    for byte in bytes {
      guard (0x30...0x39).contains(byte) else { return false }
      number = number * 10 + Int(byte & 15)
    }
    return (1...65_535).contains(number)
  }

  /// An address of IP version 6 (RFC 4291, section 2.2): groups of one to four hexadecimal digits,
  /// eight of them or fewer around one `::`; the last 32 bits may be written as four numbers.
  private static func isSixthVersion(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard bytes.count <= 45 else { return false }
    let halves = halvesAroundGap(bytes)
    guard halves.count <= 2 else { return false }
    var groups = 0
    for (index, half) in halves.enumerated() where !half.isEmpty {
      let parts = half.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      for (position, part) in parts.enumerated() {
        let isLast = index == halves.count - 1 && position == parts.count - 1
        if isGroup(part) {
          groups += 1
        } else if isLast, isFourthVersion(part) {
          groups += 2
        } else {
          return false
        }
      }
    }
    return halves.count == 2 ? groups <= 7 : groups == 8
  }

  private static func halvesAroundGap(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>
  ) -> [Slice<UnsafeBufferPointer<UInt8>>] {
    var halves: [Slice<UnsafeBufferPointer<UInt8>>] = []
    var start = bytes.startIndex
    var index = start
    while index + 1 < bytes.endIndex {
      if bytes[index] == UInt8(ascii: ":"), bytes[index + 1] == UInt8(ascii: ":") {
        halves.append(bytes[start..<index])
        start = index + 2
        index = start
      } else {
        index += 1
      }
    }
    return halves + [bytes[start...]]
  }

  private static func isGroup(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    (1...4).contains(bytes.count)
      && bytes.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }
  }

  private static func isFourthVersion(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        (1...3).contains(part.count) && part.allSatisfy { (0x30...0x39).contains($0) }
          && part.reduce(0) { $0 * 10 + Int($1 & 15) } <= 255
      }
  }
}
