/// A line of Markdown taken apart: how far in it begins, and what kind of block its beginning makes.
struct MarkdownLine {
  /// The column where its text begins, a tab going to the next multiple of four.
  let indent: Int
  /// What stands there, without blanks at both ends.
  let content: Substring

  init(_ text: String) {
    var column = 0
    var rest = text[...].utf8
    while let first = rest.first, Self.isBlank(first) {
      column += first == 0x09 ? 4 - column % 4 : 1
      rest.removeFirst()
    }
    indent = column
    content = Self.trimmed(Substring(rest))
  }

  var isBlank: Bool { content.isEmpty }

  /// Text without the blanks at its end.
  static func trimmed(_ text: Substring) -> Substring {
    var text = text.utf8
    while let last = text.last, isBlank(last) { text.removeLast() }
    return Substring(text)
  }

  /// The text without the backslash at its end that only breaks the line.
  static func withoutBreak(_ text: Substring) -> Substring {
    let backslashes = text.utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    return backslashes % 2 == 1 ? trimmed(Substring(text.utf8.dropLast())) : text
  }

  /// The level and the text of a heading: number signs and a blank before the text.
  var heading: (level: Int, text: Substring)? {
    let level = content.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...6).contains(level) else { return nil }
    var text = content.utf8.dropFirst(level)
    guard text.isEmpty || Self.isBlank(text.first) else { return nil }
    // Number signs at the end belong to the mark, where a blank stands before them.
    let closing = text.reversed().prefix { $0 == UInt8(ascii: "#") }.count
    let before = text.dropLast(closing)
    if closing > 0, before.isEmpty || Self.isBlank(before.last) { text = before }
    return (level, Self.trimmed(Substring(text.drop(while: Self.isBlank))))
  }

  /// The character and length of a code fence, and whether anything follows it.
  var fence: (mark: UInt8, length: Int, isBare: Bool)? {
    guard let mark = content.utf8.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~")
    else { return nil }
    let length = content.utf8.prefix { $0 == mark }.count
    guard length >= 3 else { return nil }
    let info = content.utf8.dropFirst(length)
    if mark == UInt8(ascii: "`"), info.contains(mark) { return nil }
    return (mark, length, info.isEmpty)
  }

  /// Whether the line is a rule: three or more of one of `-`, `*`, `_`, and nothing else.
  var isRule: Bool {
    guard let mark = content.utf8.first,
      mark == UInt8(ascii: "-") || mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_")
    else { return false }
    var count = 0
    for byte in content.utf8 {
      if byte == mark { count += 1 } else if byte != 0x20, byte != 0x09 { return false }
    }
    return count >= 3
  }

  /// Whether a comment ends here; what follows it on its line is no text to readers of Markdown.
  var endsComment: Bool { content.utf8.contains("-->".utf8) }

  /// The level of a heading whose text the line before is: `===` or `---`.
  var underline: Int? {
    guard let mark = content.utf8.first, content.utf8.allSatisfy({ $0 == mark }) else { return nil }
    return mark == UInt8(ascii: "=") ? 1 : mark == UInt8(ascii: "-") ? 2 : nil
  }

  /// An item of a list.
  struct Item {
    /// Whether its box has a mark; nil without a box.
    let isChecked: Bool?
    let text: Substring
    /// The number before it; nil where there is none.
    let number: Int?
  }

  /// The item that begins here: `-`, `*`, `+`, `1.` or `1)`, a blank, and a box or none.
  var item: Item? {
    guard let first = content.utf8.first else { return nil }
    var rest: Substring.UTF8View
    var number: Int?
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      rest = content.utf8.dropFirst()
    case 0x30...0x39:
      let digits = content.utf8.prefix { (0x30...0x39).contains($0) }.count
      guard digits < 10 else { return nil }
      number = Int(Substring(content.utf8.prefix(digits)))
      rest = content.utf8.dropFirst(digits)
      guard rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ")") else {
        return nil
      }
      rest = rest.dropFirst()
    default: return nil
    }
    guard rest.isEmpty || Self.isBlank(rest.first) else { return nil }
    rest = rest.drop(while: Self.isBlank)
    let mark = Self.box(rest)
    if mark != nil { rest = rest.dropFirst(3).drop(while: Self.isBlank) }
    return Item(isChecked: mark, text: Substring(rest), number: number)
  }

  private static func isBlank(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Whether the box at the beginning of a text has a mark; nil where there is none.
  private static func box(_ text: Substring.UTF8View) -> Bool? {
    let bytes = Array(text.prefix(4))
    guard bytes.count >= 3, bytes[0] == UInt8(ascii: "["), bytes[2] == UInt8(ascii: "]"),
      bytes.count == 3 || isBlank(bytes[3])
    else { return nil }
    switch bytes[1] {
    case 0x20, 0x09: return false
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return true
    default: return nil
    }
  }
}
