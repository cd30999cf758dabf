import StewardModels

/// The few forms of JSON that a row image has: one flat object of strings and numbers.
///
/// Files of people's are read by StewardInterchange, which stands above this module.
enum JSONText {
  private static let digits = Array("0123456789abcdef".utf8)

  static func append(_ string: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        text.append(UInt8(ascii: "\\"))
        text.append(byte)
      case 0..<0x20:
        text.append(contentsOf: "\\u00".utf8)
        text.append(digits[Int(byte >> 4)])
        text.append(digits[Int(byte & 15)])
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }

  static func hexadecimal(_ bytes: [UInt8]) -> String {
    String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  static func bytes(hexadecimal text: String) -> [UInt8]? {
    let nibbles = text.utf8.map { byte in digits.firstIndex(of: byte) }
    guard nibbles.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(nibbles.count / 2)
    for index in stride(from: 0, to: nibbles.count, by: 2) {
      guard let high = nibbles[index], let low = nibbles[index + 1] else { return nil }
      bytes.append(UInt8(high << 4 | low))
    }
    return bytes
  }

  /// Reads what `RowImage.text` writes.
  struct Scanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { position == bytes.count }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
      position += 1
      return true
    }

    mutating func string() -> String? {
      guard skip("\"") else { return nil }
      var content: [UInt8] = []
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        if byte == UInt8(ascii: "\"") { return String(validating: content, as: UTF8.self) }
        guard byte == UInt8(ascii: "\\") else {
          content.append(byte)
          continue
        }
        guard position < bytes.count else { return nil }
        let escaped = bytes[position]
        position += 1
        if escaped == UInt8(ascii: "u") {
          guard position + 4 <= bytes.count,
            let code = UInt8(
              String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
          else { return nil }
          content.append(code)
          position += 4
        } else {
          content.append(escaped)
        }
      }
      return nil
    }

    mutating func scalar(as type: ColumnType?) -> Scalar? {
      if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
        guard let text = string() else { return nil }
        switch type {
        case .identifier: return bytes(of: text).flatMap { Identifier($0) }.map { .identifier($0) }
        case .bytes: return bytes(of: text).map { .bytes($0) }
        default: return .text(text)
        }
      }
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: ","),
        bytes[position] != UInt8(ascii: "}")
      { position += 1 }
      let word = String(decoding: bytes[start..<position], as: UTF8.self)
      if word == "null" { return .null }
      if type != .real, let number = Int64(word) { return .integer(number) }
      return Double(word).map { .real($0) }
    }

    private func bytes(of text: String) -> [UInt8]? { JSONText.bytes(hexadecimal: text) }
  }
}
