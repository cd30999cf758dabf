import StewardCommandLine
import StewardInterchange
public import StewardModels
import StewardPersistence
import StewardText

/// What `show` prints: a list with what stands on it, in its manual order, numbered.
struct ListPage {
  private let type: RecordType
  private let columns: [RecordColumn]
  private let line: ListLine?
  private let title: String
  private let rows: [(row: RecordRow, depth: Int, isDone: Bool)]
  private let names: NameBook
  private let habits: Habits

  /// Whether the list was put away.
  var isArchived: Bool { line?.archived != nil }

  /// Reads the list that is meant; one that is not there yet is empty.
  init(_ session: Session, _ snapshot: Snapshot, _ habits: Habits) throws {
    let shape = try session.shape()
    self.habits = habits
    type = session.main.model.type
    let all = type.allColumns
    let reader = try ListReader(snapshot, shape, today: habits.today)
    let layout = reader.layout
    let isWhole = session.format.isWhole
    columns = isWhole ? all : try Self.columns(session, layout)
    let record = try habits.list.flatMap {
      try snapshot.record(RecordReference(type: shape.list, id: $0.id))
    }
    line = try record.map(reader.line)
    title = line?.name ?? shape.firstName
    let nodes = ListOrder(
      try line.map { try snapshot.entries(of: $0.id, shape) } ?? [], layout
    ).walk
    let lister = RecordLister(snapshot: snapshot, type: type, columns: columns)
    let (rows, names) = try lister.rows(nodes.map(\.record), model: session.main.model)
    self.names = names
    self.rows = zip(rows, nodes).map { row, node in
      (row, node.depth, !node.record.row[layout.done.column].isNull)
    }
  }

  /// The name first, then what lists show but the list itself and the mark.
  private static func columns(
    _ session: Session, _ layout: ListLayout
  ) throws -> [RecordColumn] {
    let type = session.main.model.type
    let lookup = FieldLookup(type)
    var columns: [RecordColumn] = []
    for name in session.main.columns {
      let column = try lookup.column(name)
      let role = column.field.role
      if role == .done || column.field.kind == .reference(layout.shape.list) { continue }
      if role == .name {
        columns.insert(column, at: 0)
      } else {
        columns.append(column)
      }
    }
    return columns
  }

  func write(_ session: Session) throws {
    if session.format == .json || session.format == .ndjson { return try writeObject(session) }
    if var sink = session.format.sink(columns, to: session.console.output) {
      try sink.begin()
      try sink.write(rows.map(\.row), names)
      return try sink.end()
    }
    try session.remember(rows.map(\.row.id), type: type)
    let canvas = session.console.canvas
    let symbol = line?.icon.symbol ?? ""
    let heading = Table(
      columns: [TableColumn("", minimumWidth: 1, shrinkPriority: 1)],
      rows: [[StyledText(symbol.isEmpty ? title : "\(symbol) \(title)", .bold)]],
      hasHeading: false)
    try heading.write(to: session.console.output, on: canvas)
    try table(session).write(to: session.console.output, on: canvas)
  }

  private func table(_ session: Session) -> Table {
    let words = session.console.words
    let shown = columns.indices.filter { position in
      position == 0 || rows.contains { !$0.row.values[position].isNone }
    }
    let wording = habits.wording
    var table = Table(
      columns: [
        TableColumn(
          "", alignment: .trailing, style: .dim, minimumWidth: String(rows.count).count),
        TableColumn(
          "", style: .color(.cyan), minimumWidth: .max, isOptional: true, dropPriority: 3),
        TableColumn("", minimumWidth: 3),
      ]
        + shown.map { position in
          let column = columns[position]
          let isDay = [.day, .when].contains(column.field.kind)
          return TableColumn(
            position == 0 ? "" : column.title,
            alignment: column.isAmount ? .trailing : .leading,
            minimumWidth: position == 0 ? 10 : isDay ? .max : 8,
            shrinkPriority: position == 0 ? 1 : 2, isOptional: position != 0,
            dropPriority: column.field.role == .due ? RecordTable.dueDropPriority : nil)
        }, hasHeading: shown.count > 1 && !rows.isEmpty)
    let cells = rows.enumerated().map { index, entry in
      let start = [
        StyledText(String(index + 1)), StyledText(entry.row.handle),
        StyledText(entry.isDone ? "[x]" : "[ ]"),
      ]
      return start
        + shown.map { position in
          let column = columns[position]
          let value = entry.row.values[position]
          var text = wording.short(value, for: column.field, names: names.name)
          if position == 0 { text = String(repeating: "  ", count: entry.depth) + text }
          let isLate =
            column.field.role == .due && !entry.isDone && habits.isOver(value)
          return StyledText(
            text, entry.isDone ? .dim : isLate ? .color(.red) : .plain, short: value.shortDay)
        }
    }
    for row in cells { table.append(row) }
    let remaining = line?.remaining ?? Message("lists.remaining.none")
    table.foot = [StyledText(words(remaining), .dim)]
    return table
  }

  /// The list as one object with its entries in it.
  private func writeObject(_ session: Session) throws {
    let bytes = ByteOutput(to: session.console.output)
    var json = JSONWriter(bytes, layout: session.format == .json ? .pretty : .compact)
    try json.beginObject()
    if let line {
      try ListObjects.write(line, to: &json)
    } else {
      try json.key("name")
      try json.string(title)
    }
    try json.key("entries")
    try json.beginArray()
    for (index, entry) in rows.enumerated() {
      try json.beginObject()
      try json.key("handle")
      try json.string(entry.row.handle)
      try json.key("number")
      try json.integer(index + 1)
      try json.key("depth")
      try json.integer(entry.depth)
      for (column, value) in zip(columns, entry.row.values) {
        try json.key(column.name)
        try FieldWriter().write(value, for: column.field, names: names.name, to: &json)
      }
      try json.endObject()
    }
    try json.endArray()
    try json.endObject()
    try json.endLine()
    try bytes.flush()
  }
}

extension Habits {
  /// Whether a due day has passed.
  func isOver(_ value: Value) -> Bool {
    switch value {
    case .day(let day): day < today
    case .when(let when): isPast(when)
    default: false
    }
  }

  /// Whether a day, or a time, has passed.
  public func isPast(_ when: When) -> Bool {
    when.moment.map { $0 < now } ?? (when.day < today)
  }
}
