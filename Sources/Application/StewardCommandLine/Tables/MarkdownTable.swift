/// A table as GitHub Flavored Markdown has it (section 4.10), a row at a time.
public enum MarkdownTable {
  /// Appends the heading and the line under it.
  public static func appendHeading(_ columns: [TableColumn], to buffer: inout [UInt8]) {
    appendRow(columns.map(\.title), to: &buffer)
    buffer.append(UInt8(ascii: "|"))
    for column in columns {
      buffer.append(contentsOf: (column.alignment == .trailing ? " ---: |" : " --- |").utf8)
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Appends a heading of the second level and an empty line, for the section that follows.
  public static func appendTitle(_ title: String, to buffer: inout [UInt8]) {
    buffer.append(contentsOf: "## ".utf8)
    append(title, to: &buffer)
    buffer.append(contentsOf: "\n\n".utf8)
  }

  /// Appends one row; what Markdown or HTML would take for its own is escaped.
  public static func appendRow(_ fields: [String], to buffer: inout [UInt8]) {
    buffer.append(UInt8(ascii: "|"))
    for field in fields {
      buffer.append(UInt8(ascii: " "))
      append(field, to: &buffer)
      buffer.append(contentsOf: " |".utf8)
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  private static func append(_ field: String, to buffer: inout [UInt8]) {
    var afterReturn = false
    for byte in field.utf8 {
      switch byte {
      case UInt8(ascii: "\r"): buffer.append(contentsOf: "<br>".utf8)
      case UInt8(ascii: "\n"): if !afterReturn { buffer.append(contentsOf: "<br>".utf8) }
      case UInt8(ascii: "<"): buffer.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: "&"): buffer.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "|"), UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"),
        UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "]"):
        buffer.append(UInt8(ascii: "\\"))
        buffer.append(byte)
      case 0..<0x20, 0x7F: buffer.append(UInt8(ascii: " "))
      default: buffer.append(byte)
      }
      afterReturn = byte == UInt8(ascii: "\r")
    }
  }
}
