import StewardInterchange
import StewardModels
import StewardPersistence
import StewardText

/// Reads lines of todo.txt as items: the first project is the list, contexts are tags.
///
/// Projects and contexts at both ends of the text are taken out of it; those within a sentence stay, so
/// that it can still be read. `due:` and `t:` with a day are due and start, `pri:` is the priority;
/// `rec:` is how it repeats, and is kept and given back where it is no such. All other pairs are text.
final class TodoItemReader: ForeignReader {
  private static let problems = "# \(ForeignRecord.problems): "
  private let reader: TodoTextReader
  private let days: ForeignDays
  private var finder: ItemFinder?
  private var known: WarningList
  private var queue: [ForeignRecord] = []
  private var last: TodoTask?

  init(_ source: ByteSource, _ reading: ForeignReading) {
    days = ForeignDays(context: reading.context)
    reader = TodoTextReader(source, options: LineReader.Options(isLenient: reading.isLenient))
    known = WarningList(file: source.name)
  }

  func begin(in snapshot: Snapshot) throws {
    try reader.rewind()
    finder = ItemFinder(snapshot)
    known = WarningList(file: reader.fileName)
    queue = []
  }

  func next() throws -> ForeignRecord? {
    while queue.isEmpty, let entry = try reader.next() {
      if !entry.task.line.hasPrefix(Self.problems) { try read(entry) }
    }
    return queue.isEmpty ? nil : queue.removeFirst()
  }

  private func read(_ entry: TodoTextReader.Entry) throws {
    guard let finder else { return }
    last = entry.task
    let parts = TodoItemParts(entry.task)
    let (list, newList) = try finder.list(parts.list, line: entry.line)
    if let newList { queue.append(newList) }
    let found = try finder.item(parts.text, on: list, under: nil)
    var record = ForeignRecord(ChecklistItem.schema.name, id: found.id, line: entry.line)
    defer { queue.append(record) }
    let every = parts.repeats.flatMap(SimpleRepeat.todoText)
    if parts.repeats != nil, every == nil {
      known.count("checklists.import.repeats", line: entry.line)
    }
    if found.isChanged { return }
    record.say(ChecklistItem.text.name, .text(parts.text), source: entry.task.line)
    record.say(ChecklistItem.list.name, .reference(list.id), .whereNew)
    if let priority = entry.task.priority ?? parts.priority {
      record.say(ChecklistItem.priority.name, .text(String(priority)), label: "(\(priority))")
    }
    if entry.task.isDone {
      let moment = entry.task.completed.map { days.moment(on: $0) } ?? days.context.now
      record.say(
        ChecklistItem.checked.name, .moment(moment), .whereEmpty, label: "x",
        source: entry.task.completed?.description)
    }
    if let created = entry.task.created {
      record.say(ChecklistItem.created.name, .moment(days.moment(on: created)), .whereNew)
    }
    if let due = parts.due { record.say(ChecklistItem.due.name, .when(When(due)), label: "due:") }
    if let start = parts.start {
      record.say(ChecklistItem.start.name, .when(When(start)), label: "t:")
    }
    if let every {
      record.say(
        ChecklistItem.every.name, .repeats(every), label: "rec:", source: parts.repeats)
      record.keep(TodoItemParts.repeatsKey, nil)
    } else if let repeats = parts.repeats {
      record.keep(TodoItemParts.repeatsKey, .text(repeats))
    }
    guard !parts.tags.isEmpty else { return }
    do throws(ModelError) {
      record.say(ChecklistItem.tags.name, .tags(try Tags(parts.tags)), label: "@")
    } catch {
      record.refuse(error.message, label: "@", source: parts.tags.joined(separator: " "))
    }
  }

  var fraction: Double? { reader.fraction }
  var replacements: Replacements { reader.replacements }
  var warnings: [RowProblem] { known.all }

  func writeRejected(_ reasons: [String], to output: ByteOutput) throws {
    guard let last else { return }
    // A line that is no task to anybody: the file has no other place for words about it.
    let writer = TodoTextWriter(output)
    for reason in reasons { try output.write("\(Self.problems)\(reason)\n") }
    try writer.write(last)
  }
}
