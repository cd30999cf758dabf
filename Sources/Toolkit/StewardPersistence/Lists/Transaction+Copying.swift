public import StewardModels
import StewardQuery

extension Transaction {
  /// Makes a list like another: its entries in their order and under each other, all of them open,
  /// without those that something followed already.
  ///
  /// - Returns: The new list.
  /// - Throws: `StoreError.Code.notFound`; `.duplicate` where the name is taken.
  public func copy(
    list: Identifier, named name: String, _ shape: ListShape,
    followedBy succession: (any EntrySuccession)? = nil
  ) throws -> StoredRecord {
    let layout = try layout(of: shape)
    let copy = try makeList(
      name, icon: .blank, like: try present(shape.list, list), shape)
    let model = try model(shape.entry)
    let done = try succession?.succeeded(on: list, in: self) ?? []
    let entries = try entries(of: list, shape).filter { !done.contains($0.id) }
    var ids: [Identifier: Identifier] = [:]
    for entry in entries { ids[entry.id] = IdentifierSource.shared.next() }
    let keys = Position.spread(entries.count) ?? []
    for (entry, key) in zip(entries, keys) {
      var stored = entry
      stored.row[0] = .identifier(ids[entry.id] ?? IdentifierSource.shared.next())
      stored.row[layout.list.column] = .identifier(copy.id)
      stored.row[layout.position.column] = .text(key.stored)
      stored.row[layout.done.column] = .null
      if let parent = layout.parent {
        // What stood under an entry of another list stands under none.
        stored.row[parent.column] =
          entry.row[parent.column].identifier.flatMap { ids[$0] }.map { .identifier($0) } ?? .null
      }
      for (index, field) in layout.entryType.fields.enumerated()
      where field.role == .created || field.role == .changed {
        stored.row[layout.entryType.firstColumns[index]] = .null
      }
      try insert(try declaredRow(stored, model: model), model: model)
    }
    return copy
  }
}
