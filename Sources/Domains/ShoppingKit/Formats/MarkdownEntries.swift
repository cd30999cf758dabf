import StewardInterchange
import StewardModels
import StewardText

/// Markdown as lists and entries: headings of the first one's level are lists, deeper ones aisles.
final class MarkdownEntries: ListedParts {
  private let reader: MarkdownReader
  private let context: ReadingContext
  private var entries: EntryReader?
  private var level: Int?
  private var category: String?
  private var heading: (name: String, line: Int, note: [String])?
  private var waiting: MarkdownElement?
  private var last: MarkdownItem?

  init(_ source: ByteSource, _ reading: ForeignReading) {
    context = EntryForms.context(reading)
    reader = MarkdownReader(
      source,
      options: MarkdownReader.Options(
        lines: LineReader.Options(isLenient: reading.isLenient)))
  }

  func begin(names: @escaping (String) throws -> Bool) throws {
    try reader.rewind()
    entries = EntryReader(context, names: names)
    level = nil
    category = nil
    heading = nil
    waiting = nil
  }

  func next() throws -> (part: ListedPart, line: Int, source: String)? {
    while let element = try waiting ?? reader.next() {
      waiting = nil
      if case .paragraph(let paragraph) = element {
        if paragraph.text.hasPrefix(ForeignRecord.problems) { continue }
        if paragraph.depth == nil, !paragraph.text.isEmpty { heading?.note.append(paragraph.text) }
        continue
      }
      if let list = takeList() {
        waiting = element
        return list
      }
      switch element {
      case .heading(let next):
        if next.level > level ?? next.level {
          category = EntryForms.isBasket(next.text) ? nil : next.text
        } else {
          level = next.level
          category = nil
          heading = (next.text, next.line, [])
        }
      case .item(let item):
        last = item
        let category = category
        guard let entries else { return nil }
        return (
          .entry {
            ListedEntry(
              text: try entries.entry(item.text), isChecked: item.isChecked == true,
              category: category, note: item.note.isEmpty ? nil : item.note)
          }, item.line, item.text
        )
      case .paragraph: continue
      }
    }
    return takeList()
  }

  private func takeList() -> (part: ListedPart, line: Int, source: String)? {
    guard let found = heading else { return nil }
    heading = nil
    let note = found.note.isEmpty ? nil : found.note.joined(separator: "\n\n")
    return (.list(EntryForms.listName(found.name), note: note), found.line, found.name)
  }

  var fraction: Double? { reader.fraction }
  var replacements: Replacements { reader.replacements }

  func writeRejected(_ reasons: [String], to output: ByteOutput) throws {
    guard let last else { return }
    var writer = MarkdownWriter(output)
    for reason in reasons {
      try writer.write(MarkdownParagraph("\(ForeignRecord.problems): \(reason)"))
    }
    try writer.write(last)
  }
}
