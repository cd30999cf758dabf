public import StewardModels
import StewardQuery
import StewardValidation

/// Where entries are moved to.
public enum EntryPlace: Hashable, Sendable {
  /// After the last of a list, under an entry of it or under none.
  case end(list: Identifier, under: Identifier?)
  /// Right before an entry, under what that stands under.
  case before(Identifier)
  /// Right after an entry, under what that stands under.
  case after(Identifier)
}

extension Transaction {
  /// Moves entries, in the order given; what stands under them goes along.
  ///
  /// Changes one record for each entry, and for each that goes along to another list; where the keys of
  /// the order have become long, or leave no room, all entries of the list get new ones.
  ///
  /// - Throws: `ValidationError` where an entry would come to stand under itself;
  ///   `StoreError.Code.notFound`.
  public func move(
    _ entries: [Identifier], to place: EntryPlace, _ shape: ListShape
  ) throws {
    let layout = try layout(of: shape)
    let moving = Set(entries)
    let roots = try entries.filter { id in
      guard let parent = layout.parent,
        let outer = try present(shape.entry, id).row[parent.column].identifier
      else { return true }
      return try !moving.contains { try lies(outer, in: $0, shape.entry, parent) }
    }
    let (list, outer) = try destination(place, layout)
    if let parent = layout.parent, let outer {
      for root in roots where try lies(outer, in: root, shape.entry, parent) {
        throw ValidationError(
          [
            Violation(
              field: parent.field.name, value: .reference(outer), code: "circle",
              message: Message("store.path.circle"))
          ], at: RecordPlace(identifier: root))
      }
    }
    let keys = try keys(for: roots, at: place, list, layout)
    let plan = try plan(shape.entry)
    for (root, key) in zip(roots, keys) {
      let old = try present(shape.entry, root)
      var row = old.row
      row[layout.position.column] = .text(key.stored)
      row[layout.list.column] = .identifier(list)
      if let parent = layout.parent {
        row[parent.column] = outer.map { .identifier($0) } ?? .null
      }
      _ = try update(old, to: row, plan)
      if old.row[layout.list.column] != row[layout.list.column] {
        try takeAlong(root, to: list, layout)
      }
    }
  }

  /// Puts what stands under an entry on its list, after the last.
  func takeAlong(_ entry: Identifier, to list: Identifier, _ layout: ListLayout) throws {
    guard let parent = layout.parent else { return }
    let plan = try plan(layout.shape.entry)
    var next = [entry]
    var seen: Set<Identifier> = [entry]
    while let outer = next.popLast() {
      let query = RecordQuery(
        layout.shape.entry,
        filter: .compare(FieldPath(parent.field.name), .equal, .reference(outer)),
        sort: layout.order)
      for old in try records(query) where seen.insert(old.id).inserted {
        var row = old.row
        row[layout.list.column] = .identifier(list)
        row[layout.position.column] = .text(try positionAtEnd(of: list, layout.shape).stored)
        _ = try update(old, to: row, plan)
        next.append(old.id)
      }
    }
  }

  /// The place after the last entry of a list.
  ///
  /// Costs one seek where an index covers the list and the position.
  public func positionAtEnd(of list: Identifier, _ shape: ListShape) throws -> Position {
    let layout = try layout(of: shape)
    let last = try lastPosition(list, layout)
    if let position = Position.between(last, nil), !position.isLong { return position }
    try spread(list, shape)
    return Position.between(try lastPosition(list, layout), nil) ?? Position(stored: "a0")
  }

  /// Gives all entries of a list new keys, as short as they can be, in the order that they have.
  public func spread(_ list: Identifier, _ shape: ListShape) throws {
    let layout = try layout(of: shape)
    let plan = try plan(shape.entry)
    let entries = try entries(of: list, shape)
    for (entry, key) in zip(entries, Position.spread(entries.count) ?? []) {
      var row = entry.row
      row[layout.position.column] = .text(key.stored)
      _ = try update(entry, to: row, plan)
    }
  }

