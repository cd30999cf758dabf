public import StewardModels
import StewardQuery

/// The records of a type that lie in each other, all at once: for exports, and lists by path.
///
/// Memory is in proportion to the number of records.
public struct RecordPaths: Sendable {
  /// One record.
  public struct Node: Hashable, Sendable {
    /// Its identity.
    public let id: Identifier
    /// What it is called.
    public let name: String
    /// What it lies in.
    public let parent: Identifier?
  }

  /// The records in the order of a walk, those in one in the order of the store's language.
  public let tree: Tree<Node, Identifier>

  /// The path of a record; nil for one that is not there.
  ///
  /// Costs time in proportion to its depth.
  public subscript(id: Identifier) -> RecordPath? {
    tree.contains(id) ? RecordPath(parts: tree.path(to: id).map(\.name)) : nil
  }
}

extension Snapshot {
  /// All records of a type as a tree, with their paths.
  ///
  /// Costs one query.
  ///
  /// - Throws: `StoreError.Code.unknownType` for a type whose records have no names.
  public func paths(of type: String) throws -> RecordPaths {
    let shape = try PathShape(reader.catalog.entry(type).type)
    let query = try checked(RecordQuery(type, sort: [SortKey(shape.name.name)]))
    var nodes: [RecordPaths.Node] = []
    let columns = [0, shape.nameColumn] + (shape.parent.map { [$0.column] } ?? [])
    try reader.fetch(query, columns: columns) { row in
      guard let id = row.identifier(0) else { return true }
      nodes.append(
        RecordPaths.Node(
          id: id, name: row.text(1), parent: columns.count > 2 ? row.identifier(2) : nil))
      return true
    }
    return RecordPaths(tree: Tree(nodes, id: \.id, parent: \.parent))
  }
}
