import StewardModels
import StewardPersistence
import StewardQuery

/// What must be known of all records before the first row of another program's table is written.
struct ForeignSurvey {
  /// The own fields, and what references are written as.
  let table: TableSurvey
  /// What tells apart the records that others refer to by the key, where it is not their identity.
  private var keys: [Identifier: String] = [:]

  init(
    _ foreign: ForeignTable, _ type: RecordType, _ query: RecordQuery, _ snapshot: Snapshot
  ) throws {
    table = try TableSurvey(type, query, snapshot)
    guard let key = foreign.key else { return }
    for column in foreign.columns where column.wording.refersByKey {
      guard let field = column.field.flatMap({ type.field($0) }),
        field.kind == .reference(type.name)
      else { continue }
      var targets: Set<Identifier> = []
      var referring = query
      referring.sort = []
      try snapshot.scan(referring, fields: [field.name]) { row in
        if let id = row.identifier(0) { targets.insert(id) }
        return true
      }
      let named = RecordQuery(
        type.name, filter: .oneOf(FieldPath(type.fields[0].name), targets.map { .reference($0) }))
      try snapshot.scan(named, fields: [type.fields[0].name, key]) { row in
        if let id = row.identifier(0), !row.isNull(1) { keys[id] = row.text(1) }
        return true
      }
    }
  }

  /// The text of a reference to a record of a type.
  func text(_ id: Identifier, type: String, byKey: Bool) -> String {
    byKey ? keys[id] ?? id.description : table.names.text(id, type: type)
  }
}
