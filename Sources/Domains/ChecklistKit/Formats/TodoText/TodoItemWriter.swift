import StewardInterchange
import StewardModels
import StewardPersistence
import StewardText

/// Writes items as lines of todo.txt, list by list.
struct TodoItemWriter {
  private let writing: ForeignWriting
  private let walk: ItemWalk
  private let days: ForeignDays

  init(_ writing: ForeignWriting) {
    self.writing = writing
    walk = ItemWalk(writing: writing)
    days = ForeignDays(context: writing.context)
  }

  func write() throws {
    let writer = TodoTextWriter(writing.output)
    for list in try walk.lists() {
      let items = try walk.items(of: list)
      if items.isEmpty {
        if !walk.isPart { writing.lose("checklists.lost.emptyLists") }
        continue
      }
      walk.countLosses(of: list, hasNotes: false)
      try writing.wrote(Checklist.schema.name)
      for (item, depth) in items {
        try writer.write(task(item, on: list))
        countLosses(of: item, depth)
        try writing.wrote(ChecklistItem.schema.name)
      }
    }
  }

  private func task(_ item: ChecklistItem, on list: Checklist) -> TodoTask {
    let isFirst = list.name == Checklist.shape.firstName
    var parts = TodoItemParts(list: isFirst ? nil : list.name)
    parts.text = item.text
    parts.tags = Array(item.tags)
    parts.due = item.due?.day
    parts.start = item.start?.day
    if let (basis, simple, _) = item.simpleRepeat() {
      parts.repeats = simple.todoText(basis)
    } else if item.every == nil, case .text(let repeats)? = item.own[TodoItemParts.repeatsKey],
      !repeats.isEmpty
    {
      parts.repeats = repeats
    }
    return TodoTask(
      parts.line, isDone: item.checked != nil, priority: item.priority?.letter.first,
      completed: item.checked.map { days.day(of: $0) },
      created: item.created.map { days.day(of: $0) } ?? days.context.today)
  }

  private func countLosses(of item: ChecklistItem, _ depth: Int) {
    for when in [item.due, item.start] where when?.isDay == false {
      writing.lose("checklists.lost.time")
    }
    writing.countLosses(ofRepeat: item)
    if item.note != nil { writing.lose("checklists.lost.notes") }
    if depth > 0 { writing.lose("checklists.lost.nesting") }
    var own = item.own
    if case .text? = own[TodoItemParts.repeatsKey] {
      own = own.removing(TodoItemParts.repeatsKey)
    }
    if !own.isEmpty { writing.lose("checklists.lost.own") }
  }
}
