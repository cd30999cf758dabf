import StewardCommandLine
public import StewardModels
public import StewardPersistence

// Records of the program's main type in an order of a verb's own.
extension Session {
  /// Writes records in the format that programs asked for, whole or with the columns of a list.
  public func write(_ ids: [Identifier], in snapshot: Snapshot) throws {
    let type = main.model.type
    let lookup = FieldLookup(type)
    let columns =
      try format.isWhole
      ? type.allColumns
      : main.columns.map { name throws(ApplicationError) in try lookup.column(name) }
    guard var sink = format.sink(columns, to: console.output) else { return }
    let records = try ids.compactMap {
      try snapshot.record(RecordReference(type: type.name, id: $0))
    }
    let lister = RecordLister(snapshot: snapshot, type: type, columns: columns)
    let (rows, names) = try lister.rows(records, model: main.model)
    try sink.begin()
    try sink.write(rows, names)
    try sink.end()
  }

  /// Keeps which records the rows of a table are, so that their numbers mean them.
  public func number(_ ids: [Identifier]) throws { try remember(ids, type: main.model.type) }

  /// Whether tables have numbers that the next command understands.
  public var isNumbering: Bool { numbersRows }
}
