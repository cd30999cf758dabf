import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery

/// A list as the options want it: which columns, in which order, how many, how printed.
struct Listing: Sendable {
  let session: Session
  let columns: [RecordColumn]
  let limit: Int?
  let group: RecordColumn?

  init(_ session: Session) throws {
    self.session = session
    let type = session.main.model.type
    let lookup = FieldLookup(type)
    limit = try session.arguments.integer("limit", in: 1...Int.max - 1)
    group = try session.arguments.value("group").map { name throws(ApplicationError) in
      try lookup.column(name)
    }
    if let named = session.arguments.value("columns") {
      var columns: [RecordColumn] = []
      for name in named.split(separator: ",", omittingEmptySubsequences: true) {
        columns.append(try lookup.column(String(name).trimmedSpaces))
      }
      self.columns = columns
    } else if session.format.isWhole {
      columns = type.allColumns
    } else {
      var columns: [RecordColumn] = []
      for name in session.main.columns { columns.append(try lookup.column(name)) }
      self.columns = columns
    }
  }

  private var type: RecordType { session.main.model.type }
  private var hasNamedColumns: Bool { session.arguments.has("columns") }

  /// Writes the list.
  func write(_ snapshot: Snapshot, _ habits: Habits) throws {
    var query = try self.query(snapshot, habits)
    guard var sink = session.format.sink(columns, to: session.console.output) else {
      let drawing = try self.drawing(query, snapshot, habits, isNumbered: session.numbersRows)
      try session.remember(drawing.ids, type: type)
      try drawing.table.write(to: session.console.output, on: session.console.canvas)
      if drawing.ids.isEmpty {
        try EmptyFilter(session, snapshot).tell(query.filter, on: session.console)
      }
      return
    }
    if session.format == .markdown, group != nil {
      return try writeSections(query, snapshot, habits)
    }
    query.limit = limit
    let lister = RecordLister(snapshot: snapshot, type: type, columns: columns)
    try sink.begin()
    try lister.forEach(query) { rows, names in try sink.write(rows, names) }
    try sink.end()
  }

  /// What the options ask for; one record more than is to be shown, which says that more follow.
  func query(_ snapshot: Snapshot, _ habits: Habits) throws -> RecordQuery {
    let words = FilterWords(session)
    var query = RecordQuery(
      type.name, filter: try words.filter(session.arguments.words, habits),
      sort: try words.sort() ?? session.main.sort)
    if let group { query.sort = sorted(by: group, query.sort) }
    if let after = session.arguments.value("after") {
      query.after = try cursor(after, snapshot, query)
    }
    query.limit = limit.map { $0 + 1 }
    return query
  }

  /// Writes a heading and a table for each section.
  private func writeSections(
    _ query: RecordQuery, _ snapshot: Snapshot, _ habits: Habits
  ) throws {
    let output = session.console.output
    let parts = try parts(query, snapshot, habits)
    for (position, section) in parts.sections.enumerated() {
      if position > 0 { try output.writeLine() }
      try output.append { MarkdownTable.appendTitle(section.title ?? "", to: &$0) }
      var sink = MarkdownSink(columns: columns, output: output)
      try sink.begin()
      try sink.write(section.rows, parts.names)
    }
  }

  /// The rows of the list in their sections; one without a title where there are none.
  private struct Parts {
    var sections: [(title: String?, rows: [RecordRow])] = []
    var names = NameBook()
    var count = 0
    /// The last row that is shown, where more follow.
    var last: RecordRow?
  }

  private func parts(
    _ query: RecordQuery, _ snapshot: Snapshot, _ habits: Habits
  ) throws -> Parts {
    let shown = columns + (group.map { [$0] } ?? [])
    let lister = RecordLister(snapshot: snapshot, type: type, columns: shown)
    var rows: [RecordRow] = []
    var parts = Parts()
    try lister.forEach(query) { portion, known in
      rows += portion
      parts.names = known
    }
    if let limit, rows.count > limit {
      rows.removeLast()
      parts.last = rows.last
    }
    parts.count = rows.count
    if let group {
      let grouping = Grouping(
        column: group, position: columns.count, wording: habits.wording,
        isDescending: query.sort.first?.isDescending ?? false)
      parts.sections = grouping.sections(
        rows, parts.names, collation: snapshot.collation, none: noneTitle(group))
    } else {
      parts.sections = [(nil, rows)]
    }
    return parts
  }

  /// The list as a table, and the records of its rows from the first to the last.
  func drawing(
    _ query: RecordQuery, _ snapshot: Snapshot, _ habits: Habits, isNumbered: Bool
  ) throws -> (table: Table, ids: [Identifier]) {
    let parts = try parts(query, snapshot, habits)
    var record = RecordTable(
      columns: columns, wording: habits.wording, leavesOutEmpty: !hasNamedColumns)
    record.isNumbered = isNumbered
    var table = record.table(parts.sections, parts.names)
    table.hasHeading = parts.count > 0
    table.foot = try foot(parts.count, parts.last, query, snapshot, habits)
    return (table, parts.sections.flatMap { $0.rows.map(\.id) })
  }

  private func noneTitle(_ column: RecordColumn) -> String {
    session.console.words(Message("application.group.none", ["field": .text(column.title)]))
  }

  /// How many are shown, whether more follow, and with `--total` what all add up to.
  private func foot(
    _ count: Int, _ last: RecordRow?, _ query: RecordQuery, _ snapshot: Snapshot, _ habits: Habits
  ) throws -> [StyledText] {
    let what: [String: Message.Argument] = [
      "count": .number(count), "type": .text(type.title), "types": .text(type.plural),
    ]
    var lines: [Message] = []
    if let last {
      lines.append(
        Message("application.list.more", what.merging(["after": .text(last.handle)]) { $1 }))
    } else {
      lines.append(Message("application.list.count", what))
    }
    if let list = session.meant(query.filter, habits) {
      lines[0] = Message(
        "lists.on", ["text": .message(lines[0]), "name": .text(list.name)])
    }
    if session.arguments.has("total") {
      lines.append(try Totals.line(session, query.filter, columns, snapshot, habits))
    }
    return lines.map { StyledText(session.console.words($0), .dim) }
  }

  /// The order by a group first; by what cannot be sorted, the order as it is.
  private func sorted(by column: RecordColumn, _ sort: [SortKey]) -> [SortKey] {
    guard column.own == nil, column.field.kind.isSortable else { return sort }
    if let first = sort.first, first.field == column.field.name { return sort }
    return [SortKey(column.field.name)] + sort.filter { $0.field != column.field.name }
  }

  private func cursor(
    _ handle: String, _ snapshot: Snapshot, _ query: RecordQuery
  ) throws -> Cursor {
    let finder = NumberedFinder(session, RecordFinder(snapshot, type: type))
    guard let id = try finder.find(handle).last?.id,
      let record = try snapshot.record(RecordReference(type: type.name, id: id))
    else {
      throw ApplicationError(
        .notFound,
        Message("application.reference.none", ["text": .text(handle), "type": .text(type.title)]))
    }
    return try snapshot.cursor(after: record, in: query)
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmedSpaces: String {
    var text = self[...].drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
