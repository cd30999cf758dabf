import StewardModels
import StewardPersistence
import StewardQuery

/// What must be known of all records before the first row of their table is written: which own
/// fields there are, and what references are written as.
struct TableSurvey {
  /// A column for each own field that a record has, in order of the names.
  private(set) var ownColumns: [OwnColumn] = []
  /// What references are written as.
  let names: ReferenceNames

  /// Reads the columns that matter, of all records that the query names, once.
  init(_ type: RecordType, _ query: RecordQuery, _ snapshot: Snapshot) throws {
    var fields: [Int] = []
    var targets: [String: Set<Identifier>] = [:]
    for (index, field) in type.fields.enumerated() {
      switch field.kind {
      case .own: fields.append(index)
      case .reference(let target):
        fields.append(index)
        targets[target] = []
      default: break
      }
    }
    var query = query
    query.sort = []
    if !fields.isEmpty {
      var found: Set<OwnColumn> = []
      // Records mostly have the same own fields, and refer to the record that the one before did.
      var lastOwn = ""
      try snapshot.scan(query, fields: fields.map { type.fields[$0].name }) { row in
        for (column, field) in fields.enumerated() where !row.isNull(column) {
          if case .reference(let target) = type.fields[field].kind {
            if let id = row.identifier(column) { targets[target]?.insert(id) }
          } else {
            let stored = row.text(column)
            if stored == lastOwn { continue }
            lastOwn = stored
            for entry in try OwnFields(row, at: column) {
              found.insert(OwnColumn(field: field, name: entry.name))
            }
          }
        }
        return true
      }
      ownColumns = found.sorted {
        ($0.field, 0) != ($1.field, 0)
          ? $0.field < $1.field : $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
      }
    }
    names = try ReferenceNames(targets, snapshot)
  }
}
