/// `--format plain`: one record a line, a tab between fields, nothing cut, no headings.
///
/// What would break that, or harm a terminal, is escaped as PostgreSQL's COPY text format does:
/// `\t`, `\n`, `\r`, `\\`, other control characters as `\x1b`, those of Unicode (C1, and the
/// marks that turn the direction of writing) as `\u202e`.
public enum PlainRow {
  /// Appends one line.
  ///
  /// Costs one pass over the bytes; no string is made.
  public static func append(_ fields: [String], to buffer: inout [UInt8]) {
    var isFirst = true
    for field in fields {
      if !isFirst { buffer.append(tab) }
      isFirst = false
      append(field: field, to: &buffer)
    }
    buffer.append(newline)
  }

  /// Appends one field, escaped.
  public static func append(field: String, to buffer: inout [UInt8]) {
    if field.utf8.allSatisfy(isPlain) {
      buffer.append(contentsOf: field.utf8)
      return
    }
    for scalar in field.unicodeScalars {
      switch scalar.value {
      case 0x09: buffer.append(contentsOf: #"\t"#.utf8)
      case 0x0A: buffer.append(contentsOf: #"\n"#.utf8)
      case 0x0D: buffer.append(contentsOf: #"\r"#.utf8)
      case 0x5C: buffer.append(contentsOf: #"\\"#.utf8)
      case 0..<0x20, 0x7F:
        buffer.append(contentsOf: #"\x"#.utf8)
        buffer.append(contentsOf: hexadecimal(scalar.value, digits: 2).utf8)
      case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069:
        buffer.append(contentsOf: #"\u"#.utf8)
        buffer.append(contentsOf: hexadecimal(scalar.value, digits: 4).utf8)
      default: buffer.append(contentsOf: Character(scalar).utf8)
      }
    }
  }

  private static let tab = UInt8(ascii: "\t")
  private static let newline = UInt8(ascii: "\n")

  /// Bytes that need no second look: printable ASCII but the backslash, and lead bytes other than
  /// C2 (which begins C1) and E2 (which begins the marks of direction).
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x5C && byte != 0x7F && byte != 0xC2 && byte != 0xE2
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
