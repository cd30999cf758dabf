internal import StewardText

/// A line that is being typed: text and a cursor between its characters.
public struct LineEditor: Sendable, Hashable {
  /// The longest line that is taken, in bytes.
  static let longest = 65_536

  /// The characters as readers see them.
  private var characters: [Character] = []
  /// How many characters stand before the cursor.
  public private(set) var cursor = 0

  /// Makes a line with the cursor at its end.
  public init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  /// The text.
  public var text: String { String(characters) }

  /// Writes a text at the cursor, line breaks and tabs as spaces; other control characters are left
  /// out.
  public mutating func insert(_ text: String) {
    var cleaned = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where previous?.value == 0x0D: break
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: cleaned.append(" ")
      case ..<0x20, 0x7F..<0xA0: break
      default: cleaned.append(scalar)
      }
      previous = scalar
    }
    let before = String(characters[..<cursor]) + String(cleaned)
    let whole = before + String(characters[cursor...])
    guard whole.utf8.count <= Self.longest else { return }
    // A mark joins the character before it, a joiner also the one after.
    characters = Array(whole)
    var bytes = 0
    cursor = 0
    while bytes < before.utf8.count {
      bytes += characters[cursor].utf8.count
      cursor += 1
    }
  }

  /// Does what a key does to a line; false for keys that mean nothing here.
  public mutating func press(_ key: Key) -> Bool {
    switch (key.code, key.modifiers) {
    case (.character(let character), []), (.character(let character), .shift):
      insert(String(character))
    case (.paste(let text), _): insert(text)
    case (.backspace, .alt), (.backspace, .control), (.character("w"), .control):
      deleteWord()
    case (.backspace, _), (.character("h"), .control): delete(max(cursor - 1, 0)..<cursor)
    case (.delete, _), (.character("d"), .control):
      delete(cursor..<min(cursor + 1, characters.count))
    case (.left, .control), (.left, .alt), (.character("b"), .alt): cursor = wordStart
    case (.right, .control), (.right, .alt), (.character("f"), .alt): cursor = wordEnd
    case (.left, _), (.character("b"), .control): cursor = max(cursor - 1, 0)
    case (.right, _), (.character("f"), .control): cursor = min(cursor + 1, characters.count)
    case (.home, _), (.character("a"), .control): cursor = 0
    case (.end, _), (.character("e"), .control): cursor = characters.count
    case (.character("u"), .control): delete(0..<cursor)
    case (.character("k"), .control): delete(cursor..<characters.count)
    default: return false
    }
    return true
  }

  private mutating func deleteWord() { delete(wordStart..<cursor) }

  private mutating func delete(_ range: Range<Int>) {
    let before = String(characters[..<range.lowerBound])
    let after = String(characters[range.upperBound...])
    // What is left may join: a mark that stood after a character that is gone.
    characters = Array(before + after)
    cursor = min(range.lowerBound, characters.count)
  }

  private var wordStart: Int {
    var index = cursor
    while index > 0, characters[index - 1].isWhitespace { index -= 1 }
    while index > 0, !characters[index - 1].isWhitespace { index -= 1 }
    return index
  }

  private var wordEnd: Int {
    var index = cursor
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    while index < characters.count, !characters[index].isWhitespace { index += 1 }
    return index
  }

  /// The part of the line that is seen in so many columns, and the column of the cursor in it.
  ///
  /// The cursor is always seen, with what stands before it as far as there is room; the last column
  /// is kept for it.
  public func window(columns: Int) -> (text: String, cursor: Int) {
    let shown = characters.map { TerminalSafe.text(String($0)) }
    let widths = shown.map { DisplayWidth.columns(of: $0) }
    let room = max(columns - 1, 0)
    var before = widths[..<cursor].reduce(0, +)
    var start = 0
    while before > room {
      before -= widths[start]
      start += 1
    }
    var end = start
    var used = 0
    while end < shown.count, used + widths[end] <= room {
      used += widths[end]
      end += 1
    }
    return (shown[start..<end].joined(), before)
  }
}
