public import StewardModels
public import StewardQuery

extension Snapshot {
  /// Where each thing of a shape stands in the rows of this store.
  public func layout(of shape: ListShape) throws -> ListLayout {
    try ListLayout(shape, in: reader.catalog)
  }

  /// Counts the records that refer to each of many others.
  public func tallies(_ query: TallyQuery) throws -> [Tally] {
    let entry = try reader.catalog.entry(query.type)
    for name in [query.by] + query.extremes.map(\.field) where entry.type.field(name) == nil {
      throw StoreError(
        .unknownType,
        Message("store.field.unknown", ["type": .text(query.type), "field": .text(name)]),
        field: name)
    }
    let catalog = reader.catalog
    func checked(_ filter: FilterExpression) throws -> FilterExpression {
      try filter.checked(against: entry.type) { catalog.type($0) }
    }
    var query = query
    query.filter = try checked(query.filter)
    query.conditions = try query.conditions.map(checked)
    for index in query.extremes.indices {
      query.extremes[index].filter = try checked(query.extremes[index].filter)
    }
    return try reader.tallies(query)
  }

  /// What stands on each list, counted by one query; lists on which nothing stands are not there.
  ///
  /// - Parameters:
  ///   - today: What is due before this day is overdue.
  ///   - list: The one list that is asked about; nil for all.
  ///   - findsChanges: Whether `ListTally.changed` is wanted.
  public func tallies(
    _ shape: ListShape, today: Day, of list: Identifier? = nil, findsChanges: Bool = false
  ) throws -> [Identifier: ListTally] {
    let layout = try layout(of: shape)
    var query = TallyQuery(
      shape.entry, by: layout.list.field.name,
      where: list.map { layout.entries(of: $0) } ?? .always, conditions: [layout.isOpen])
    if let due = layout.due {
      let path = FieldPath(due.field.name)
      query.conditions += [
        layout.isOpen.and(.compare(path, .less, due.field.kind.value(of: today))),
        layout.isOpen.and(.compare(path, .equal, due.field.kind.value(of: today))),
      ]
      query.extremes.append(TallyQuery.Extreme(due.field.name, where: layout.isOpen))
    }
    let changed = layout.entryType.field(role: .changed)
    if findsChanges, let changed {
      query.extremes.append(TallyQuery.Extreme(changed.name, where: .always, isGreatest: true))
    }
    var result: [Identifier: ListTally] = [:]
    for tally in try tallies(query) {
      guard let key = tally.key else { continue }
      var found = ListTally()
      found.count = tally.count
      found.checked = tally.count - tally.counts[0]
      if layout.due != nil {
        found.overdue = tally.counts[1]
        found.dueToday = tally.counts[2]
        found.earliestDue = tally.extremes[0]
      }
      if findsChanges, changed != nil {
        found.changed = tally.extremes.last?.integer.map { Moment(microseconds: $0) }
      }
      result[key] = found
    }
    return result
  }

  /// The list of a name, compared without regard to case, accents and width; archived ones too.
  public func list(named name: String, _ shape: ListShape) throws -> StoredRecord? {
    let layout = try layout(of: shape)
    let query = RecordQuery(
      shape.list, filter: .text(FieldPath(layout.name.field.name), .equals, name), limit: 1)
    return try records(query).first
  }

  /// The list that this user of this program chose; nil where none was, and where it is gone or put
  /// away.
  public func chosenList(_ shape: ListShape) throws -> StoredRecord? {
    guard let text = try setting(currentListSetting), let id = Identifier(text),
      let list = try record(RecordReference(type: shape.list, id: id))
    else { return nil }
    return list.row[try layout(of: shape).archived.column].isNull ? list : nil
  }

  /// The list that is meant where none is named: the chosen one, else the domain's first; nil where
  /// that is not there yet.
  ///
  /// - Throws: `StoreError.Code.archived` where the first list was put away.
  public func meantList(_ shape: ListShape) throws -> StoredRecord? {
    if let chosen = try chosenList(shape) { return chosen }
    guard let first = try list(named: shape.firstName, shape) else { return nil }
    let layout = try layout(of: shape)
    guard first.row[layout.archived.column].isNull else {
      throw StoreError(
        .archived,
        Message(
          "store.list.archived", ["name": .text(first.row[layout.name.column].text ?? "")]),
        hint: Message("store.list.archived.hint"),
        record: RecordReference(type: shape.list, id: first.id))
    }
    return first
  }

  /// The entries of a list in their manual order.
  public func entries(of list: Identifier, _ shape: ListShape) throws -> [StoredRecord] {
    let layout = try layout(of: shape)
    return try records(
      RecordQuery(shape.entry, filter: layout.entries(of: list), sort: layout.order))
  }

  /// The setting that keeps the list that a user of a program chose.
  var currentListSetting: String {
    let author = context.options.author
    return "\(author.program).current.\(author.user)"
  }
}

extension FieldKind {
  /// A day as a field of this kind compares with it: as a time it is all of the day.
  func value(of day: Day) -> Value { self == .when ? .when(When(day)) : .day(day) }
}
