import StewardInterchange
import StewardModels
import StewardPersistence
import StewardText

/// Reads Markdown as lists and items: a heading names a list, its paragraphs are the list's note.
///
/// A heading that another one deeper follows at once is a title and no list. A mark checks an item; an
/// empty box makes no item open again that is checked, so that an old copy undoes nothing.
final class MarkdownItemReader: ForeignReader {
  private let reader: MarkdownReader
  private let reading: ForeignReading
  private var finder: ItemFinder?
  private var known: WarningList
  private var heading: MarkdownHeading?
  private var listNote: [String] = []
  private var list: ItemFinder.Found?
  /// The items that the next one may lie in.
  private var outer: [Identifier] = []
  private var queue: [ForeignRecord] = []
  private var lastItem: MarkdownItem?
  private var hasEnded = false

  init(_ source: ByteSource, _ reading: ForeignReading) {
    self.reading = reading
    reader = MarkdownReader(
      source,
      options: MarkdownReader.Options(
        lines: LineReader.Options(isLenient: reading.isLenient)))
    known = WarningList(file: source.name)
  }

  func begin(in snapshot: Snapshot) throws {
    try reader.rewind()
    finder = ItemFinder(snapshot)
    known = WarningList(file: reader.fileName)
    heading = nil
    listNote = []
    list = nil
    outer = []
    queue = []
    hasEnded = false
  }

  func next() throws -> ForeignRecord? {
    while queue.isEmpty, !hasEnded {
      guard let element = try reader.next() else {
        try beginList(isFollowedBy: nil)
        hasEnded = true
        continue
      }
      switch element {
      case .heading(let next):
        try beginList(isFollowedBy: next)
        heading = next
      case .paragraph(let paragraph):
        if paragraph.text.hasPrefix(ForeignRecord.problems) { continue }
        if heading != nil, paragraph.depth == nil {
          listNote.append(paragraph.text)
        } else if !paragraph.text.isEmpty {
          known.leaveOut(paragraph.text, line: paragraph.line)
        }
      case .item(let item):
        try beginList(isFollowedBy: nil)
        try read(item)
      }
    }
    return queue.isEmpty ? nil : queue.removeFirst()
  }

  /// Makes a list of the heading read last, unless it is the title of what follows.
  private func beginList(isFollowedBy next: MarkdownHeading?) throws {
    guard let heading, let finder else { return }
    self.heading = nil
    let note = listNote.joined(separator: "\n\n")
    listNote = []
    if let next, next.level > heading.level {
      if !note.isEmpty { known.leaveOut(note, line: heading.line) }
      return
    }
    let (found, new) = try finder.list(heading.text, line: heading.line)
    list = found
    outer = []
    guard var record = new ?? (note.isEmpty ? nil : empty(found, heading.line)) else { return }
    if !note.isEmpty { record.say(Checklist.note.name, .text(note), .whereEmpty) }
    queue.append(record)
  }

  private func empty(_ list: ItemFinder.Found, _ line: Int) -> ForeignRecord {
    ForeignRecord(Checklist.schema.name, id: list.id, line: line)
  }

  private func read(_ item: MarkdownItem) throws {
    guard let finder else { return }
    lastItem = item
    if list == nil {
      let (found, new) = try finder.list(nil, line: item.line)
      list = found
      if let new { queue.append(new) }
    }
    guard let list else { return }
    outer.removeLast(max(0, outer.count - item.depth))
    let found = try finder.item(item.text, on: list, under: outer.last)
    var record = ForeignRecord(ChecklistItem.schema.name, id: found.id, line: item.line)
    if !found.isChanged {
      record.say(ChecklistItem.text.name, .text(item.text), source: item.text)
      record.say(ChecklistItem.list.name, .reference(list.id), .whereNew)
      if let parent = outer.last {
        record.say(ChecklistItem.parent.name, .reference(parent), .whereNew)
      }
      if item.isChecked == true {
        record.say(ChecklistItem.checked.name, .moment(reading.context.now), .whereEmpty)
      }
      if !item.note.isEmpty { record.say(ChecklistItem.note.name, .text(item.note)) }
    }
    outer.append(found.id)
    queue.append(record)
  }

  var fraction: Double? { reader.fraction }
  var replacements: Replacements { reader.replacements }
  var warnings: [RowProblem] { known.all }

  func writeRejected(_ reasons: [String], to output: ByteOutput) throws {
    guard let item = lastItem else { return }
    var writer = MarkdownWriter(output)
    for reason in reasons {
      try writer.write(MarkdownParagraph("\(ForeignRecord.problems): \(reason)"))
    }
    var alone = item
    alone.depth = 0
    try writer.write(alone)
  }
}
