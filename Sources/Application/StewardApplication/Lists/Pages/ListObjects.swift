import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence

/// Lists for programs: an object or a row each.
enum ListObjects {
  static func write(_ lists: [ListLine], _ session: Session) throws {
    switch session.format {
    case .json, .ndjson: try session.writeObjects(lists, write)
    case .plain, .csv, .markdown, .table:
      try session.writeRows(
        lists.map(cells), keys: keys, columns: keys.map { TableColumn($0) })
    }
  }

  private static let keys = [
    "handle", "name", "icon", "items", "remaining", "overdue", "due-today", "due", "current",
  ]

  private static func cells(_ list: ListLine) -> [String] {
    [
      list.handle, list.name, list.icon.stored, String(list.tally.count),
      String(list.tally.remaining), String(list.tally.overdue), String(list.tally.dueToday),
      list.firstDue?.description ?? "", list.isChosen ? "yes" : "no",
    ]
  }

  /// The members of one list's object.
  static func write(_ list: ListLine, to json: inout JSONWriter) throws {
    try json.key("handle")
    try json.string(list.handle)
    try json.key("id")
    try json.string("\(list.id)")
    try json.key("name")
    try json.string(list.name)
    try json.key("icon")
    try json.string(list.icon.stored)
    try json.key("note")
    if let note = list.note { try json.string(note) } else { try json.null() }
    try json.key("archived")
    if let archived = list.archived {
      try json.string(archived.description)
    } else {
      try json.null()
    }
    for (key, count) in [
      ("items", list.tally.count), ("checked", list.tally.checked),
      ("remaining", list.tally.remaining), ("overdue", list.tally.overdue),
      ("due-today", list.tally.dueToday),
    ] {
      try json.key(key)
      try json.integer(count)
    }
    try json.key("due")
    if let due = list.firstDue { try json.string(due.description) } else { try json.null() }
    try json.key("current")
    try json.bool(list.isChosen)
  }
}
