import StewardInterchange
import StewardModels
import StewardPersistence

/// Writes lists as headings and items as Markdown with boxes.
struct MarkdownItemWriter {
  private let writing: ForeignWriting
  private let walk: ItemWalk

  init(_ writing: ForeignWriting) {
    self.writing = writing
    walk = ItemWalk(writing: writing)
  }

  func write() throws {
    var writer = MarkdownWriter(writing.output)
    for list in try walk.lists() {
      let items = try walk.items(of: list)
      if items.isEmpty, walk.isPart { continue }
      try writer.write(MarkdownHeading(list.name))
      if let note = list.note { try writer.write(MarkdownParagraph(note)) }
      walk.countLosses(of: list, hasNotes: true)
      try writing.wrote(Checklist.schema.name)
      for (item, depth) in items {
        try writer.write(
          MarkdownItem(
            item.text, isChecked: item.checked != nil, depth: depth, note: item.note ?? ""))
        countLosses(of: item)
        try writing.wrote(ChecklistItem.schema.name)
      }
    }
  }

  private func countLosses(of item: ChecklistItem) {
    if item.due != nil { writing.lose("checklists.lost.due") }
    if item.start != nil { writing.lose("checklists.lost.start") }
    if item.every != nil { writing.lose("checklists.lost.every") }
    if item.priority != nil { writing.lose("checklists.lost.priority") }
    if !item.tags.isEmpty { writing.lose("checklists.lost.tags") }
    if !item.own.isEmpty { writing.lose("checklists.lost.own") }
    if item.checked != nil { writing.lose("checklists.lost.moment") }
  }
}
