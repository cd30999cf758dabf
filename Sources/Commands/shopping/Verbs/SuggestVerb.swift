import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardText

/// `suggest [--add 1,3]`: what is usually bought by now.
enum SuggestVerb {
  static let verb = Verb("suggest") { _ in
    CommandSpecification(
      "suggest", summary: Message("shopping.suggest"),
      discussion: Message("shopping.suggest.discussion"),
      usage: ["suggest [LIST:] [--add NUMBERS|all] [options]"],
      examples: [CommandExample("shopping suggest"), CommandExample("shopping suggest --add 1,3")],
      arguments: [ArgumentSpecification("LIST:", help: Message("shopping.argument.list"))],
      options: [
        .value("add", placeholder: "NUMBERS", help: Message("shopping.suggest.add"))
      ])
  } run: { session in
    try session.refuseWords()
    guard let wanted = session.arguments.value("add") else {
      let (due, habits) = try await session.read { snapshot, habits in
        let list = try session.list(habits, in: snapshot)
        return (
          try Suggestion.due(on: habits.today, besides: list?.id, in: snapshot), habits
        )
      }
      try write(due, session, habits)
      return .success
    }
    let page: AdditionPage?
    do {
      // Looked at first: nothing due opens no store for writing.
      let isDue = try await session.read { snapshot, habits in
        let list = try session.list(habits, in: snapshot)
        return try !Suggestion.due(on: habits.today, besides: list?.id, in: snapshot).isEmpty
      }
      guard isDue else { throw NothingDue() }
      page = try await put(wanted, session)
    } catch is NothingDue {
      // Nothing was written: no list is made for nothing.
      if session.format == .table { try session.tell(Message("shopping.suggest.none")) }
      return .success
    }
    try page?.tell(session)
    return .success
  }

  private struct NothingDue: Error {}

  /// Puts suggestions on the list.
  private static func put(_ wanted: String, _ session: Session) async throws -> AdditionPage? {
    try await session.write { transaction, habits in
      let known = try session.list(habits, in: transaction)
      let due = try Suggestion.due(on: habits.today, besides: known?.id, in: transaction)
      guard !due.isEmpty else { throw NothingDue() }
      let list = try session.list(habits, making: transaction)
      // The numbers are those of the table that the person sees, whatever was put on since.
      let shown = wanted == "all" ? nil : try session.remembered(kind: kind)
      let ids = shown ?? due.map(\.product.id.identifier)
      let additions = try numbers(wanted, upTo: ids.count).compactMap { number -> Addition? in
        let id = ids[number - 1]
        guard let suggestion = due.first(where: { $0.product.id.identifier == id }) else {
          try tellGone(id, session, transaction)
          return nil
        }
        return try Addition.put(
          suggestion.product, suggestion.quantity, on: list.id, in: transaction)
      }
      let entries = additions.map(\.line.entry.id.identifier)
      if try session.writeForPrograms(entries, in: transaction) {
        return nil as AdditionPage?
      }
      return AdditionPage(additions: additions, list: list.name, habits: habits)
    }
  }

  /// What its table is of, for the numbers of the next command.
  private static let kind = "suggestion"

  /// Says of a number of the table that its product is no more to be suggested.
  private static func tellGone(
    _ id: Identifier, _ session: Session, _ transaction: Transaction
  ) throws {
    let name = try transaction.find(RecordID<Product>(id))?.name ?? Handle(id).listed()
    try session.console.notify(Message("shopping.suggest.gone", ["product": .text(name)]))
  }

  private static func numbers(_ text: String, upTo count: Int) throws -> [Int] {
    if text == "all" { return Array(1..<count + 1) }
    guard let numbers = NumberList(text)?.numbers(upTo: count) else {
      throw ApplicationError(
        .usage,
        Message("shopping.suggest.number", ["text": .text(text), "count": .number(count)]),
        hint: Message("shopping.suggest.number.hint"))
    }
    return numbers
  }

  private static func write(
    _ due: [Suggestion], _ session: Session, _ habits: Habits
  ) throws {
    switch session.format {
    case .table:
      guard !due.isEmpty else { return try session.answer(Message("shopping.suggest.none")) }
      try session.remember(due.map(\.product.id.identifier), kind: kind)
      let words = session.console.words
      let phrase = EntryPhrase(wording: habits.wording.wording)
      var table = Table(
        columns: [
          TableColumn("", alignment: .trailing, style: .dim, minimumWidth: 1),
          TableColumn("", minimumWidth: 10, shrinkPriority: 1),
          TableColumn("", style: .dim, minimumWidth: 10, shrinkPriority: 2, isOptional: true),
        ], hasHeading: false)
      for (index, suggestion) in due.enumerated() {
        let rhythm = Message(
          "shopping.suggest.rhythm",
          [
            "interval": .number(suggestion.interval),
            "last": .message(.distance(to: suggestion.last, today: habits.today)),
          ])
        table.append([
          StyledText(String(index + 1)),
          StyledText(words(phrase.entry(suggestion.product.name, suggestion.quantity))),
          StyledText(words(rhythm)),
        ])
      }
      // Numbers that stand there.
      let numbers = ["1", "1,2"][min(due.count, 2) - 1]
      table.foot = [
        StyledText(
          words(
            Message(
              "shopping.suggest.foot",
              ["numbers": .text(numbers), "count": .number(due.count)])), .dim)
      ]
      try table.write(to: session.console.output, on: session.console.canvas)
    case .json, .ndjson:
      try session.writeObjects(due) { suggestion, json in
        try json.key("product")
        try json.string(suggestion.product.name)
        try json.key("quantity")
        try json.string(suggestion.quantity.description)
        try json.key("last")
        try json.string(suggestion.last.description)
        try json.key("elapsed")
        try json.integer(suggestion.elapsed)
        try json.key("interval")
        try json.integer(suggestion.interval)
      }
    case .plain, .csv, .markdown:
      let keys = ["product", "quantity", "last", "elapsed", "interval"]
      try session.writeRows(
        due.map {
          [
            $0.product.name, $0.quantity.description, $0.last.description, String($0.elapsed),
            String($0.interval),
          ]
        }, keys: keys, columns: keys.map { TableColumn($0) })
    }
  }
}
