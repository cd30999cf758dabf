import StewardInterchange
import StewardModels
import StewardPersistence
import StewardText

/// Writes items as `task export` does: an array, a task a line, attributes in the order of their names.
struct TaskwarriorWriter {
  private let writing: ForeignWriting
  private let walk: ItemWalk
  private let days: ForeignDays

  init(_ writing: ForeignWriting) {
    self.writing = writing
    walk = ItemWalk(writing: writing)
    days = ForeignDays(context: writing.context)
  }

  func write() throws {
    let output = writing.output
    var json = JSONWriter(output)
    try json.beginArray()
    try json.endLine()
    for list in try walk.lists() {
      let items = try walk.items(of: list)
      if items.isEmpty {
        if !walk.isPart { writing.lose("checklists.lost.emptyLists") }
        continue
      }
      walk.countLosses(of: list, hasNotes: false)
      try writing.wrote(Checklist.schema.name)
      for (item, depth) in items {
        if depth > 0 { writing.lose("checklists.lost.nesting") }
        try json.value(.object(try task(item, on: list)))
        try json.endLine()
        try writing.wrote(ChecklistItem.schema.name)
      }
    }
    try json.endArray()
    try json.endLine()
  }

  private func task(_ item: ChecklistItem, on list: Checklist) throws -> JSONObject {
    var members: [String: JSONValue] = [:]
    func set(_ attribute: TaskwarriorAttribute, _ value: JSONValue) {
      members[attribute.rawValue] = value
    }
    func set(_ attribute: TaskwarriorAttribute, _ moment: Moment) {
      set(attribute, .string(TaskwarriorDate.text(moment)))
    }
    try setOwn(item, &members)
    let created = item.created ?? days.context.now
    set(.description, .string(item.text))
    set(.uuid, .string(item.id.description))
    set(.entry, created)
    set(.modified, item.changed ?? created)
    if list.name != Checklist.shape.firstName { set(.project, .string(list.name)) }
    if let checked = item.checked {
      set(.status, .string("completed"))
      set(.end, checked)
    } else if members[TaskwarriorAttribute.status.rawValue] == nil {
      set(.status, .string("pending"))
    }
    setRepeat(item, &members)
    if let due = item.due { set(.due, days.moment(of: due)) }
    setStart(item, &members)
    if let priority = item.priority { set(.priority, .string(letter(priority))) }
    if !item.tags.isEmpty { set(.tags, .array(item.tags.map { .string($0) })) }
    if let note = item.note {
      // To the second, as all that Taskwarrior keeps.
      let entry = TaskwarriorDate.read(TaskwarriorDate.text(created)) ?? created
      set(.annotations, .array(TaskwarriorNote.annotations(note, created: entry).map(value)))
    }
    return JSONObject(
      members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { JSONObject.Member(key: $0.key, value: $0.value) })
  }

  private func value(_ annotation: TaskwarriorNote.Annotation) -> JSONValue {
    .object(
      JSONObject([
        .init(key: "description", value: .string(annotation.text)),
        .init(key: "entry", value: .string(TaskwarriorDate.text(annotation.entry))),
      ]))
  }

  /// What came from Taskwarrior and means nothing to an item, or more than it can hold.
  private func setOwn(_ item: ChecklistItem, _ members: inout [String: JSONValue]) throws {
    for (name, value) in item.own {
      guard let (name, value) = try TaskwarriorOwn.attribute(name, value) else { continue }
      switch (TaskwarriorAttribute.named(name), value) {
      case (nil, .string(let uuids)) where name == "depends":
        members[name] = .array(uuids.split(separator: ",").map { .string(String($0)) })
      case (nil, _), (.scheduled?, _), (.priority?, _), (.status?, .string("recurring")):
        members[name] = value
      default:
        writing.lose("checklists.lost.attribute", name)
      }
    }
  }

  /// `recur`, as it came where it was not changed since.
  private func setRepeat(_ item: ChecklistItem, _ members: inout [String: JSONValue]) {
    guard let every = item.every else { return }
    let key = TaskwarriorOwn.recurrence
    writing.countLosses(ofRepeat: item, knowsDone: false)
    if case .string(let text)? = members[key], let read = SimpleRepeat.taskwarrior(text),
      read.stored == every.stored.prefix(while: { $0 != " " })
    {
      return
    }
    members[key] = nil
    guard let (basis, simple, _) = item.simpleRepeat(), basis == .due else { return }
    members[key] = .string(simple.taskwarrior)
  }

  /// `wait`, or `scheduled` where it came as that and was not changed since.
  private func setStart(_ item: ChecklistItem, _ members: inout [String: JSONValue]) {
    let key = TaskwarriorAttribute.scheduled.rawValue
    guard let start = item.start else {
      members[key] = nil
      return
    }
    if case .string(let text)? = members[key], let moment = TaskwarriorDate.read(text),
      days.when(moment) == start || days.moment(of: start) == moment
    {
      return
    }
    members[TaskwarriorAttribute.wait.rawValue] = .string(
      TaskwarriorDate.text(days.moment(of: start)))
  }

  private func letter(_ priority: Priority) -> String {
    switch priority.letter {
    case "A": return "H"
    case "B": return "M"
    case "C": return "L"
    default:
      writing.lose("checklists.lost.letter", priority.letter)
      return "L"
    }
  }
}
