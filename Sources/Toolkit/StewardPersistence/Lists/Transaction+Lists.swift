public import StewardModels
import StewardQuery

extension Transaction {
  /// Keeps which list this user of this program means from now on.
  ///
  /// A setting: neither the journal nor undo knows of it.
  public func choose(list: Identifier?) throws {
    try set(currentListSetting, to: list.map { "\($0)" })
  }

  /// The list that is meant where none is named, made where it is the first of all.
  ///
  /// - Throws: As `Snapshot.meantList`.
  public func makeMeantList(_ shape: ListShape) throws -> StoredRecord {
    if let meant = try meantList(shape) { return meant }
    return try makeList(shape.firstName, icon: shape.firstIcon, shape)
  }

  /// Makes a list.
  ///
  /// - Throws: `StoreError.Code.duplicate` where the name is taken, and as `insert`.
  public func makeList(
    _ name: String, icon: Icon, like other: StoredRecord? = nil, _ shape: ListShape
  ) throws -> StoredRecord {
    let model = try model(shape.list)
    let layout = try layout(of: shape)
    let position = try positionAtEnd(shape)
    var values = model.type.fields.map(\.defaultValue)
    if let other {
      let row = try declaredRow(other, model: model)
      values = try Row.view(row) { (row) throws(ModelError) in try model.type.values(row) }
    }
    values[0] = .reference(IdentifierSource.shared.next())
    for (index, field) in model.type.fields.enumerated() {
      switch field.role {
      case .name: values[index] = .text(name)
      case .icon where other == nil: values[index] = .icon(icon)
      case .position: values[index] = position.value
      case .archived, .created, .changed: values[index] = .none
      default: break
      }
    }
    if let taken = try list(named: name, shape) {
      throw StoreError(
        .duplicate,
        Message(
          "store.list.taken", ["name": .text(taken.row[layout.name.column].text ?? name)]),
        hint: Message("store.list.taken.hint"),
        record: RecordReference(type: shape.list, id: taken.id))
    }
    return try insert(model.type.row(values), model: model)
  }

  /// The place after the last list.
  private func positionAtEnd(_ shape: ListShape) throws -> Position {
    let layout = try layout(of: shape)
    let name = layout.listPosition.field.name
    let last = try records(
      RecordQuery(shape.list, sort: [SortKey(name, descending: true)], limit: 1)
    ).first?.row[layout.listPosition.column].text
    return Position.between(last.map(Position.init(stored:)), nil) ?? Position(stored: "a0")
  }

  /// Puts a list at a place in the manual order of lists, counted from zero.
  ///
  /// Changes one record, unless there is no room between its neighbours.
  public func move(list: Identifier, to index: Int, _ shape: ListShape) throws {
    let layout = try layout(of: shape)
    let plan = try plan(shape.list)
    let query = RecordQuery(
      shape.list, filter: .not(.compare(FieldPath("id"), .equal, .reference(list))),
      sort: [SortKey(layout.listPosition.field.name)])
    for _ in 0..<2 {
      let others = try records(query)
      let keys = others.map {
        Position(stored: $0.row[layout.listPosition.column].text ?? "")
      }
      let place = min(max(index, 0), keys.count)
      let key = Position.between(
        place > 0 ? keys[place - 1] : nil, place < keys.count ? keys[place] : nil)
      if let key, !key.isLong {
        let old = try present(shape.list, list)
        var row = old.row
        row[layout.listPosition.column] = .text(key.stored)
        _ = try update(old, to: row, plan)
        return
      }
      for (old, key) in zip(others, Position.spread(others.count) ?? []) {
        var row = old.row
        row[layout.listPosition.column] = .text(key.stored)
        _ = try update(old, to: row, plan)
      }
    }
  }

  /// Sets when entries were checked; nil makes them open.
  ///
  /// - Returns: Those that were changed: the others were so already.
  public func check(
    _ entries: [Identifier], at moment: Moment?, _ shape: ListShape
  ) throws -> [Identifier] {
    let layout = try layout(of: shape)
    let plan = try plan(shape.entry)
    var changed: [Identifier] = []
    for id in entries {
      let old = try present(shape.entry, id)
      guard old.row[layout.done.column].isNull != (moment == nil) else { continue }
      var row = old.row
      row[layout.done.column] = moment.map { .integer($0.microseconds) } ?? .null
      _ = try update(old, to: row, plan)
      changed.append(id)
    }
    return changed
  }

  /// Makes all entries of a list open, but for those that something followed already, and changes
  /// nothing else.
  ///
  /// - Returns: Those that were checked.
  public func reset(
    list: Identifier, _ shape: ListShape, followedBy succession: (any EntrySuccession)? = nil
  ) throws -> [Identifier] {
    let done = try succession?.succeeded(on: list, in: self) ?? []
    return try check(
      try checked(on: list, shape).filter { !done.contains($0) }, at: nil, shape)
  }

  /// Removes the checked entries of a list; an open one that stood under a checked one comes to stand
  /// where that stood.
  ///
  /// - Returns: Those that were removed.
  public func clear(list: Identifier, _ shape: ListShape) throws -> [Identifier] {
    let layout = try layout(of: shape)
    let going = try checked(on: list, shape)
    if going.isEmpty { return [] }
    if let parent = layout.parent { try lift(from: Set(going), parent, on: list, shape) }
    try remove(going.map { RecordReference(type: shape.entry, id: $0) })
    return going
  }

  /// Puts the open entries under those that go where the outermost of these stand.
  private func lift(
    from going: Set<Identifier>, _ parent: ListLayout.Place, on list: Identifier,
    _ shape: ListShape
  ) throws {
    let plan = try plan(shape.entry)
    for entry in try entries(of: list, shape) where !going.contains(entry.id) {
      guard var outer = entry.row[parent.column].identifier, going.contains(outer) else {
        continue
      }
      var row = entry.row
      row[parent.column] = .null
      while let next = try present(shape.entry, outer).row[parent.column].identifier {
        outer = next
        guard going.contains(outer) else {
          row[parent.column] = .identifier(outer)
          break
        }
      }
      _ = try update(entry, to: row, plan)
    }
  }

  /// The checked entries of a list, in their manual order.
  private func checked(on list: Identifier, _ shape: ListShape) throws -> [Identifier] {
    let layout = try layout(of: shape)
    let query = RecordQuery(
      shape.entry, filter: layout.entries(of: list).and(.not(layout.isOpen)), sort: layout.order)
    return try records(query).map(\.id)
  }

  /// The declaration of a type that the program must have.
  func model(_ type: String) throws(StoreError) -> RecordModel {
    if let model = context.models[type] { return model }
    throw StoreError(
      .unknownType, Message("store.type.undeclared", ["type": .text(type)]),
      hint: Message("store.type.undeclared.hint", ["type": .text(type)]))
  }
}
