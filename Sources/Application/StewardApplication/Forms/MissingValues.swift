import StewardCommandLine
import StewardInterchange
import StewardModels
public import StewardPersistence
public import StewardQuery

/// The records that lack what some fields should hold: for a list, or to ask a person for it.
public struct MissingValues: Sendable {
  let session: Session
  /// The fields that should hold something, by index.
  let fields: [Int]

  /// One record, and what it lacks.
  public struct Lacking: Sendable {
    let id: Identifier
    let handle: String
    let name: String
    /// The fields that hold nothing, by index.
    let fields: [Int]
  }

  /// Looks for what the fields of some names do not hold, in records of the program's main type.
  public init(_ session: Session, in fields: [String]) {
    self.session = session
    self.fields = fields.compactMap { session.main.model.type.index(ofField: $0) }
  }

  var type: RecordType { session.main.model.type }

  /// Whether there is somebody at a terminal who can be asked.
  public var canAsk: Bool { session.format == .table && FormDialogue.isPossible(session) }

  /// The records of a filter with what they lack, in the order of lists.
  public func records(
    where filter: FilterExpression, in snapshot: Snapshot
  ) throws -> [Lacking] {
    let name = type.fields.firstIndex { $0.role == .name }
    let lister = RecordLister(snapshot: snapshot, type: type, columns: type.allColumns)
    var found: [Lacking] = []
    let query = RecordQuery(type.name, filter: filter, sort: session.main.sort)
    try lister.forEach(query) { rows, _ in
      for row in rows {
        let missing = fields.filter { row.values[$0].isNone }
        guard !missing.isEmpty else { continue }
        var called = row.handle
        if let name, case .text(let text) = row.values[name] { called = text }
        found.append(
          Lacking(id: row.id, handle: row.handle, name: called, fields: missing))
      }
    }
    return found
  }

  /// Writes which record lacks what.
  public func write(_ records: [Lacking]) throws {
    func names(_ record: Lacking) -> [String] { record.fields.map { type.fields[$0].name } }
    switch session.format {
    case .table: try writeTable(records)
    case .json, .ndjson:
      try session.writeObjects(records) { record, json in
        for (key, text) in [
          ("handle", record.handle), ("id", record.id.description), ("name", record.name),
        ] {
          try json.key(key)
          try json.string(text)
        }
        try json.key("missing")
        try json.beginArray()
        for name in names(record) { try json.string(name) }
        try json.endArray()
      }
    case .plain, .csv, .markdown:
      let keys = ["handle", "name", "missing"]
      try session.writeRows(
        records.map { [$0.handle, $0.name, TextList.text(names($0))] }, keys: keys,
        columns: keys.map { TableColumn($0) })
    }
  }

  private func writeTable(_ records: [Lacking]) throws {
    let words = session.console.words
    var table = Table(
      columns: [
        TableColumn("", style: .color(.cyan), minimumWidth: 4),
        TableColumn(
          type.field(role: .name)?.title ?? type.title, minimumWidth: 16, shrinkPriority: 1),
        TableColumn(words(Message("application.missing")), minimumWidth: 8, shrinkPriority: 2),
      ], hasHeading: !records.isEmpty)
    for record in records {
      let missing = record.fields.map { type.fields[$0].title }.joined(separator: ", ")
      table.append([StyledText(record.handle), StyledText(record.name), StyledText(missing)])
    }
    table.foot = [
      StyledText(words(lacking(records.count)), .dim)
    ]
    try session.number(&table, records.map(\.id), of: type.name)
    try table.write(to: session.console.output, on: session.console.canvas)
  }

  /// How many records still lack something.
  func lacking(_ number: Int) -> Message {
    number == 0
      ? Message("application.missing.none") : count("application.missing.count", number)
  }

  func count(_ id: String, _ number: Int) -> Message {
    Message(
      id, ["count": .number(number), "type": .text(type.title), "types": .text(type.plural)])
  }
}
