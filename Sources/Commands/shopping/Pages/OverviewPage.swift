import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardModels
import StewardPersistence

/// What `shopping` shows without a verb: the current list.
enum OverviewPage {
  static func show(_ session: Session) async throws {
    let (page, unchosen) = try await session.readForOverview { snapshot, habits in
      let page = try session.list(habits, in: snapshot).map {
        try ContentsPage($0, in: snapshot, habits)
      }
      return (page, page == nil ? try session.noList(in: snapshot) : nil)
    }
    guard let page, !page.contents.lines.isEmpty || session.format != .table else {
      if let unchosen, unchosen.message.id != "lists.empty", session.format == .table {
        return try showLists(unchosen, session)
      }
      return try showBeginning(page?.contents.list.name, session)
    }
    try page.write(session)
  }

  /// Draws the list that is meant as the overview does, by aisle and with its totals, for people; false
  /// where nothing stands on it.
  static func draw(_ session: Session, _ snapshot: Snapshot, _ habits: Habits) throws -> Bool {
    guard session.format == .table, let list = try session.list(habits, in: snapshot) else {
      return false
    }
    let page = try ContentsPage(list, in: snapshot, habits)
    guard !page.contents.lines.isEmpty else { return false }
    try page.write(session)
    return true
  }

  /// Says that there are lists, but none that is meant, and what to do about it.
  private static func showLists(_ error: ApplicationError, _ session: Session) throws {
    try session.answer(error.message)
    if let hint = error.hint { try session.console.tell("  " + session.console.words(hint)) }
  }

  private static func showBeginning(_ list: String?, _ session: Session) throws {
    guard session.format == .table else {
      return try session.writeObjects([(String, String)]()) { _, _ in }
    }
    try session.answer(
      list.map { Message("shopping.empty.list", ["list": .text($0)]) }
        ?? Message("shopping.empty"))
    for command in [
      "shopping add 2 l milk, 12 eggs, bread @ 2.49", "shopping pick products", "shopping help",
    ] {
      try session.console.tell("  " + command)
    }
  }
}
