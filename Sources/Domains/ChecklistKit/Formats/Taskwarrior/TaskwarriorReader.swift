import StewardInterchange
import StewardModels
import StewardPersistence
import StewardText

/// Reads the JSON of Taskwarrior as items: a task's UUID is the identity of its item.
final class TaskwarriorReader: ForeignReader {
  private let source: ByteSource
  private let isLenient: Bool
  private let days: ForeignDays
  private var elements: JSONElementReader
  private var finder: ItemFinder?
  private var known: WarningList
  private var queue: [ForeignRecord] = []
  private var last: JSONValue?

  init(_ source: ByteSource, _ reading: ForeignReading) throws(InterchangeError) {
    self.source = source
    isLenient = reading.isLenient
    days = ForeignDays(context: reading.context)
    known = WarningList(file: source.name)
    // One array, or tasks one after the other.
    let first = try JSONReader(
      source, options: JSONReader.Options(isLenient: isLenient, allowsManyValues: true)
    ).next()
    try source.rewind()
    let isArray = if case .beginArray? = first { true } else { false }
    elements = JSONElementReader(
      source,
      options: JSONReader.Options(
        isLenient: isLenient, allowsManyValues: !isArray,
        limits: JSONLimits(depth: 64, valueBytes: 16 * 1024 * 1024)))
  }

  func begin(in snapshot: Snapshot) throws {
    try elements.rewind()
    finder = ItemFinder(snapshot)
    known = WarningList(file: source.name)
    queue = []
  }

  func next() throws -> ForeignRecord? {
    while queue.isEmpty, let element = try elements.next() {
      last = element.value
      try read(element.value, line: element.location.line ?? 1)
    }
    return queue.isEmpty ? nil : queue.removeFirst()
  }

  private func read(_ value: JSONValue, line: Int) throws {
    guard let finder else { return }
    guard case .object(let task) = value else {
      var record = ForeignRecord(
        ChecklistItem.schema.name, id: IdentifierSource.shared.next(), line: line)
      record.refuse(value.fault("", expected: "object").message)
      queue.append(record)
      return
    }
    do {
      if try task.text(.status) == "deleted" {
        known.count("checklists.import.deleted", line: line)
        return
      }
      let project = try task.text(.project)
      let (list, newList) = try finder.list(project?.isEmpty == true ? nil : project, line: line)
      let text = try task.text(.description) ?? ""
      let id = try identity(task) ?? finder.item(text, on: list, under: nil).id
      var record = ForeignRecord(ChecklistItem.schema.name, id: id, line: line)
      record.say(
        ChecklistItem.text.name, .text(text), label: TaskwarriorAttribute.description.rawValue,
        source: text)
      record.say(
        ChecklistItem.list.name, .reference(list.id),
        label: TaskwarriorAttribute.project.rawValue)
      try readState(task, into: &record, line)
      try readDays(task, into: &record, line)
      try readLabels(task, into: &record)
      try readRest(task, into: &record, line)
      if let newList { queue.append(newList) }
      queue.append(record)
    } catch let fault as TaskwarriorFault {
      var record = ForeignRecord(
        ChecklistItem.schema.name, id: IdentifierSource.shared.next(), line: line)
      record.refuse(fault.message, label: fault.attribute, source: fault.source)
      queue.append(record)
    }
  }

  private func identity(_ task: JSONObject) throws(TaskwarriorFault) -> Identifier? {
    guard let text = try task.text(.uuid) else { return nil }
    guard let id = Identifier(text) else {
      throw TaskwarriorFault(
        attribute: TaskwarriorAttribute.uuid.rawValue, source: text,
        message: Message("checklists.import.uuid"))
    }
    return id
  }

  private func readState(
    _ task: JSONObject, into record: inout ForeignRecord, _ line: Int
  ) throws(TaskwarriorFault) {
    let status = try task.text(.status) ?? "pending"
    let created = try task.moment(.entry)
    switch status {
    case "pending", "waiting", "recurring":
      record.say(ChecklistItem.checked.name, .none)
    case "completed":
      let end = try task.moment(.end)
      let modified = try task.moment(.modified)
      record.say(
        ChecklistItem.checked.name, .moment(end ?? modified ?? days.context.now),
        label: TaskwarriorAttribute.end.rawValue,
        source: try task.text(.end))
    default:
      throw TaskwarriorFault(
        attribute: TaskwarriorAttribute.status.rawValue, source: status,
        message: Message("checklists.import.status"))
    }
    record.keep(
      TaskwarriorAttribute.status.rawValue, status == "recurring" ? .text(status) : nil)
    if let created { record.say(ChecklistItem.created.name, .moment(created), .whereNew) }
    if let modified = try task.moment(.modified) {
      record.say(ChecklistItem.changed.name, .moment(modified), .whereNew)
    }
    if case .string(let text)? = task[TaskwarriorOwn.recurrence] {
      // The text is kept as well, so that it is given back as it was.
      let every = SimpleRepeat.taskwarrior(text)
      record.say(
        ChecklistItem.every.name, every.map { .repeats($0) } ?? .none,
        label: TaskwarriorOwn.recurrence, source: text)
      if every == nil { known.count("checklists.import.repeats", line: line) }
    }
  }

