import ChecklistKit
import StewardApplication
import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery

/// `next [N]`: what to do next, over all lists.
enum NextVerb {
  static let verb = Verb("next") { _ in
    CommandSpecification(
      "next", summary: Message("checklists.next"),
      discussion: Message("checklists.next.discussion"),
      examples: [CommandExample("checklists next"), CommandExample("checklists next 3")],
      arguments: [ArgumentSpecification("N", help: Message("checklists.next.count"))])
  } run: { session in
    let count = try session.count(unless: shown)
    try await session.read { snapshot, habits in
      let items = try Checklists(snapshot).next(
        count, today: habits.today, where: session.named(habits))
      try ItemsPage(items, snapshot, habits).write(session, none: "checklists.next.none")
    }
    return .success
  }

  /// How many are shown unless told otherwise.
  private static let shown = 5
}

/// `due`, `today`, `overdue`: what is due, over all lists, by day.
enum DueVerb {
  static let due = make("due") { _ in .always }
  static let today = make("today") { ChecklistItem.due.equals(When($0)) }
  static let overdue = make("overdue") { ChecklistItem.due.isLess(than: When($0)) }

  private static func make(
    _ name: String, _ period: @escaping @Sendable (Day) -> Filter<ChecklistItem>
  ) -> Verb {
    Verb(name) { _ in
      CommandSpecification(
        name, summary: Message("checklists.\(name)"),
        examples: [
          CommandExample("checklists \(name)"), CommandExample("checklists \(name) @town"),
        ],
        arguments: [FilterWords.argument],
        options: [.value("where", placeholder: "EXPR", help: Message("application.option.where"))])
    } run: { session in
      try await session.read { snapshot, habits in
        let filter = Filter<ChecklistItem>(
          try FilterWords(session).named(session.arguments.words, habits))
        let items = try Checklists(snapshot).due(
          period(habits.today), today: habits.today, where: filter)
        try ItemsPage(items, snapshot, habits).write(
          session, none: "checklists.\(name).none", isByDay: true)
      }
      return .success
    }
  }
}

extension Session {
  /// A whole number among the words.
  fileprivate func count(unless standard: Int) throws -> Int {
    guard let word = arguments.words.first else { return standard }
    guard arguments.words.count == 1, let number = Int(word), (1...1_000_000).contains(number)
    else {
      throw ApplicationError(
        .usage, Message("checklists.next.invalid", ["text": .text(word)]),
        hint: Message("checklists.next.invalid.hint"))
    }
    return number
  }

  /// The items of the list that was named; all where none was.
  fileprivate func named(_ habits: Habits) throws -> Filter<ChecklistItem> {
    Filter(try FilterWords(self).named([], habits))
  }
}
