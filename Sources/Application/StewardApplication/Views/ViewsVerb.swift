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
      try table.write(to: session.console.output, on: session.console.canvas)
    case .json, .ndjson:
      try session.writeObjects(views) { view, json in
        try json.key("name")
        try json.string(view.name)
        try json.key("options")
        try json.string(view.options ?? "")
      }
    case .plain, .csv, .markdown:
      try session.writeRows(rows, keys: ["name", "options"], columns: columns)
    }
  }
}
