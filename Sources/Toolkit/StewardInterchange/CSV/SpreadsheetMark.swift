/// The apostrophe that keeps a spreadsheet from taking a cell for a formula.
///
/// Spreadsheets run cells that begin with `=`, `+`, `-`, `@`, a tab or a line break (OWASP, "CSV
/// Injection"). An export for spreadsheets puts `'` before them, and reading takes it away. So that
/// a cell which really begins with `'=` survives as well, every export puts one more `'` before any
/// run of `'` that leads to such a character, and reading takes exactly one away.
enum SpreadsheetMark {
  static let byte = UInt8(ascii: "'")

  /// Whether a cell begins with one or more marks before a dangerous character.
  static func isMarked(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
    var index = 0
    while index < count && bytes[index] == byte { index += 1 }
    return index > 0 && index < count && isDangerous(bytes[index])
  }

  /// Whether a cell begins with a character that a spreadsheet would act on.
  @inline(__always) static func isDangerous(_ first: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
      UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      true
    default: false
    }
  }
}
