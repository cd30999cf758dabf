import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence

/// `views`: the listings that are kept under a name.
enum ViewsVerb {
  static let verb = Verb("views") { domain in
    CommandSpecification(
      "views", summary: Message("application.views"),
      examples: [CommandExample("\(domain.name) views")])
  } run: { session in
    let session = try session.withViews()
    let views = try await session.read { snapshot, _ in try SavedViews(snapshot, session).all() }
    try write(views, session)
    return .success
  }

  private static func write(_ views: [SavedView], _ session: Session) throws {
    let rows = views.map { [$0.name, $0.options ?? ""] }
    let output = session.console.output
    let columns = ["name", "options"].map {
      TableColumn(session.console.words(Message("application.views.\($0)")), shrinkPriority: 1)
    }
    switch session.format {
    case .table:
      var table = Table(columns: columns, rows: rows.map { $0.map { StyledText($0) } })
      if views.isEmpty {
        let words = Message("application.views.empty", ["program": .text(session.program)])
        table.foot = [StyledText(session.console.words(words), .dim)]
      }
      try table.write(to: output, on: session.console.canvas)
    case .plain: for row in rows { try output.append { PlainRow.append(row, to: &$0) } }
    case .markdown:
      try output.append { MarkdownTable.appendHeading(columns, to: &$0) }
      for row in rows { try output.append { MarkdownTable.appendRow(row, to: &$0) } }
    case .csv:
      let bytes = ByteOutput(to: output)
      var writer = CSVWriter(bytes)
      try writer.write(row: ["name", "options"])
      for row in rows { try writer.write(row: row) }
      try bytes.flush()
    case .json, .ndjson: try writeObjects(views, session)
    }
  }

  private static func writeObjects(_ views: [SavedView], _ session: Session) throws {
    let bytes = ByteOutput(to: session.console.output)
    let isArray = session.format == .json
    var json = JSONWriter(bytes, layout: isArray ? .pretty : .compact)
    if isArray { try json.beginArray() }
    for view in views {
      try json.beginObject()
      try json.key("name")
      try json.string(view.name)
      try json.key("options")
      try json.string(view.options ?? "")
      try json.endObject()
      if !isArray { try json.endLine() }
    }
    if isArray {
      try json.endArray()
      try json.endLine()
    }
    try bytes.flush()
  }
}
