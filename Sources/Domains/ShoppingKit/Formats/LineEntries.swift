import StewardInterchange
import StewardModels
import StewardText

/// Plain lines as lists and entries: `Weekend:` begins a list, and so does a first line before an empty
/// one; `✓` marks what lies in the basket, `–` begins a note, behind an entry or on a line of its own.
final class LineEntries: ListedParts {
  private let reader: LineReader
  private let context: ReadingContext
  private var entries: EntryReader?
  private var waiting: TextLine?
  private var last = ""

  init(_ source: ByteSource, _ reading: ForeignReading) {
    context = EntryForms.context(reading)
    reader = LineReader(source, options: LineReader.Options(isLenient: reading.isLenient))
  }

  func begin(names: @escaping (String) throws -> Bool) throws {
    try reader.rewind()
    entries = EntryReader(context, names: names)
    waiting = nil
  }

  func next() throws -> (part: ListedPart, line: Int, source: String)? {
    while let line = try waiting ?? reader.next() {
      waiting = nil
      let text = Self.trimmed(line.text[...])
      if text.isEmpty { continue }
      last = line.text
      if text.hasSuffix(":") || text.hasSuffix("：") {
        return (.list(EntryForms.listName(String(text)), note: nil), line.number, String(text))
      }
      var note: [Substring] = []
      while let following = try reader.next() {
        let content = Self.trimmed(following.text[...])
        if line.number == 1, following.number == 2, content.isEmpty {
          return (.list(String(text), note: nil), line.number, String(text))
        }
        guard content.hasPrefix(Self.dash) else {
          waiting = following
          break
        }
        let part = content.dropFirst(Self.dash.count)
        if !part.hasPrefix(ForeignRecord.problems) { note.append(part) }
      }
      return (entry(text, note), line.number, String(text))
    }
    return nil
  }

  private func entry(_ text: Substring, _ below: [Substring]) -> ListedPart {
    .entry { [entries] in
      let (content, isChecked) = Self.mark(text)
      var note = below.map { String($0) }
      var name = content
      if let dash = Self.noteStart(content) {
        note.insert(String(content[dash.upperBound...]), at: 0)
        name = content[..<dash.lowerBound]
      }
      guard let read = try entries?.entry(String(name)) else {
        throw ShoppingError(
          .nameless, Message("shopping.reading.empty"),
          hint: Message("shopping.reading.empty.hint"))
      }
      return ListedEntry(
        text: read, isChecked: isChecked,
        note: note.isEmpty ? nil : note.joined(separator: "\n"))
    }
  }

  /// What stands before a note on a line of its own.
  static let dash = "– "
  /// What stands before a note behind an entry.
  static let inlineDash = " – "
  /// What stands before an entry that lies in the basket.
  static let check = "✓ "

  /// The text without the mark or bullet before it.
  private static func mark(_ text: Substring) -> (Substring, isChecked: Bool) {
    for (mark, isChecked) in [
      (check, true), ("✔ ", true), ("☑ ", true), ("[x] ", true), ("[X] ", true), ("☐ ", false),
      ("[ ] ", false), ("• ", false), ("- ", false), ("* ", false),
    ] where text.hasPrefix(mark) {
      return (trimmed(text.dropFirst(mark.count)), isChecked)
    }
    return (text, false)
  }

  /// Where the note behind an entry begins, outside of quotes.
  static func noteStart(_ text: Substring) -> Range<Substring.Index>? {
    var isQuoted = false
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "\"" { isQuoted.toggle() }
      if !isQuoted, index > text.startIndex, text[index...].hasPrefix(inlineDash) {
        return index..<text.index(index, offsetBy: inlineDash.count)
      }
      index = text.index(after: index)
    }
    return nil
  }

  fileprivate static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  var fraction: Double? { reader.fraction }
  var replacements: Replacements { reader.replacements }

  func writeRejected(_ reasons: [String], to output: ByteOutput) throws {
    try output.write(last + "\n")
    for reason in reasons { try output.write("\(Self.dash)\(ForeignRecord.problems): \(reason)\n") }
  }
}

/// The note behind an entry on its line: `milk – the blue one`.
public enum LineNote {
  /// An entry and the note behind it; nil where there is none.
  public static func parted(_ line: String) -> (entry: String, note: String)? {
    guard let dash = LineEntries.noteStart(line[...]) else { return nil }
    let entry = LineEntries.trimmed(line[..<dash.lowerBound])
    let note = LineEntries.trimmed(line[dash.upperBound...])
    return entry.isEmpty || note.isEmpty ? nil : (String(entry), String(note))
  }
}
