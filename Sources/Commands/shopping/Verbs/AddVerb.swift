import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardText

/// `add 2 l milk, 12 eggs, bread @ 2.49`: puts things on the list.
enum AddVerb {
  static let verb = Verb("add") { domain in
    CommandSpecification(
      "add", summary: Message("shopping.add"), discussion: Message("shopping.add.discussion"),
      usage: ["add [LIST:] ENTRIES… [options]", "add [LIST:] - [options]"],
      examples: [
        CommandExample("shopping add 2 l milk, 12 eggs, bread @ 2.49"),
        CommandExample("shopping add Party: '2 kg potatoes' '3 bread = 7.47'"),
        CommandExample("shopping add milk note:'the blue one' category:Dairy"),
        CommandExample("shopping add -", Message("shopping.add.lines")),
      ],
      arguments: [
        ArgumentSpecification(
          "ENTRIES", help: Message("shopping.add.entries"), isRepeated: true,
          completion: .names("product"))
      ],
      options: [
        .flag("literal", help: Message("shopping.add.literal")),
        .value(
          "category", placeholder: "TEXT",
          help: Message("shopping.add.category")),
        .value("note", placeholder: "TEXT", help: Message("shopping.add.note")),
      ])
  } run: { session in
    guard !session.arguments.words.isEmpty else {
      // On a terminal the form of an entry is filled in.
      if session.canAsk { return try await Verb.addRecord.carryOut(session) }
      throw ApplicationError(
        .usage, Message("shopping.reading.empty"), hint: Message("shopping.reading.empty.hint"))
    }
    let lines = session.arguments.words == ["-"] ? try AddedLines() : nil
    let page = try await session.write { transaction, habits in
      try add(lines, session, transaction, habits)
    }
    try page.tell(session)
    return .success
  }

  private static func add(
    _ lines: AddedLines?, _ session: Session, _ transaction: Transaction, _ habits: Habits
  ) throws -> AdditionPage {
    let reader = EntryReader(habits.reading) { try Product.named($0, in: transaction) != nil }
    let isLiteral = session.arguments.has("literal")
    var typed: [TypedEntry] = []
    var headings: [String] = []
    if let lines {
      (typed, headings) = try lines.entries(reader, isLiteral: isLiteral)
    } else {
      var words = session.arguments.words
      if isLiteral {
        typed = [TypedEntry(EntryText(name: words.joined(separator: " ")))]
      } else {
        let side = SideWords(taking: &words)
        typed = try TypedEntry.entries(words, reader, side: side)
      }
    }
    let list = try session.list(habits, making: transaction)
    let additions = try typed.map { entry in
      try Addition.put(
        entry.text, category: entry.side.category ?? session.arguments.value("category"),
        note: entry.side.note ?? session.arguments.value("note"), on: list.id, in: transaction)
    }
    let ids = additions.map(\.line.entry.id.identifier)
    let ticked = zip(ids, typed).filter(\.1.isTicked).map(\.0)
    if !ticked.isEmpty {
      _ = try transaction.check(ticked, at: transaction.moment, ShoppingDomain.shape)
    }
    let isWritten = try session.writeForPrograms(ids, in: transaction)
    return AdditionPage(
      additions: isWritten ? [] : additions, list: list.name, headings: headings,
      doubts: typed.compactMap(\.probablePrice), habits: habits)
  }
}

/// What was put on a list, for people.
struct AdditionPage: Sendable {
  let additions: [Addition]
  let list: String
  /// The lines that were left out.
  var headings: [String] = []
  /// The numbers that were perhaps meant as prices.
  var doubts: [String] = []
  let habits: Habits

  func tell(_ session: Session) throws {
    let phrase = EntryPhrase(wording: habits.wording.wording)
    for addition in additions {
      if addition.isThere {
        try session.tell(
          Message(
            "shopping.add.there",
            ["entry": .message(phrase.line(addition.line)), "list": .text(list)]))
        continue
      }
      var stem = "shopping.add"
      if addition.before != nil { stem += ".more" }
      if addition.isNewProduct { stem += ".new" }
      try session.tell(
        stem,
        [
          "entry": .message(phrase.line(addition.line)), "list": .text(list),
          "added": .message(phrase.entry(addition.line.product.name, addition.added)),
        ])
    }
    for number in doubts {
      try session.console.notify(Message("shopping.add.price", ["number": .text(number)]))
    }
    try session.note(headings: headings)
  }
}
