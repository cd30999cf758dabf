import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery

/// `move REF… --to N | --list OTHER | --under REF`: order and nesting; `move LIST: --to N` puts a list
/// elsewhere among lists.
enum PlaceVerb {
  static let verb = Verb("move") { domain in
    let isTree = isTree(domain.main.model.type)
    return CommandSpecification(
      "move", aliases: ["mv"],
      summary: Message(
        isTree ? "lists.move" : "lists.move.flat", ["types": .text(domain.main.model.type.plural)]),
      discussion: Message(isTree ? "lists.move.discussion" : "lists.move.flat.discussion"),
      usage: ["move REF… --to N [options]", "move REF… --list OTHER [options]"]
        + (isTree ? ["move REF… --under REF [options]"] : []) + ["move LIST: --to N [options]"],
      examples: [
        CommandExample("\(domain.name) move \(domain.exampleWord) --to 1"),
        CommandExample("\(domain.name) move 2-4 --list Trip"),
      ],
      arguments: [SelectionOptions.argument],
      options: FilterWords.options + [
        .value("to", placeholder: "N", help: Message("lists.option.to")),
        .value(
          "list", placeholder: "LIST", completion: .names(domain.lists?.list ?? ""),
          help: Message("lists.option.move.list")),
      ] + (isTree ? [under] : []))
  } run: { session in
    let said = ["to", "list", "under"].filter { session.arguments.has($0) }
    guard said.count == 1 else {
      let id = isTree(session.main.model.type) ? "lists.move.needed" : "lists.move.flat.needed"
      throw ApplicationError(.usage, Message(id), hint: Message(id + ".hint"))
    }
    if session.listName != nil, session.arguments.words.isEmpty, said == ["to"] {
      return try await moveList(session)
    }
    return try await moveEntries(session)
  }

  /// Only where entries stand under each other.
  private static let under = OptionSpecification.value(
    "under", placeholder: "REF", completion: .names("record"), help: Message("lists.option.under"))

  private static func isTree(_ type: RecordType) -> Bool {
    type.fields.contains { $0.role == .parent }
  }

  private static func moveEntries(_ session: Session) async throws -> ExitCode {
    let shape = try session.shape()
    let number = try session.arguments.integer("to", in: 1...1_000_000_000)
    let result = try await Confirmation(session: session, isRemoval: false).carryOut {
      transaction, habits, selection in
      let layout = try transaction.layout(of: shape)
      let place: EntryPlace?
      if let number {
        place = try self.place(number, selection.ids, transaction, layout)
      } else if let name = session.arguments.value("list") {
        let list = try ListFinder(session, transaction, shape).find(name)
        place = .end(list: list.id, under: nil)
      } else {
        place = try under(session, selection.ids, transaction, layout)
      }
      if let place { try transaction.move(selection.ids, to: place, shape) }
      return try Moved(selection.ids, isSame: place == nil, session, transaction, habits, layout)
    }
    guard let result else { return try session.refused() }
    try result.tell(session)
    return .success
  }

  /// The place of a number on the list of the entries, as `show` counts; nil where they stand there.
  private static func place(
    _ number: Int, _ ids: [Identifier], _ transaction: Transaction, _ layout: ListLayout
  ) throws -> EntryPlace? {
    guard let first = ids.first,
      let record = try transaction.record(
        RecordReference(type: layout.shape.entry, id: first)),
      let list = record.row[layout.list.column].identifier
    else { return nil }
    let order = try ListOrder(transaction.entries(of: list, layout.shape), layout).walk.map(\.id)
    guard order.indices.contains(number - 1) else {
      throw ApplicationError(
        .usage,
        Message("lists.move.beyond", ["number": .number(number), "count": .number(order.count)]),
        hint: Message("lists.move.beyond.hint", ["count": .number(order.count)]))
    }
    let target = order[number - 1]
    let own = order.firstIndex(of: first) ?? 0
    if ids.contains(target) {
      // Among those that move: the first of them comes to stand there already, or one moves alone.
      if ids.count == 1 { return nil }
      let others = order.filter { !ids.contains($0) }
      guard number - 1 < others.count else { return others.last.map(EntryPlace.after) }
      return .before(others[number - 1])
    }
    return own < number - 1 ? .after(target) : .before(target)
  }

