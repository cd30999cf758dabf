import StewardModels
import StewardPersistence
import StewardQuery

extension Exporter {
  /// Writes the records of all types as objects: one JSON document with an array for each type, or
  /// NDJSON, where each object says its type.
  ///
  /// The types that others refer to come first, so that import finds what a reference leads to. Where a
  /// filter names some records, only what these need goes along.
  func writeObjects(
    _ main: RecordType, _ snapshot: Snapshot, to output: ByteOutput,
    _ onProgress: (ExportProgress) throws -> Void
  ) throws -> ExportReport {
    let types = Self.inOrderOfReference(models.map(\.type))
    var report = ExportReport()
    let selection =
      options.filter == .always
      ? nil
      : try ExportSelection(main, filter: options.filter, types: types, in: snapshot)
    var counter = ExportCounter(
      total: try types.reduce(0) {
        $0 + (try selection?.count(of: $1) ?? snapshot.count(query($1, main: main)))
      })
    let isDocument = options.format == .json
    let typeKey = isDocument ? nil : RecordFormat.typeKey(types)
    var json = JSONWriter(output)
    if isDocument {
      try json.beginObject()
      try json.key(RecordFormat.versionKey)
      try json.integer(RecordFormat.version)
      try json.endLine()
    }
    for type in types {
      let before = counter.records
      let object = RecordObject(type, typeKey: typeKey)
      if isDocument {
        try json.key(type.name)
        try json.beginArray()
        try json.endLine()
      }
      let wanted = query(type, main: main)
      let (query, ids) = selection?.query(type, sort: wanted.sort) ?? (wanted, nil)
      try snapshot.scan(query, fields: type.fields.map(\.name)) { row in
        if let ids, let id = row.identifier(0), !ids.contains(id) { return true }
        try object.write(row, to: &json)
        try json.endLine()
        try counter.step(onProgress)
        return true
      }
      if isDocument {
        try json.endArray()
        try json.endLine()
      }
      report.counts.append(.init(type: type.name, records: counter.records - before))
    }
    if isDocument {
      try json.endObject()
      try json.endLine()
    }
    return report
  }

  /// The types, each after those that it refers to, as far as they do not refer to each other.
  static func inOrderOfReference(_ types: [RecordType]) -> [RecordType] {
    var ordered: [RecordType] = []
    var visited: Set<String> = []
    func visit(_ type: RecordType) {
      guard visited.insert(type.name).inserted else { return }
      for field in type.fields {
        guard case .reference(let target) = field.kind,
          let referred = types.first(where: { $0.name == target })
        else { continue }
        visit(referred)
      }
      ordered.append(type)
    }
    types.forEach(visit)
    return ordered
  }
}