  private func readDays(
    _ task: JSONObject, into record: inout ForeignRecord, _ line: Int
  ) throws(TaskwarriorFault) {
    let wait = try task.moment(.wait)
    let scheduled = try task.moment(.scheduled)
    func say(_ field: String, _ moment: Moment?, _ attribute: TaskwarriorAttribute) {
      guard let moment else { return record.say(field, .none) }
      record.say(
        field, .when(days.when(moment)), label: attribute.rawValue,
        source: TaskwarriorDate.text(moment))
    }
    say(ChecklistItem.due.name, try task.moment(.due), .due)
    say(ChecklistItem.start.name, wait ?? scheduled, wait == nil ? .scheduled : .wait)
    record.keep(
      TaskwarriorAttribute.scheduled.rawValue,
      scheduled.map { .text(TaskwarriorDate.text($0)) })
  }

  private func readLabels(
    _ task: JSONObject, into record: inout ForeignRecord
  ) throws {
    let tags = try task.texts(TaskwarriorAttribute.tags.rawValue)
    do throws(ModelError) {
      record.say(ChecklistItem.tags.name, .tags(try Tags(tags)))
    } catch {
      throw TaskwarriorFault(
        attribute: TaskwarriorAttribute.tags.rawValue, source: tags.joined(separator: ", "),
        message: error.message)
    }
    let priority = try task.text(.priority) ?? ""
    let letter = ["H": "A", "M": "B", "L": "C", "": ""][priority]
    record.say(
      ChecklistItem.priority.name, letter.map { $0.isEmpty ? .none : .text($0) } ?? .none)
    // Priorities can be set up by each person: others are kept.
    record.keep(
      TaskwarriorAttribute.priority.rawValue, letter == nil ? .text(priority) : nil)
  }

  private func readRest(
    _ task: JSONObject, into record: inout ForeignRecord, _ line: Int
  ) throws {
    let created = try task.moment(.entry)
    let annotations = try annotations(task)
    let note = TaskwarriorNote.note(annotations, created: created)
    record.say(
      ChecklistItem.note.name, note.isEmpty ? .none : .text(note),
      label: TaskwarriorAttribute.annotations.rawValue)
    for member in task.members
    where TaskwarriorAttribute.named(member.key) == nil && member.key != ForeignRecord.problems {
      if member.key == "depends" {
        let uuids = try task.texts(member.key)
        record.keep(member.key, uuids.isEmpty ? nil : .text(uuids.joined(separator: ",")))
      } else if let (name, value) = try TaskwarriorOwn.field(member.key, member.value) {
        record.keep(name, value)
      }
    }
  }

  private func annotations(
    _ task: JSONObject
  ) throws(TaskwarriorFault) -> [TaskwarriorNote.Annotation] {
    let name = TaskwarriorAttribute.annotations.rawValue
    switch task[name] {
    case nil, .null?: return []
    case .array(let elements)?:
      var result: [TaskwarriorNote.Annotation] = []
      for element in elements {
        guard case .object(let object) = element else {
          throw element.fault(name, expected: "object")
        }
        guard let entry = try object.moment(.entry), let text = try object.text(.description) else {
          throw TaskwarriorFault(
            attribute: name, source: nil, message: Message("checklists.import.annotation"))
        }
        result.append(.init(entry: entry, text: text))
      }
      return result
    case let other?: throw other.fault(name, expected: "array")
    }
  }

  var fraction: Double? {
    guard let size = source.size, size > 0 else { return nil }
    return min(1, Double(source.position) / Double(size))
  }
  var replacements: Replacements { elements.reader.replacements }
  var warnings: [RowProblem] { known.all }

  func writeRejected(_ reasons: [String], to output: ByteOutput) throws {
    guard case .object(var object)? = last else { return }
    object.members.removeAll { $0.key == ForeignRecord.problems }
    object.members.append(
      .init(key: ForeignRecord.problems, value: .array(reasons.map { .string($0) })))
    var writer = JSONWriter(output)
    try writer.value(.object(object))
    try writer.endLine()
  }
}
