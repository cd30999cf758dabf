/// The escapes of Markdown: a text in which every character stands for itself, and back.
///
/// Backslashes and numeric references as in CommonMark 0.31, sections 2.4 and 2.5. What could hurt
/// whoever looks at the file, control characters and marks that turn the direction of what follows,
/// is written as numeric references; so are blanks at the ends of a line, which Markdown drops.
enum MarkdownText {
  /// The text as a reader of Markdown takes it: escapes and references are what they stand for.
  ///
  /// Emphasis, links and code stay as they are written.
  static func plain(_ source: Substring) -> String {
    let bytes = Array(source.utf8)
    guard bytes.contains(where: { $0 == backslash || $0 == ampersand }) else {
      return String(source)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var spans = CodeSpans(bytes)
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case backslash where index + 1 < bytes.count && isPunctuation(bytes[index + 1]):
        result.append(bytes[index + 1])
        index += 2
      case ampersand:
        if let (scalar, end) = reference(bytes, at: index) {
          result += Array(String(scalar).utf8)
          index = end
        } else {
          result.append(ampersand)
          index += 1
        }
      case backtick:
        let end = spans.end(ofSpanAt: index)
        result += bytes[index..<end]
        index = end
      default:
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text of one line as Markdown that reads back as the same text.
  ///
  /// - Parameter beginsLine: Whether it stands at the beginning of a line, where it could be taken
  ///   for a list, a heading or a quotation.
  static func escaped(_ text: String, beginsLine: Bool) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = ""
    result.reserveCapacity(text.utf8.count + 8)
    let lead = beginsLine ? blockMark(scalars) : nil
    for (index, scalar) in scalars.enumerated() {
      let isAtEnd = index == 0 || index == scalars.count - 1
      if mustBeReference(scalar) || isAtEnd && (scalar == " " || scalar == "\t") {
        result += "&#\(scalar.value);"
      } else {
        if index == lead || isMarkup(scalars, index) { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  // Bytes that matter.
  private static let backslash = UInt8(ascii: "\\")
  private static let ampersand = UInt8(ascii: "&")
  private static let backtick = UInt8(ascii: "`")

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte) || (0x5B...0x60).contains(byte)
      || (0x7B...0x7E).contains(byte)
  }

  /// The character that a reference stands for, and where it ends; nil for what is none.
  private static func reference(
    _ bytes: [UInt8], at start: Int
  ) -> (Unicode.Scalar, end: Int)? {
    // The longest is `&#1114111;`.
    let limit = min(bytes.count, start + 11)
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    if let scalar = named[name] { return (scalar, end + 1) }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number != 0, !digits.contains("+"), let scalar = Unicode.Scalar(number)
    else { return nil }
    return (scalar, end + 1)
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]

  /// Whether a character is written as a reference wherever it stands.
  private static func mustBeReference(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case ..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }

  /// Whether a character could be read as markup where it stands.
  private static func isMarkup(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    switch scalars[index] {
    case "\\", "`", "*", "[", "<", "~": true
    case "_":
      // Within a word it is never emphasis.
      !(index > 0 && isWord(scalars[index - 1]) && index + 1 < scalars.count
        && isWord(scalars[index + 1]))
    case "&":
      scalars[(index + 1)...].prefix(40).first { !isWord($0) && $0 != "#" } == ";"
    // Number signs at the end of a heading are dropped.
    case "#": scalars[(index + 1)...].allSatisfy { $0 == "#" || $0 == " " }
    default: false
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? (0x30...0x39).contains(scalar.value) || (0x41...0x5A).contains(scalar.value & ~0x20)
      : scalar.properties.isAlphabetic
  }

  /// The index of the character at the beginning of a line that would make a block of it.
  private static func blockMark(_ scalars: [Unicode.Scalar]) -> Int? {
    guard let first = scalars.first else { return nil }
    switch first {
    case "-", "+", "#", ">", "=", "|", ":": return 0
    default:
      let digits = scalars.prefix { (0x30...0x39).contains($0.value) }.count
      guard digits > 0, digits < 10, digits < scalars.count else { return nil }
      return scalars[digits] == "." || scalars[digits] == ")" ? digits : nil
    }
  }
}

/// Finds where spans of code end, in one pass over the text however many backticks it has.
private struct CodeSpans {
  private let bytes: [UInt8]
  /// The last place of a run of backticks, by its length.
  private var lastRuns: [Int: Int]?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The end of the span of code that begins at a backtick, or of the backticks where none does.
  mutating func end(ofSpanAt start: Int) -> Int {
    let length = run(at: start)
    let runs = lastRuns ?? findRuns()
    lastRuns = runs
    guard let last = runs[length], last > start else { return start + length }
    var index = start + length
    while index <= last {
      let run = run(at: index)
      if run == length { return index + length }
      index += max(1, run)
    }
    return start + length
  }

  private func run(at start: Int) -> Int {
    bytes[start...].prefix { $0 == UInt8(ascii: "`") }.count
  }

  private func findRuns() -> [Int: Int] {
    var runs: [Int: Int] = [:]
    var index = 0
    while index < bytes.count {
      let length = run(at: index)
      if length > 0 { runs[length] = index }
      index += max(1, length)
    }
    return runs
  }
}
