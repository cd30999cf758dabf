import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardText

/// `total`: what a list costs, in each currency.
enum TotalVerb {
  static let verb = Verb("total") { _ in
    CommandSpecification(
      "total", summary: Message("shopping.total"), discussion: Message("shopping.total.discussion"),
      usage: ["total [LIST:] [options]"],
      examples: [CommandExample("shopping total"), CommandExample("shopping total Party:")],
      arguments: [
        ArgumentSpecification("LIST:", help: Message("shopping.argument.list"))
      ])
  } run: { session in
    let (name, total, basket, habits) = try await session.read { snapshot, habits in
      let list = try session.neededList(habits, in: snapshot)
      let contents = try ListContents(of: list, in: snapshot)
      return (
        list.name, ListTotal(contents.lines), ListTotal(contents.basket), habits
      )
    }
    try session.refuseWords()
    try write(name, total, basket, session, habits)
    return .success
  }

  private static func write(
    _ name: String, _ total: ListTotal, _ basket: ListTotal, _ session: Session, _ habits: Habits
  ) throws {
    switch session.format {
    case .table:
      let wording = habits.wording.wording
      try session.answer(
        Message(
          total.totals.isEmpty
            ? "shopping.total.unknown"
            : basket.totals.isEmpty ? "shopping.total.list" : "shopping.total.list.basket",
          [
            "list": .text(name), "total": .text(wording.money(total.totals)),
            "count": .number(total.count), "basket": .text(wording.money(basket.totals)),
          ]))
      for line in total.lacks { try session.answer(line) }
    case .json, .ndjson:
      try session.writeObjects([total]) { total, json in
        try json.key("list")
        try json.string(name)
        try json.key("entries")
        try json.integer(total.count)
        try total.writeMembers(&json)
        try json.key("basket")
        try json.totals(basket.totals)
      }
    case .plain, .csv, .markdown:
      let keys = ["list", "total", "basket", "unpriced", "mixed", "too-large"]
      try session.writeRows(
        [
          [
            name, total.totals.description, basket.totals.description,
            total.unpriced.map(\.product.name).joined(separator: ", "),
            total.mixed.map(\.product.name).joined(separator: ", "),
            total.tooLarge.map(\.product.name).joined(separator: ", "),
          ]
        ], keys: keys, columns: keys.map { TableColumn($0) })
    }
  }
}

extension Session {
  /// Refuses words where a list alone can be named, which has a colon.
  func refuseWords() throws {
    guard let word = arguments.words.first else { return }
    throw ApplicationError(
      .usage, Message("shopping.word.extra", ["word": .text(word)]),
      hint: Message("shopping.word.extra.hint", ["word": .text(word)]))
  }
}
