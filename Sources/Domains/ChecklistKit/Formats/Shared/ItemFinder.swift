import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// Finds the lists and items that a file means: those that are there, by their names, and for new ones
/// the identity that follows from where they stand.
///
/// So a file that is imported again, and one that was exported and comes back, makes nothing twice.
/// Memory grows with the lists that the file is about.
final class ItemFinder {
  /// What was found.
  struct Found {
    /// The identity of the record, there or to be made.
    let id: Identifier
    /// Whether a record is there that is called so.
    let isThere: Bool
    /// Whether an earlier import made the record, and a person has changed its name or place since:
    /// the file says nothing of it.
    let isChanged: Bool
  }

  private struct Key: Hashable {
    let parent: Identifier?
    let text: String
  }

  private let snapshot: Snapshot
  private var lists: [String: Found] = [:]
  private var items: [Identifier: [Key: [Identifier]]] = [:]
  /// The identities that the file has used, and how often each came up again.
  private var used: Set<Identifier> = []
  private var repeats: [Identifier: Int] = [:]
  private var lastPosition: Position??

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// The list of a name; nil is the first of all lists, and a colon at the end belongs to no name.
  ///
  /// - Parameter line: Where the file names it first.
  /// - Returns: The list, and the record that makes it where it is new.
  func list(_ name: String?, line: Int) throws -> (list: Found, new: ForeignRecord?) {
    let name = name.map(Self.listName) ?? Checklist.shape.firstName
    if let known = lists[name.folded] { return (known, nil) }
    if let stored = try snapshot.list(named: name, Checklist.shape) {
      let found = Found(id: stored.id, isThere: true, isChanged: false)
      lists[name.folded] = found
      return (found, nil)
    }
    var identity = ContentIdentity(Checklist.schema.name)
    identity.add(name.folded)
    var id = identity.identifier
    if try isTaken(id, Checklist.schema.name) {
      // Made by an earlier import and called otherwise since: another list is meant.
      identity.add("\(IdentifierSource.shared.next())")
      id = identity.identifier
    }
    let found = Found(id: id, isThere: false, isChanged: false)
    lists[name.folded] = found
    var record = ForeignRecord(Checklist.schema.name, id: id, line: line)
    record.say(Checklist.name.name, .text(name), source: name)
    if name.folded == Checklist.shape.firstName.folded {
      record.say(Checklist.icon.name, .icon(Checklist.shape.firstIcon))
    }
    if let position = try nextPosition() {
      record.say(Checklist.position.name, position.value, .whereNew)
    }
    return (found, record)
  }

  /// The item of a text on a list, under another or under none; of several alike each in turn.
  func item(_ text: String, on list: Found, under parent: Identifier?) throws -> Found {
    let key = Key(parent: parent, text: text.nfc)
    if list.isThere {
      if items[list.id] == nil { items[list.id] = try index(list.id) }
      while let id = items[list.id]?[key]?.popLast() {
        if used.insert(id).inserted { return Found(id: id, isThere: true, isChanged: false) }
      }
    }
    let id = identity(key, list.id)
    let isChanged = try isTaken(id, ChecklistItem.schema.name)
    return Found(id: id, isThere: false, isChanged: isChanged)
  }

  private func isTaken(_ id: Identifier, _ type: String) throws -> Bool {
    try snapshot.record(RecordReference(type: type, id: id)) != nil
  }

  private func identity(_ key: Key, _ list: Identifier) -> Identifier {
    var identity = ContentIdentity(ChecklistItem.schema.name)
    identity.add(list)
    identity.add(key.parent)
    identity.add(key.text)
    let first = identity.identifier
    if used.insert(first).inserted { return first }
    while true {
      let count = repeats[first, default: 0] + 1
      repeats[first] = count
      var next = identity
      next.add(count)
      if used.insert(next.identifier).inserted { return next.identifier }
    }
  }

  /// The items of a list by their texts, of those alike the first one last.
  private func index(_ list: Identifier) throws -> [Key: [Identifier]] {
    let items = try snapshot.fetch(
      where: ChecklistItem.list.equals(RecordID(list)), sort: ChecklistItem.position.ascending)
    var index: [Key: [Identifier]] = [:]
    for item in items.reversed() {
      let key = Key(parent: item.parent?.identifier, text: item.text)
      index[key, default: []].append(item.id.identifier)
    }
    return index
  }

  /// The place after the last list.
  private func nextPosition() throws -> Position? {
    if lastPosition == nil {
      let last = try snapshot.fetch(
        Checklist.self, sort: Checklist.position.descending, limit: 1)
      lastPosition = .some(last.first?.position)
    }
    let next = Position.between(lastPosition ?? nil, nil)
    if let next { lastPosition = .some(next) }
    return next
  }

  private static func listName(_ name: String) -> String {
    var name = name[...]
    while let last = name.last, last == ":" || last == "：" || last.isWhitespace {
      name.removeLast()
    }
    return String(name.drop(while: \.isWhitespace))
  }
}
