import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardModels

/// An entry as it was typed: what it is, and what was said beside it.
struct TypedEntry {
  let text: EntryText
  var side = SideWords()
  /// Whether it lies in the basket already: its box is ticked.
  var isTicked = false
  /// A number that was perhaps meant as its price.
  var probablePrice: String?

  init(_ text: EntryText) { self.text = text }

  /// The entries of the words of a command, or of one line.
  static func entries(
    _ words: [String], _ reader: EntryReader, side: SideWords, isTicked: Bool = false
  ) throws -> [TypedEntry] {
    let texts = try reader.texts(words)
    return try zip(texts, reader.entries(texts, of: words)).map { text, entry in
      var typed = TypedEntry(entry)
      typed.side = side
      typed.isTicked = isTicked
      typed.probablePrice = try reader.probablePrice(text)
      return typed
    }
  }
}

/// The lines of standard input that are put on a list: as they are typed, as they are pasted from
/// another list, and as `share` writes them.
struct AddedLines: Sendable {
  private let lines: [(number: Int, text: String)]
  /// Whether an empty line follows the first, and no other line.
  private let hasTitle: Bool

  /// Reads them.
  init() throws {
    var lines: [(number: Int, text: String)] = []
    var empty: [Int] = []
    var number = 0
    while let line = try StandardInput.readLine() {
      number += 1
      if line.contains(where: { !$0.isWhitespace }) {
        lines.append((number, line))
      } else {
        empty.append(number)
      }
    }
    guard !lines.isEmpty else {
      throw ApplicationError(.usage, Message("application.add.noLines"))
    }
    self.lines = lines
    hasTitle =
      lines.first?.number == 1 && lines.count > 1 && empty.first == 2
      && !empty.contains { 2 < $0 && $0 < number }
  }

  /// The entries of the lines, and the headings among them, which are left out.
  ///
  /// - Throws: `ApplicationError.Code.invalid`, which names the line.
  func entries(
    _ reader: EntryReader, isLiteral: Bool
  ) throws -> (entries: [TypedEntry], headings: [String]) {
    if isLiteral { return (lines.map { TypedEntry(EntryText(name: $0.text)) }, []) }
    var entries: [TypedEntry] = []
    var headings: [String] = []
    for (number, text) in lines {
      do {
        if let heading = try heading(number, text, reader) {
          headings.append(heading)
          continue
        }
        let pasted = PastedLine(text, isNumbered: true)
        var (side, line) = (SideWords(line: pasted.text), pasted.text)
        line = side.rest ?? line
        side.takeNote(behind: &line)
        entries += try TypedEntry.entries(
          [line], reader, side: side, isTicked: pasted.isTicked)
      } catch let error as any StewardError {
        throw ApplicationError(
          .invalid,
          Message(
            "application.line", ["line": .number(number), "problem": .message(error.message)]),
          hint: error.hint, details: error.details)
      }
    }
    return (entries, headings)
  }

  /// The heading that a line is: `# Dairy`, `Weekend:`, or the name of the list before an empty line.
  private func heading(_ number: Int, _ text: String, _ reader: EntryReader) throws -> String? {
    if let heading = PastedLine.heading(text) { return heading }
    let line = String(
      text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    if let last = line.last, last == ":" || last == "：" { return String(line.dropLast()) }
    guard number == 1, hasTitle, PastedLine(text, isNumbered: true).text == text else { return nil }
    let entries = try reader.texts([line])
    guard entries.count == 1, try !reader.isKnown(line) else { return nil }
    let entry = try reader.entry(line)
    return entry.quantity == nil && entry.price == nil ? line : nil
  }
}
