public import StewardModels
import StewardQuery
import StewardText

// Records whose type has a name and a parent (the roles `.name` and `.parent`) lie in each other and
// have paths. Where a type has no parent a path is the name alone.
extension Snapshot {
  /// The path of a record, from the outermost record that it lies in.
  ///
  /// Costs a look-up for each name; `paths(of:)` reads those of all records at once. A circle ends
  /// where it closes.
  ///
  /// - Throws: `StoreError.Code.notFound`; `.unknownType` for a type whose records have no names.
  public func path(of record: RecordReference) throws -> RecordPath {
    let shape = try PathShape(reader.catalog.entry(record.type).type)
    guard var stored = try reader.record(record.type, record.id) else {
      throw StoreError(
        .notFound, Message("store.record.missing", ["type": .text(record.type)]), record: record)
    }
    var names = [shape.name(in: stored.row)]
    var seen: Set<Identifier> = [record.id]
    while let outer = shape.parent(in: stored.row), seen.insert(outer).inserted,
      let next = try reader.record(record.type, outer)
    {
      names.append(shape.name(in: next.row))
      stored = next
    }
    return RecordPath(parts: names.reversed())
  }

  /// The record at a path, its names compared without regard to case, accents and width; nil where
  /// there is none.
  ///
  /// Where several are called alike, the one spelt like the path comes first, then the oldest. Costs
  /// a seek for each name.
  public func record(at path: RecordPath, type: String) throws -> Identifier? {
    let shape = try PathShape(reader.catalog.entry(type).type)
    guard shape.parent != nil || path.parts.count == 1 else { return nil }
    var found: Identifier?
    for part in path.parts {
      found = try record(named: part, in: found, shape)
      if found == nil { return nil }
    }
    return found
  }

  /// The records whose paths end in another path: those that a person may mean by `Shelf 2`.
  ///
  /// Costs a seek for the last name, and a look-up for each other name and record of that name.
  ///
  /// - Parameter limit: How many at the most, the oldest first.
  public func records(
    endingIn path: RecordPath, type: String, limit: Int = 10
  ) throws -> [Identifier] {
    let shape = try PathShape(reader.catalog.entry(type).type)
    var condition: FilterExpression?
    for part in path.parts {
      let called = FilterExpression.text(FieldPath(shape.name.name), .equals, part)
      guard let outer = condition else {
        condition = called
        continue
      }
      guard let parent = shape.parent else { return [] }
      condition = called.and(.refers(FieldPath(parent.field.name), outer, orLiesIn: false))
    }
    guard let condition else { return [] }
    let query = try checked(RecordQuery(type, filter: condition, limit: limit))
    var found: [Identifier] = []
    try reader.fetch(query, columns: [0]) { row in
      if let id = row.identifier(0) { found.append(id) }
      return true
    }
    return found
  }

  /// The record called so that lies right in another, or in none.
  func record(named name: String, in outer: Identifier?, _ shape: PathShape) throws -> Identifier? {
    let query = try checked(
      RecordQuery(shape.type.name, filter: shape.filter(named: name, in: outer)))
    let spelt = name.nfc
    var first: Identifier?
    var exact: Identifier?
    try reader.fetch(query, columns: [0, shape.nameColumn]) { row in
      guard let id = row.identifier(0) else { return true }
      first = first ?? id
      if row.text(1).utf8.elementsEqual(spelt.utf8) { exact = id }
      return exact == nil
    }
    return exact ?? first
  }
}