  /// The list and the entry that a place is on and under.
  private func destination(
    _ place: EntryPlace, _ layout: ListLayout
  ) throws -> (list: Identifier, under: Identifier?) {
    switch place {
    case .end(let list, let outer): return (list, outer)
    case .before(let id), .after(let id):
      let row = try present(layout.shape.entry, id).row
      guard let list = row[layout.list.column].identifier else {
        throw StoreError(
          .notFound, Message("store.list.none"),
          record: RecordReference(type: layout.shape.entry, id: id))
      }
      return (list, layout.parent.flatMap { row[$0.column].identifier })
    }
  }

  /// The keys of a place for some entries, after new ones for the list where there is no room.
  private func keys(
    for roots: [Identifier], at place: EntryPlace, _ list: Identifier, _ layout: ListLayout
  ) throws -> [Position] {
    for attempt in 0..<2 {
      let (lower, upper) = try bounds(of: place, list, without: Set(roots), layout)
      let keys = Position.spread(roots.count, after: lower, before: upper)
      if let keys, attempt == 1 || !keys.contains(where: \.isLong) { return keys }
      try spread(list, layout.shape)
    }
    throw StoreError(
      .internalFault, Message("store.internal"), hint: Message("store.internal.hint"),
      details: "no room in the order of \(list)")
  }

  /// The keys between which a place lies.
  private func bounds(
    of place: EntryPlace, _ list: Identifier, without moving: Set<Identifier>,
    _ layout: ListLayout
  ) throws -> (lower: Position?, upper: Position?) {
    switch place {
    case .end: return (try lastPosition(list, layout), nil)
    case .before(let id):
      let key = try position(of: id, layout)
      return (try neighbour(of: id, key, on: list, isBefore: true, moving, layout), key)
    case .after(let id):
      let key = try position(of: id, layout)
      return (key, try neighbour(of: id, key, on: list, isBefore: false, moving, layout))
    }
  }

  private func position(of id: Identifier, _ layout: ListLayout) throws -> Position {
    Position(
      stored: try present(layout.shape.entry, id).row[layout.position.column].text ?? "")
  }

  /// The key of the entry next to another on its list; those that are moving do not count.
  private func neighbour(
    of id: Identifier, _ key: Position, on list: Identifier, isBefore: Bool,
    _ moving: Set<Identifier>, _ layout: ListLayout
  ) throws -> Position? {
    let path = FieldPath(layout.position.field.name)
    let query = RecordQuery(
      layout.shape.entry,
      filter: layout.entries(of: list).and(
        .compare(path, isBefore ? .atMost : .atLeast, .text(key.stored))),
      sort: [SortKey(path.field, descending: isBefore)])
    var found: Position?
    try forEach(query) { entry in
      let other = Position(stored: entry.row[layout.position.column].text ?? "")
      // Equal keys are told apart by the identity.
      let isPassed = other == key && (isBefore ? entry.id >= id : entry.id <= id)
      if isPassed || moving.contains(entry.id) { return true }
      found = other
      return false
    }
    return found
  }

  private func lastPosition(_ list: Identifier, _ layout: ListLayout) throws -> Position? {
    let query = RecordQuery(
      layout.shape.entry, filter: layout.entries(of: list),
      sort: [SortKey(layout.position.field.name, descending: true)], limit: 1)
    var last: Position?
    try scan(query, fields: [layout.position.field.name]) { row in
      last = Position(stored: row.isNull(0) ? "" : row.text(0))
      return false
    }
    return last
  }

  /// Whether an entry is another, or stands under it.
  private func lies(
    _ inner: Identifier, in outer: Identifier, _ type: String, _ parent: ListLayout.Place
  ) throws -> Bool {
    var seen: Set<Identifier> = []
    var next: Identifier? = inner
    while let id = next, seen.insert(id).inserted {
      if id == outer { return true }
      next = try record(RecordReference(type: type, id: id))?.row[parent.column].identifier
    }
    return false
  }
}
