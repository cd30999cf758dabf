import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery

/// `check`, as every program with lists has it, and `check milk --everywhere`: on all lists.
enum CheckVerb {
  static let verb = Verb("check") { domain in
    var command = Verb.check.command(for: domain)
    command.options.append(.flag("everywhere", help: Message("shopping.check.everywhere")))
    command.examples.append(CommandExample("shopping check milk --everywhere"))
    return command
  } run: { session in
    guard session.arguments.has("everywhere") else {
      return try await Verb.check.carryOut(named(session, isChecked: false))
    }
    return try await carryOutEverywhere(session, isDone: true)
  }

  private static func carryOutEverywhere(
    _ session: Session, isDone: Bool
  ) async throws -> ExitCode {
    let stem = isDone ? "shopping.check" : "shopping.uncheck"
    let checked = try await session.write { transaction, habits in
      try check(session, isDone: isDone, transaction, habits)
    }
    guard session.format == .table else {
      try session.writeObjects(checked) { line, json in
        try json.key("product")
        try json.string(line.product)
        try json.key("list")
        try json.string(line.list)
      }
      return .success
    }
    for line in checked {
      try session.tell(
        stem, ["entry": .message(line.entry), "list": .text(line.list)])
    }
    if checked.isEmpty { try session.tell(Message("\(stem).nowhere")) }
    return .success
  }

  /// `uncheck`, by the names of products as well.
  static let uncheck = Verb("uncheck") { domain in
    var command = Verb.uncheck.command(for: domain)
    command.options.append(.flag("everywhere", help: Message("shopping.check.everywhere")))
    command.examples.append(CommandExample("shopping uncheck milk --everywhere"))
    return command
  } run: { session in
    guard !session.arguments.has("everywhere") else {
      return try await carryOutEverywhere(session, isDone: false)
    }
    return try await Verb.uncheck.carryOut(named(session, isChecked: true))
  }

  /// The command with all entries of the products that are named: who says tomatoes means the cans as
  /// well as the kilogram.
  private static func named(_ session: Session, isChecked: Bool) async throws -> Session {
    let words = session.arguments.words
    guard !words.isEmpty else { return session }
    let ids = try await session.read { snapshot, habits -> [Identifier]? in
      guard let list = habits.list else { return nil }
      let whole = try Product.named(words.joined(separator: " "), in: snapshot)
      var ids: [Identifier] = []
      for word in whole == nil ? words : [words.joined(separator: " ")] {
        guard let product = try Product.named(word, in: snapshot) else { return nil }
        let standing = Entry.list.equals(RecordID(list.id)).and(Entry.product.equals(product.id))
        let entries = try snapshot.fetch(
          where: standing.and(isChecked ? Entry.checked.isAny : Entry.checked.isNone),
          sort: Entry.position.ascending)
        if entries.isEmpty { return nil }
        ids += entries.map(\.id.identifier)
      }
      return ids.count > words.count || whole != nil && ids.count > 1 ? ids : nil
    }
    return ids.map(session.naming) ?? session
  }

  private struct Line: Sendable {
    let product: String
    let entry: Message
    let list: String
  }

  /// Checks products, or unchecks them, on all lists that are not put away.
  private static func check(
    _ session: Session, isDone: Bool, _ transaction: Transaction, _ habits: Habits
  ) throws -> [Line] {
    guard !session.arguments.words.isEmpty else {
      throw ApplicationError(
        .usage, Message("shopping.product.needed"), hint: Message("shopping.product.needed.hint"))
    }
    let phrase = EntryPhrase(wording: habits.wording.wording)
    let standing = ShoppingList.archived.isNone
    var lines: [Line] = []
    for product in try session.products(session.arguments.words, in: transaction) {
      let entries = try transaction.fetch(
        where: Entry.product.equals(product.id)
          .and(isDone ? Entry.checked.isNone : Entry.checked.isAny)
          .and(Entry.list.refers(to: standing)))
      _ = try transaction.check(
        entries.map(\.id.identifier), at: isDone ? transaction.moment : nil, ShoppingDomain.shape)
      for entry in entries {
        let list = try transaction.find(entry.list)?.name ?? ""
        lines.append(
          Line(
            product: product.name, entry: phrase.entry(product.name, entry.quantity), list: list))
      }
    }
    return lines
  }
}
