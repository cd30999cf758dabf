import StewardCommandLine
import StewardModels
public import StewardPersistence
public import StewardQuery

extension Session {
  /// Writes the records of a query in the format that programs asked for.
  ///
  /// - Parameters:
  ///   - query: Which records, of any type of the domain.
  ///   - columns: The fields; objects hold every field.
  /// - Returns: Whether it was written; a table is for the caller to draw.
  public func writeForPrograms(
    _ query: RecordQuery, columns: [String], in snapshot: Snapshot
  ) throws -> Bool {
    guard let type = domain.type(query.type)?.model.type else { return false }
    let lookup = FieldLookup(type)
    let shown =
      try format.isWhole
      ? type.allColumns : columns.map { name throws(ApplicationError) in try lookup.column(name) }
    guard var sink = format.sink(shown, to: console.output) else { return false }
    let lister = RecordLister(snapshot: snapshot, type: type, columns: shown)
    try sink.begin()
    try lister.forEach(query) { rows, names in try sink.write(rows, names) }
    try sink.end()
    return true
  }
}
