public import StewardCommandLine
public import StewardModels
public import StewardPersistence
import StewardQuery
import StewardText

/// A list in a full-screen picker: what is seen, and what keys do to the store.
///
/// What a row says at its right and how a typed line is read belongs to the domain.
public struct ListPicker: Sendable {
  /// How a domain shows and reads its entries.
  public struct Reading: Sendable {
    /// What stands at the right of an entry.
    public let detail: @Sendable (_ values: [Value], RecordType, Habits) -> String
    /// Writes the entry that a typed line says; the one that it changes is nil for a new one.
    public let write:
      @Sendable (
        _ line: String, _ list: Identifier, _ entry: StoredRecord?, Session, Transaction, Habits
      ) throws -> Identifier
    /// The line with which editing an entry begins; nil for its name.
    public let draft: @Sendable (_ values: [Value], RecordType, Habits) -> String?
    /// What the head says at the right beside what remains.
    public let facts: @Sendable (Identifier, Snapshot, Habits) throws -> [String]

    /// The entries as they are shown; nil for the tree in the order made by hand.
    public let arrange: @Sendable (Identifier, Snapshot, Habits) throws -> [Place]?

    /// Makes a reading.
    public init(
      detail: @escaping @Sendable ([Value], RecordType, Habits) -> String,
      write:
        @escaping @Sendable (
          String, Identifier, StoredRecord?, Session, Transaction, Habits
        ) throws -> Identifier,
      draft: @escaping @Sendable ([Value], RecordType, Habits) -> String? = { _, _, _ in nil },
      facts: @escaping @Sendable (Identifier, Snapshot, Habits) throws -> [String] = { _, _, _ in
        []
      },
      arrange: @escaping @Sendable (Identifier, Snapshot, Habits) throws -> [Place]? = { _, _, _ in
        nil
      }
    ) {
      self.detail = detail
      self.write = write
      self.draft = draft
      self.facts = facts
      self.arrange = arrange
    }
  }

  /// Where an entry is shown by a domain that has an order of its own.
  public struct Place: Sendable, Hashable {
    /// The entry.
    public let id: Identifier
    /// The heading that it stands under; nothing where it has none.
    public let section: String
    /// What stands at its right, behind what `Reading.detail` says.
    public let detail: String

    /// Makes a place.
    public init(_ id: Identifier, section: String, detail: String) {
      self.id = id
      self.section = section
      self.detail = detail
    }
  }

  let session: Session
  let store: Store
  let head: Int64
  let list: Identifier
  let reading: Reading
  let shape: ListShape
  let history = PickerHistory()
}

extension ListPicker: PickerSource {
  /// The list as it is now.
  ///
  /// - Throws: `StoreError.Code.notFound` where it was deleted.
  public func load() async throws -> PickerContent {
    try await store.read { snapshot in
      let habits = try session.habits(in: snapshot)
      guard
        let record = try snapshot.record(RecordReference(type: shape.list, id: list))
      else { throw gone }
      let reader = try ListReader(snapshot, shape, today: habits.today)
      let line = try reader.line(record)
      let layout = reader.layout
      let model = session.main.model
      var rows = try ListOrder(snapshot.entries(of: list, shape), layout).walk
        .compactMap { node -> PickerRow? in
          let values = try snapshot.values(of: node.record, model)
          let isDone = !node.record.row[layout.done.column].isNull
          if layout.isHidden(node.record, habits.today) { return nil }
          let reference = RecordReference(type: shape.entry, id: node.id)
          return PickerRow(
            id: "\(node.id)", mark: isDone ? .checked : .open,
            text: try snapshot.name(of: reference),
            detail: reading.detail(values, model.type, habits), depth: node.depth,
            draft: reading.draft(values, model.type, habits))
        }
      if let places = try reading.arrange(list, snapshot, habits) { arrange(&rows, places) }
      let symbol = line.icon.symbol
      return PickerContent(
        title: symbol.isEmpty ? line.name : "\(symbol) \(line.name)",
        facts: [session.console.words(line.remaining)]
          + (try reading.facts(list, snapshot, habits)),
        rows: rows, offers: .all)
    }
  }

  /// Puts the rows where the domain shows them.
  private func arrange(_ rows: inout [PickerRow], _ places: [Place]) {
    let known = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    rows = places.compactMap { place in
      guard var row = known["\(place.id)"] else { return nil }
      row.section = place.section
      row.depth = 0
      if !place.detail.isEmpty {
        row.detail += (row.detail.isEmpty ? "" : "  ") + place.detail
      }
      return row
    }
  }

  private var gone: ApplicationError {
    ApplicationError(
      .changed, Message("lists.pick.gone"), hint: Message("lists.pick.gone.hint"))
  }

