import StewardModels
import StewardPersistence

/// What references are written as in a table: the path or name of the record they lead to, or its
/// identity where another record has that path too or there is none.
struct ReferenceNames {
  private var texts: [String: [Identifier: String]] = [:]

  /// Finds out what some records of some types are called.
  init(_ targets: [String: Set<Identifier>], _ snapshot: Snapshot) throws {
    for (type, ids) in targets where !ids.isEmpty {
      // Many may be called after one record: only the identity tells them apart.
      guard snapshot.catalog.type(type)?.field(role: .name)?.kind == .text else { continue }
      var names: [Identifier: String] = [:]
      for (id, path) in try snapshot.paths(of: ids, type: type) {
        let text = path.description
        // A name of the form of an identity would be read as one.
        guard Identifier(text) == nil, try snapshot.record(at: path, type: type) == id else {
          continue
        }
        names[id] = text
      }
      texts[type] = names
    }
  }

  /// The text of a reference to a record of a type.
  func text(_ id: Identifier, type: String) -> String { texts[type]?[id] ?? id.description }
}
