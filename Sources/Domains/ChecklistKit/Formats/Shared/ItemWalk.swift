import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery

/// Goes through lists and items as they stand: list by list, each item before those under it.
///
/// One list is in memory at a time.
struct ItemWalk {
  let writing: ForeignWriting

  /// The lists of which something is to be written: all, or those with an item that the filter names.
  func lists() throws -> [Checklist] {
    try writing.snapshot.fetch(
      Checklist.self, sort: Checklist.position.ascending, Checklist.name.ascending)
  }

  /// Whether only some items are to be written.
  var isPart: Bool { writing.filter != .always }

  /// The items of a list that are to be written, with how many of those each lies in.
  func items(of list: Checklist) throws -> [(item: ChecklistItem, depth: Int)] {
    let isOnList = ChecklistItem.list.equals(list.id).expression
    let items = try writing.snapshot.fetch(
      where: Filter<ChecklistItem>(isOnList.and(writing.filter)),
      sort: ChecklistItem.position.ascending)
    let ids = Set(items.map(\.id))
    var children: [RecordID<ChecklistItem>: [ChecklistItem]] = [:]
    var roots: [ChecklistItem] = []
    for item in items {
      if let parent = item.parent, ids.contains(parent) {
        children[parent, default: []].append(item)
      } else {
        roots.append(item)
      }
    }
    var result: [(item: ChecklistItem, depth: Int)] = []
    result.reserveCapacity(items.count)
    var waiting = roots.reversed().map { (item: $0, depth: 0) }
    while let next = waiting.popLast() {
      result.append(next)
      for child in (children[next.item.id] ?? []).reversed() {
        waiting.append((item: child, depth: next.depth + 1))
      }
    }
    return result
  }

  /// Counts what a form without them loses of a list.
  func countLosses(of list: Checklist, hasNotes: Bool) {
    if list.icon != .blank, list.name != Checklist.shape.firstName {
      writing.lose("checklists.lost.icons")
    }
    if list.archived != nil { writing.lose("checklists.lost.archived") }
    if list.note != nil, !hasNotes { writing.lose("checklists.lost.listNotes") }
  }
}
