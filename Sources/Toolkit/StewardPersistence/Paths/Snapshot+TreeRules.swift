public import StewardModels
import StewardQuery

extension Snapshot {
  /// What keeps a record from its place in the tree of its type: that it would lie in itself, or that
  /// another record of the name lies in the same one.
  ///
  /// Rules that no record can be asked about alone; whoever writes records of a type that has them
  /// asks here first. Costs a look-up for each record that it lies in, and a seek for the name.
  ///
  /// - Parameters:
  ///   - row: The record, its columns in the order of `type`.
  ///   - type: The program's declaration.
  ///   - namesAreUnique: Whether no two records in one may have a name.
  public func treeViolations(
    of row: [Scalar], type: RecordType, namesAreUnique: Bool
  ) throws -> [Violation] {
    let declared = try PathShape(type)
    guard let parent = declared.parent, let id = row[0].identifier else { return [] }
    let outer = declared.parent(in: row)
    var violations: [Violation] = []
    if let outer, try lies(outer, in: id, type.name) {
      violations.append(
        Violation(
          field: parent.field.name, value: .reference(outer), code: "circle",
          message: Message("store.path.circle")))
    }
    guard namesAreUnique else { return violations }
    let name = declared.name(in: row)
    let shape = try PathShape(reader.catalog.entry(type.name).type)
    if let other = try record(named: name, in: outer, shape, but: id) {
      let path = try path(of: RecordReference(type: type.name, id: other))
      violations.append(
        Violation(
          field: declared.name.name, value: .text(name), code: "sibling",
          message: Message(
            "store.path.taken", ["type": .text(type.title), "path": .text("\(path)")])))
    }
    return violations
  }

  /// The same for a record of a Swift type: `ValidationError` takes what it gives.
  public func treeViolations<Root: Record>(
    of record: Root, namesAreUnique: Bool = false
  ) throws -> [Violation] {
    try treeViolations(
      of: Root.schema.row(record), type: try context.declared(Root.self),
      namesAreUnique: namesAreUnique)
  }

  /// Whether a record is another, or lies in it.
  private func lies(_ inner: Identifier, in outer: Identifier, _ type: String) throws -> Bool {
    let shape = try PathShape(reader.catalog.entry(type).type)
    var seen: Set<Identifier> = []
    var next: Identifier? = inner
    while let id = next, seen.insert(id).inserted {
      if id == outer { return true }
      next = try reader.record(type, id).flatMap { shape.parent(in: $0.row) }
    }
    return false
  }

  /// Another record than one that is called so and lies right in a record, or in none.
  private func record(
    named name: String, in outer: Identifier?, _ shape: PathShape, but id: Identifier
  ) throws -> Identifier? {
    let query = try checked(
      RecordQuery(shape.type.name, filter: shape.filter(named: name, in: outer)))
    var found: Identifier?
    try reader.fetch(query, columns: [0]) { row in
      if let other = row.identifier(0), other != id { found = other }
      return found == nil
    }
    return found
  }
}