  /// Does what a key asked for, in a transaction of its own that the journal keeps as the verb that
  /// does the same.
  public func carryOut(_ intent: PickerIntent) async throws -> PickerAnswer {
    switch intent {
    case .toggle(let row): return try await toggle(try entry(row))
    case .add(let text):
      let id = try await change("add", text) { transaction, habits in
        try reading.write(text, list, nil, session, transaction, habits)
      }
      return PickerAnswer(row: "\(id)")
    case .edit(let row, let text):
      let id = try entry(row)
      _ = try await change("set", text) { transaction, habits in
        try reading.write(text, list, try present(id, transaction), session, transaction, habits)
      }
      return PickerAnswer()
    case .remove(let row):
      let id = try entry(row)
      let name = try await name(id)
      try await change("remove", name) { transaction, _ in
        try transaction.remove([RecordReference(type: shape.entry, id: id)])
      }
      return PickerAnswer(Message("lists.pick.removed", ["name": .text(name)]))
    case .move(let row, let direction):
      let id = try entry(row)
      let name = try await name(id)
      try await change("move", name) { transaction, habits in
        guard let place = try neighbour(of: id, direction, transaction, habits) else { return }
        try transaction.move([id], to: place, shape)
      }
      return PickerAnswer()
    case .undo, .redo:
      return try await session.reversing(store, history, isRedo: intent == .redo)
    }
  }

  /// Wakes the picker after each change that anyone makes.
  public func listen(_ wake: @escaping @Sendable () -> Void) async throws {
    try await store.follow(after: head, wake)
  }

  private func toggle(_ id: Identifier) async throws -> PickerAnswer {
    let (name, isDone) = try await store.read { snapshot in
      let layout = try snapshot.layout(of: shape)
      let record = try present(id, snapshot)
      return (
        try snapshot.name(of: RecordReference(type: shape.entry, id: id)),
        !record.row[layout.done.column].isNull
      )
    }
    let said: Message? = try await change(isDone ? "uncheck" : "check", name) {
      transaction, habits in
      _ = try present(id, transaction)
      guard !isDone else {
        _ = try transaction.uncheck([id], shape)
        return nil
      }
      let outcome = try transaction.check(
        [id], shape, followedBy: session.domain.succession, on: habits.today)
      return try outcome.successions[id].map {
        try SuccessionReporter(session.domain, transaction, habits).report($0, after: id).message
      }
    }
    return PickerAnswer(said)
  }

  @discardableResult
  private func change<Result: Sendable>(
    _ verb: String, _ words: String,
    _ body: @escaping @Sendable (Transaction, Habits) throws -> Result
  ) async throws -> Result {
    let command = "\(session.program) \(verb) \(ShellWords.quoted(words))"
    return try await history.run(store, command) { transaction in
      try body(transaction, try session.habits(in: transaction))
    }
  }

  private func entry(_ row: String) throws -> Identifier {
    if let id = Identifier(row) { return id }
    throw gone
  }

  private func name(_ id: Identifier) async throws -> String {
    try await store.read { snapshot in
      _ = try present(id, snapshot)
      return try snapshot.name(of: RecordReference(type: shape.entry, id: id))
    }
  }

  /// The entry, which somebody else may have removed.
  private func present(_ id: Identifier, _ snapshot: Snapshot) throws -> StoredRecord {
    if let record = try snapshot.record(RecordReference(type: shape.entry, id: id)) {
      return record
    }
    throw ApplicationError(
      .changed,
      Message("application.form.gone", ["type": .text(session.main.model.type.title)]),
      hint: Message("application.form.gone.hint"))
  }

  /// The place one further among those that stand under the same; nil at the end.
  private func neighbour(
    of id: Identifier, _ direction: PickerIntent.Direction, _ snapshot: Snapshot,
    _ habits: Habits
  ) throws -> EntryPlace? {
    let layout = try snapshot.layout(of: shape)
    let parent = { (record: StoredRecord) in
      layout.parent.flatMap { record.row[$0.column].identifier }
    }
    let outer = parent(try present(id, snapshot))
    // What is not seen is passed by.
    var siblings = try snapshot.entries(of: list, shape).filter {
      parent($0) == outer && !layout.isHidden($0, habits.today)
    }.map(\.id)
    // Under headings, a row passes the one that is seen beside it.
    if let places = try reading.arrange(list, snapshot, habits),
      let own = places.first(where: { $0.id == id })
    {
      siblings = places.filter { $0.section == own.section }.map(\.id)
    }
    guard let index = siblings.firstIndex(of: id) else { return nil }
    switch direction {
    case .up: return index > 0 ? .before(siblings[index - 1]) : nil
    case .down: return index + 1 < siblings.count ? .after(siblings[index + 1]) : nil
    }
  }
}

extension ListLayout {
  /// Whether an entry need not be seen yet.
  func isHidden(_ entry: StoredRecord, _ today: Day) -> Bool {
    guard entry.row[done.column].isNull, let start,
      let day = day(entry.row[start.column], of: start)
    else { return false }
    return day > today
  }
}