  /// The place after the last that stands under an entry; by empty text, under none.
  private static func under(
    _ session: Session, _ ids: [Identifier], _ transaction: Transaction, _ layout: ListLayout
  ) throws -> EntryPlace? {
    let text = session.arguments.value("under") ?? ""
    guard !text.isEmpty else {
      guard let first = ids.first,
        let record = try transaction.record(
          RecordReference(type: layout.shape.entry, id: first)),
        let list = record.row[layout.list.column].identifier
      else { return nil }
      return .end(list: list, under: nil)
    }
    let selection = try SelectionReader(session).references([text], in: transaction)
    guard selection.ids.count == 1, let outer = selection.ids.first,
      let record = try transaction.record(
        RecordReference(type: layout.shape.entry, id: outer)),
      let list = record.row[layout.list.column].identifier
    else {
      throw ApplicationError(
        .ambiguous, Message("lists.move.one", ["text": .text(text)]),
        hint: Message("application.reference.ambiguous.hint"))
    }
    return .end(list: list, under: outer)
  }

  private static func moveList(_ session: Session) async throws -> ExitCode {
    let shape = try session.shape()
    guard let number = try session.arguments.integer("to", in: 1...1_000_000_000) else {
      return .usage
    }
    let line = try await session.write { transaction, habits in
      guard let list = try ListFinder(session, transaction, shape).record() else {
        throw try session.noList(in: transaction)
      }
      let count = try transaction.count(RecordQuery(shape.list))
      guard number <= count else {
        throw ApplicationError(
          .usage,
          Message("lists.move.beyond", ["number": .number(number), "count": .number(count)]),
          hint: Message("lists.move.beyond.hint", ["count": .number(count)]))
      }
      try transaction.move(list: list.id, to: number - 1, shape)
      return try ListReader(transaction, shape, today: habits.today).line(list)
    }
    try session.tell("lists.move.list", lists: [line], ["number": .number(number)])
    return .success
  }
}

/// Entries that were moved, as they are told.
private struct Moved: Sendable {
  private var reports: [ChangeReport] = []
  private var list: ListLine?
  private var numbers: [Int] = []
  private let isSame: Bool
  /// What each stands under now, by name.
  private var unders: [String?] = []

  init(
    _ ids: [Identifier], isSame: Bool, _ session: Session, _ transaction: Transaction,
    _ habits: Habits, _ layout: ListLayout
  ) throws {
    self.isSame = isSame
    let shape = layout.shape
    var home: Identifier?
    for id in ids {
      guard
        let record = try transaction.record(RecordReference(type: shape.entry, id: id))
      else { continue }
      home = record.row[layout.list.column].identifier
      let under = try layout.parent.flatMap { record.row[$0.column].identifier }.map {
        try transaction.name(of: RecordReference(type: shape.entry, id: $0))
      }
      reports.append(
        try ChangeReport(
          record, of: session.main.model, in: transaction, habits, old: nil,
          columns: session.main.model.type.allColumns))
      unders.append(under)
    }
    guard let home,
      let record = try transaction.record(RecordReference(type: shape.list, id: home))
    else { return }
    list = try ListReader(transaction, shape, today: habits.today).line(record)
    let order = try ListOrder(transaction.entries(of: home, shape), layout).walk.map(\.id)
    numbers = ids.map { (order.firstIndex(of: $0) ?? 0) + 1 }
  }

  func tell(_ session: Session) throws {
    let type = session.main.model.type
    if var sink = session.format.sink(type.allColumns, to: session.console.output) {
      try sink.begin()
      for report in reports { try sink.write([report.row], report.names) }
      return try sink.end()
    }
    guard !reports.isEmpty else {
      return try session.tell(
        Message(
          "application.selection.empty",
          ["type": .text(type.title), "types": .text(type.plural)]))
    }
    let ending = isSame ? "same" : session.isRehearsal ? "would" : "done"
    for ((report, number), under) in zip(zip(reports, numbers), unders).prefix(10) {
      try session.tell(
        Message(
          under == nil ? "lists.move.\(ending)" : "lists.move.\(ending).under",
          [
            "record": .message(report.shortLabel), "number": .number(number),
            "list": .text(list?.name ?? ""), "under": .text(under ?? ""),
          ]))
    }
    if reports.count > 10 {
      try session.tell(
        Message("lists.move.\(ending).many", ["count": .number(reports.count)]))
    }
  }
}
