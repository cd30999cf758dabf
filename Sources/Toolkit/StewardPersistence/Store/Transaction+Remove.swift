import StewardModels
import StewardQuery

extension Transaction {
  /// Removes records of any type, and what is declared to go with them.
  ///
  /// References are followed first, and the whole is refused before anything is removed. Costs one
  /// indexed query for each removed record and each field that can refer to it.
  ///
  /// - Throws: `StoreError.Code.notFound`; `.referenced` where a reference that is declared to
  ///   refuse is in the way.
  public func remove(_ records: some Sequence<RecordReference>) throws {
    var going: [RecordReference: StoredRecord] = [:]
    var order: [RecordReference] = []
    var clearing: [(record: RecordReference, column: Int)] = []
    var refusing: [(record: RecordReference, by: RecordReference)] = []

    for record in records where going[record] == nil {
      going[record] = try present(record.type, record.id)
      order.append(record)
    }
    var next = 0
    while next < order.count {
      let record = order[next]
      next += 1
      for (type, field) in reader.catalog.references(to: record.type) {
        try referrers(to: record, type, field) { identity, column in
          let referrer = RecordReference(type: type.name, id: identity)
          switch field.onRemoval {
          case .refuse: refusing.append((record, referrer))
          // A field that cannot be nil cannot be cleared either.
          case .clear where !field.isOptional || field.isRequired:
            refusing.append((record, referrer))
          case .clear: clearing.append((referrer, column))
          case .cascade where going[referrer] == nil:
            going[referrer] = try present(type.name, identity)
            order.append(referrer)
          case .cascade: break
          }
        }
      }
    }
    for (record, referrer) in refusing where going[referrer] == nil {
      throw try refused(record, referrer)
    }
    for (referrer, column) in clearing where going[referrer] == nil {
      let old = try present(referrer.type, referrer.id)
      var row = old.row
      row[column] = .null
      _ = try update(old, to: row, try plan(referrer.type))
    }
    for record in order {
      guard let stored = going[record] else { continue }
      try takeOut(stored, try plan(record.type))
    }
  }

  /// Gives the identities of the records that refer to one by a field, and the field's column.
  func referrers(
    to record: RecordReference, _ type: RecordType, _ field: FieldDescription,
    _ body: (Identifier, Int) throws -> Void
  ) throws {
    guard let index = type.index(ofField: field.name) else { return }
    let query = RecordQuery(
      type.name,
      filter: .compare(FieldPath(field.name), .equal, .reference(record.id)))
    var identities: [Identifier] = []
    try reader.fetch(query, columns: [0]) { row in
      if let identity = row.identifier(0) { identities.append(identity) }
      return true
    }
    for identity in identities { try body(identity, type.firstColumns[index]) }
  }

  private func refused(_ record: RecordReference, _ by: RecordReference) throws -> StoreError {
    StoreError(
      .referenced,
      Message(
        "store.record.referenced",
        ["name": .text(try name(of: record)), "by": .text(try name(of: by))]),
      hint: Message("store.record.referenced.hint"), details: "\(record) by \(by)", record: record)
  }
}

extension Snapshot {
  /// What a record is called: what its field with the role `.name` holds, else its handle.
  ///
  /// Where that field is a reference it is called what the record is called that it leads to.
  public func name(of record: RecordReference) throws -> String {
    let handle = Handle(record.id).listed()
    guard let type = reader.catalog.type(record.type),
      let stored = try reader.record(record.type, record.id)
    else { return handle }
    return try name(in: stored.row, type) ?? handle
  }

  /// What a row of a type is called by its field with the role `.name`.
  func name(in row: [Scalar], _ type: RecordType) throws -> String? {
    var (row, type) = (row, type)
    var seen: Set<Identifier> = []
    while let index = type.fields.firstIndex(where: { $0.role == .name }) {
      let name = row[type.firstColumns[index]]
      guard case .reference(let target) = type.fields[index].kind else { return name.text }
      guard let id = name.identifier, seen.insert(id).inserted,
        let next = reader.catalog.type(target), let stored = try reader.record(target, id)
      else { return nil }
      (row, type) = (stored.row, next)
    }
    return nil
  }
}
