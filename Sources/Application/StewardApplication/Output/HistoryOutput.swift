import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence

/// Prints steps of the journal.
struct HistoryOutput {
  let session: Session
  let habits: Habits

  private var output: OutputWriter { session.console.output }

  /// The last commands: number, when, who, what was typed, and whether it was taken back.
  func write(_ entries: [JournalEntry], _ snapshot: Snapshot) throws {
    switch session.format {
    case .table: try writeTable(entries)
    case .json, .ndjson:
      try session.writeObjects(entries) { entry, json in
        try writeEntry(entry, to: &json)
        try json.key("undone")
        try json.bool(entry.undoneBy != nil)
        // Of undo and redo, which command they took back or did again.
        for (key, kind) in [("undid", JournalEntry.Kind.undo), ("redid", .redo)] {
          guard entry.kind == kind, let target = entry.target else { continue }
          try json.key(key)
          try json.integer(target)
        }
      }
    case .plain, .csv, .markdown: try writeRows(entries.map(cells), further: [])
    }
  }

  /// What stands of a command in a row for programs.
  private func cells(_ entry: JournalEntry) -> [String] {
    [
      String(entry.number), entry.moment.description, entry.author.user, entry.author.program,
      entry.command,
    ]
  }

  private func writeRows(_ rows: [[String]], further: [String]) throws {
    let keys = ["number", "time", "user", "program", "command"] + further
    try session.writeRows(rows, keys: keys, columns: keys.map { TableColumn($0) })
  }

  private func writeTable(_ entries: [JournalEntry]) throws {
    var table = Table(columns: [
      TableColumn("", alignment: .trailing, style: .color(.cyan), minimumWidth: 3),
      TableColumn(word("application.history.time"), minimumWidth: 16),
      TableColumn(word("application.history.user"), minimumWidth: 4, isOptional: true),
      TableColumn(word("application.history.command"), minimumWidth: 16, shrinkPriority: 1),
    ])
    for entry in entries {
      // The mark comes first, so that a long command does not push it out of sight.
      var command = StyledText(
        entry.undoneBy == nil ? "" : word("application.history.undone") + " ", .dim)
      command.append(entry.command, entry.undoneBy == nil ? .plain : .dim)
      if let reversal = reversal(entry) { command.append(" " + reversal, .dim) }
      table.append([
        StyledText("#\(entry.number)"), StyledText(entry.time(habits)),
        StyledText(entry.author.user), command,
      ])
    }
    table.hasHeading = !entries.isEmpty
    if entries.isEmpty { table.foot = [StyledText(word("application.history.empty"), .dim)] }
    try table.write(to: output, on: session.console.canvas)
  }

  /// Which command an undo took back, or a redo did again; nil for other commands.
  private func reversal(_ entry: JournalEntry) -> String? {
    guard let target = entry.target, entry.kind == .undo || entry.kind == .redo else { return nil }
    let id = entry.kind == .undo ? "undo" : "redo"
    return session.console.words(
      Message("application.history.\(id)", ["number": .number(Int(target))]))
  }

  /// What became of one record: each step with the fields that it changed.
  func write(_ steps: [HistoryStep], of reference: RecordReference, _ snapshot: Snapshot) throws {
    let changes = try FieldChanges(steps, of: reference, snapshot)
    switch session.format {
    case .json, .ndjson:
      try session.writeObjects(Array(zip(steps, changes.steps))) { step, json in
        try writeEntry(step.0.entry, to: &json)
        try json.key("changes")
        try json.beginArray()
        for change in step.1 {
          try json.beginObject()
          try json.key("field")
          try json.string(change.field.name)
          for (key, value) in [("before", change.before), ("after", change.after)] {
            try json.key(key)
            try FieldWriter().write(
              value, for: change.field, names: changes.names.name, to: &json)
          }
          try json.endObject()
        }
        try json.endArray()
      }
    case .plain, .csv, .markdown:
      var rows: [[String]] = []
      for (step, fields) in zip(steps, changes.steps) {
        for change in fields {
          rows.append(
            cells(step.entry) + [change.field.name]
              + [change.before, change.after].map {
                FieldWriter().text($0, for: change.field, names: changes.names.name)
              })
        }
        if fields.isEmpty { rows.append(cells(step.entry) + ["", "", ""]) }
      }
      try writeRows(rows, further: ["field", "before", "after"])
    case .table:
      for (step, fields) in zip(steps, changes.steps) {
        try session.answer(step.entry.summary(habits))
        for change in fields { try session.answer(line(change, changes.names)) }
      }
    }
  }

  private func line(_ change: FieldChanges.Change, _ names: NameBook) -> Message {
    let wording = habits.wording
    func words(_ value: Value) -> String {
      let words = wording.short(value, for: change.field, names: names.name)
      return words.isEmpty ? "—" : words
    }
    return Message(
      "application.history.change",
      [
        "field": .text(change.field.title), "before": .text(words(change.before)),
        "after": .text(words(change.after)),
      ])
  }

  private func writeEntry(_ entry: JournalEntry, to json: inout JSONWriter) throws {
    try json.key("number")
    try json.integer(entry.number)
    for (key, text) in [
      ("time", entry.moment.description), ("user", entry.author.user),
      ("host", entry.author.host), ("program", entry.author.program), ("command", entry.command),
    ] {
      try json.key(key)
      try json.string(text)
    }
  }

  private func word(_ id: String) -> String { session.console.words(Message(id)) }
}
