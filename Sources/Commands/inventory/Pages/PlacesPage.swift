import InventoryKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// What `places` prints: a tree with how many items lie in each place, and what they are worth.
struct PlacesPage: Sendable {
  /// One place.
  struct Line: Sendable {
    let path: String
    let name: String
    let handle: String
    let depth: Int
    /// What lies right there; nil where that was not asked.
    let own: Worth?
    /// What lies there and in all places in it.
    let whole: Worth?
    let note: String?
  }

  let lines: [Line]
  /// The items that lie nowhere.
  let placeless: Worth?
  let habits: Habits

  /// Looks at all places, or at one and those in it.
  init(within place: RecordID<Place>?, _ snapshot: Snapshot, _ habits: Habits) throws {
    let report = try Inventory(snapshot).values(by: .place)
    let paths = try snapshot.paths(of: Place.schema.name)
    let shown = place.map { id in
      Set([id.identifier] + paths.tree.descendants(of: id.identifier).map(\.id))
    }
    var notes: [Identifier: String] = [:]
    for record in try snapshot.fetch(where: Place.note.isAny) {
      notes[record.id.identifier] = record.note
    }
    let start = place.flatMap { paths.tree.depth(of: $0.identifier) } ?? 0
    var lines: [Line] = []
    for line in report.lines {
      guard let id = line.place, shown?.contains(id) ?? true else { continue }
      lines.append(
        Line(
          path: paths[id]?.description ?? "", name: line.name ?? "",
          handle: try snapshot.listedHandle(of: id, type: Place.schema.name),
          depth: line.depth - start, own: line.own, whole: line.whole, note: notes[id]))
    }
    self.lines = lines
    placeless = place == nil ? report.lines.first { $0.place == nil }?.whole : nil
    self.habits = habits
  }

  func write(_ session: Session) throws {
    guard session.format == .table else { return try Self.write(lines, session) }
    let words = session.console.words
    let wording = habits.wording.wording
    let rows = lines.map { line in
      let worth = line.whole ?? Worth()
      return TreeView.Row(
        depth: line.depth, StyledText(line.name),
        cells: [
          StyledText(wording.number(worth.items)),
          StyledText(worth.totals.isEmpty ? "" : wording.money(worth.totals)),
          StyledText(line.note ?? "", .dim),
        ])
    }
    var foot = [Message("inventory.places.count", ["count": .number(lines.count)])]
    if let placeless {
      foot.append(Message("inventory.places.placeless", ["count": .number(placeless.items)]))
    }
    let tree = TreeView(
      columns: [
        TableColumn(words(Message("inventory.value.items")), alignment: .trailing),
        TableColumn(words(Message("inventory.value.worth")), alignment: .trailing),
        TableColumn(
          lines.contains { $0.note != nil } ? Place.note.description.title : "",
          shrinkPriority: 2, isOptional: true),
      ], rows: rows, foot: foot.map { StyledText(words($0), .dim) }, hasHeading: !rows.isEmpty)
    try tree.write(to: session.console.output, on: session.console.canvas)
  }

  /// Writes places in a format for programs.
  static func write(_ lines: [Line], _ session: Session) throws {
    switch session.format {
    case .json, .ndjson: try session.writeObjects(lines, writeMembers)
    case .plain, .table, .csv, .markdown:
      try session.writeRows(
        lines.map(cells), keys: headings, columns: headings.map { TableColumn($0) })
    }
  }

  private static let headings = ["handle", "place", "items", "worth", "note"]

  private static func cells(_ line: Line) -> [String] {
    [
      line.handle, line.path, line.whole.map { String($0.items) } ?? "",
      line.whole.map { TextList.text($0.totals.map(\.description)) } ?? "", line.note ?? "",
    ]
  }

  private static func writeMembers(_ line: Line, to json: inout JSONWriter) throws {
    try json.key("handle")
    try json.string(line.handle)
    try json.key("place")
    try json.string(line.path)
    try json.key("name")
    try json.string(line.name)
    if let own = line.own, let whole = line.whole {
      try json.key("items")
      try json.integer(whole.items)
      try json.key("items-right-there")
      try json.integer(own.items)
      try json.key("worth")
      try whole.write(to: &json)
    }
    try json.key("note")
    if let note = line.note { try json.string(note) } else { try json.null() }
  }
}
