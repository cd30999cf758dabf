import StewardModels
import StewardPersistence

/// The entries of a list in the order in which they are shown: each before what stands under it.
struct ListOrder: Sendable {
  /// One entry.
  struct Node: Sendable {
    let record: StoredRecord
    let parent: Identifier?
    var depth = 0

    var id: Identifier { record.id }
  }

  /// The entries from the first to the last.
  let walk: [Node]

  /// Takes entries in their manual order.
  ///
  /// What stands under an entry that is not among them stands under none.
  init(_ entries: [StoredRecord], _ layout: ListLayout) {
    let nodes = entries.map { entry in
      Node(record: entry, parent: layout.parent.flatMap { entry.row[$0.column].identifier })
    }
    guard layout.parent != nil, nodes.contains(where: { $0.parent != nil }) else {
      walk = nodes
      return
    }
    let tree = Tree(nodes, id: \.id, parent: \.parent)
    walk = tree.elements.map { element in
      var node = element
      node.depth = tree.depth(of: element.id) ?? 0
      return node
    }
  }
}
