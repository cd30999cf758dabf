import StewardCommandLine
import StewardModels
package import StewardPersistence
import StewardQuery
import StewardText

/// Finds the list that a command means.
struct ListFinder {
  let session: Session
  let snapshot: Snapshot
  let shape: ListShape

  /// How many names are proposed for one that was mistyped.
  private static let proposed = 3
  /// Among how many names one that was mistyped is looked for.
  private static let searched = 20_000

  init(_ session: Session, _ snapshot: Snapshot, _ shape: ListShape) {
    self.session = session
    self.snapshot = snapshot
    self.shape = shape
  }

  /// The list that was named, else the one that is meant without a name; nil where there is none, and
  /// where the first of all was put away.
  func meant() throws -> MeantList? {
    if let name = session.listName { return try list(try find(name), isNamed: true) }
    if let chosen = try snapshot.chosenList(shape) { return try list(chosen, isNamed: false) }
    guard let first = try snapshot.list(named: shape.firstName, shape),
      first.row[try snapshot.layout(of: shape).archived.column].isNull
    else { return nil }
    return try list(first, isNamed: false)
  }

  /// The same as the record that it is.
  func record() throws -> StoredRecord? {
    guard let meant = try meant() else { return nil }
    return try snapshot.record(RecordReference(type: shape.list, id: meant.id))
  }

  private func list(_ record: StoredRecord, isNamed: Bool) throws -> MeantList {
    let layout = try snapshot.layout(of: shape)
    return MeantList(
      id: record.id, name: record.row[layout.name.column].text ?? "", isNamed: isNamed,
      isArchived: !record.row[layout.archived.column].isNull)
  }

  /// The list of a name, put away or not; a handle with `id:` before it will do as well.
  ///
  /// - Throws: `ApplicationError.Code.notFound` with the nearest names.
  func find(_ text: String) throws -> StoredRecord {
    var name = text.nfc
    if let list = try snapshot.list(named: name, shape) { return list }
    if let plain = ListNaming.name(name) {
      name = plain
      if let list = try snapshot.list(named: name, shape) { return list }
    }
    let layout = try snapshot.layout(of: shape)
    if text.folded.hasPrefix("id:"),
      let id = try RecordFinder(snapshot, type: layout.listType).byHandle(text),
      let list = try snapshot.record(RecordReference(type: shape.list, id: id))
    {
      return list
    }
    throw try notFound(name, layout)
  }

  private func notFound(_ name: String, _ layout: ListLayout) throws -> ApplicationError {
    var names: [String] = []
    let query = RecordQuery(shape.list, limit: Self.searched)
    try snapshot.scan(query, fields: [layout.name.field.name]) { row in
      names.append(row.text(0))
      return true
    }
    let folded = name.folded
    var near = NearMiss.nearest(to: name, in: names, limit: Self.proposed)
    if near.isEmpty {
      near = Array(names.filter { $0.folded.contains(folded) }.prefix(Self.proposed))
    }
    return ApplicationError(
      .notFound, Message("lists.none", ["name": .text(name)]),
      hint: near.isEmpty
        ? Message(
          "lists.none.hint",
          ["command": .text("\(session.program) new \(ShellWords.quoted(name))")])
        : Message("cli.nearest", ["choices": .list(near.map { "\"\($0)\"" })]))
  }
}

extension Session {
  /// The shape of the program's lists.
  ///
  /// - Throws: `StoreError.Code.unknownType` in a program without lists.
  func shape() throws(StoreError) -> ListShape {
    if let shape = domain.lists { return shape }
    throw StoreError(
      .unknownType,
      Message("store.list.shape", ["type": .text(domain.name), "role": .text("lists")]))
  }

  /// The record type of lists.
  func listType() throws -> DomainType {
    let shape = try shape()
    if let type = domain.type(shape.list) { return type }
    throw StoreError(.unknownType, Message("store.type.unknown", ["type": .text(shape.list)]))
  }

  /// The lists that a verb about lists names: the one before the colon, else its words, each a name;
  /// else the one that is meant.
  ///
  /// - Returns: The lists, and whether they were named.
  /// - Throws: `ApplicationError.Code.notFound` where none is named and there is none to be meant.
  func namedLists(
    _ words: [String], in snapshot: Snapshot
  ) throws -> (lists: [StoredRecord], areNamed: Bool) {
    let shape = try shape()
    let finder = ListFinder(self, snapshot, shape)
    var found: [StoredRecord] = []
    if let listName { found.append(try finder.find(listName)) }
    if words.count > 1, listName == nil,
      let whole = try snapshot.list(named: words.joined(separator: " ").nfc, shape)
    {
      return ([whole], true)
    }
    for word in words {
      let list = try finder.find(word)
      if !found.contains(where: { $0.id == list.id }) { found.append(list) }
    }
    if !found.isEmpty { return (found, true) }
    if let meant = try finder.record() { return ([meant], false) }
    throw try noList(in: snapshot)
  }

  /// The error where a list is needed and none is meant: there is none, or none was named or chosen.
  package func noList(in snapshot: Snapshot) throws -> ApplicationError {
    let standing = try listNames(in: snapshot, areArchived: false)
    guard let first = standing.first else {
      let archived = try listNames(in: snapshot, areArchived: true)
      guard let first = archived.first else { return noList() }
      return ApplicationError(
        .notFound, Message("lists.put-away", Self.lists(archived)),
        hint: Message(
          "lists.put-away.hint",
          ["command": .text("\(program) unarchive \(ShellWords.quoted(first))")]))
    }
    let example = [program, verbName, ShellWords.quoted("\(first):")].filter { !$0.isEmpty }
    return ApplicationError(
      .notFound, Message("lists.unchosen", Self.lists(standing)),
      hint: Message(
        verbName == "use" ? "lists.unchosen.use.hint" : "lists.unchosen.hint",
        [
          "example": .text(example.joined(separator: " ")),
          "use": .text("\(program) use \(ShellWords.quoted(first))"),
        ]))
  }

  /// How many lists are told by name.
  private static let toldLists = 10

  /// The first names of the lists that there are, in the order of their names, and one more than are
  /// told where there are more.
  func listNames(in snapshot: Snapshot, areArchived: Bool) throws -> [String] {
    let shape = try shape()
    let layout = try snapshot.layout(of: shape)
    let query = RecordQuery(
      shape.list, filter: areArchived ? .not(layout.isStanding) : layout.isStanding,
      sort: [SortKey(layout.name.field.name)], limit: Self.toldLists + 1)
    var names: [String] = []
    try snapshot.scan(query, fields: [layout.name.field.name]) { row in
      names.append(row.text(0))
      return true
    }
    return names
  }

  /// Names of lists as messages tell them.
  static func lists(_ names: [String]) -> [String: Message.Argument] {
    let told = names.prefix(toldLists) + (names.count > toldLists ? ["…"] : [])
    return ["count": .number(names.count), "lists": .list(Array(told))]
  }

  /// The error where there is no list at all.
  func noList() -> ApplicationError {
    ApplicationError(
      .notFound, Message("lists.empty"),
      hint: Message("lists.empty.hint", ["command": .text("\(program) new NAME")]))
  }
}
