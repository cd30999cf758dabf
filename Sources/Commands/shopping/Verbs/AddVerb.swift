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
    let texts = try texts(session)
    let page = try await session.write { transaction, habits in
      try add(texts, session, transaction, habits)
    }
    try page?.tell(session)
    return .success
  }

  /// The lines of standard input, or nothing where the words of the command count.
  private static func texts(_ session: Session) throws -> [(line: Int, text: String)]? {
    guard session.arguments.words == ["-"] else { return nil }
    var lines: [(line: Int, text: String)] = []
    var number = 0
    while let line = try StandardInput.readLine() {
      number += 1
      if line.contains(where: { !$0.isWhitespace }) { lines.append((number, line)) }
    }
    return lines
  }

  private static func add(
    _ lines: [(line: Int, text: String)]?, _ session: Session, _ transaction: Transaction,
    _ habits: Habits
  ) throws -> AdditionPage? {
    let reader = EntryReader(habits.reading) { try Product.named($0, in: transaction) != nil }
    let isLiteral = session.arguments.has("literal")
    var entries: [EntryText] = []
    var sides: [SideWords] = []
    var ticked: Set<Int> = []
    if let lines {
      for (line, text) in lines {
        do {
          let pasted = PastedLine(text)
          if pasted.isTicked, !isLiteral { ticked.insert(entries.count) }
          let line = isLiteral ? text : pasted.text
          let side = isLiteral ? SideWords() : SideWords(line: line)
          let text = side.rest ?? line
          entries.append(isLiteral ? EntryText(name: text) : try reader.entry(text))
          sides.append(side)
        } catch let error as any StewardError {
          throw ApplicationError(
            .invalid,
            Message(
              "application.line", ["line": .number(line), "problem": .message(error.message)]),
            hint: error.hint, details: error.details)
        }
      }
    } else {
      var words = session.arguments.words
      let side = isLiteral ? SideWords() : SideWords(taking: &words)
      entries =
        isLiteral
        ? [EntryText(name: words.joined(separator: " "))] : try reader.entries(words)
      sides = entries.map { _ in side }
    }
    let list = try session.list(habits, making: transaction)
    let additions = try zip(entries, sides).map { entry, side in
      try Addition.put(
        entry, category: side.category ?? session.arguments.value("category"),
        note: side.note ?? session.arguments.value("note"), on: list.id, in: transaction)
    }
    let ids = additions.map(\.line.entry.id.identifier)
    if !ticked.isEmpty {
      _ = try transaction.check(
        ticked.sorted().map { ids[$0] }, at: transaction.moment, ShoppingDomain.shape)
    }
    if try session.writeForPrograms(ids, in: transaction) { return nil }
    return AdditionPage(additions: additions, list: list.name, habits: habits)
  }
}

/// What was put on a list, for people.
struct AdditionPage: Sendable {
  let additions: [Addition]
  let list: String
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
  }
}
