import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardText

/// What a program with lists shows without a verb: every list, what remains on it and what is due.
public enum ListsPage {
  /// Shows it; an empty store gets three commands to begin with.
  public static func show(_ session: Session) async throws {
    let shape = try session.shape()
    let (lists, habits) = try await session.readForOverview { snapshot, habits in
      (try ListReader(snapshot, shape, today: habits.today).all(archived: false), habits)
    }
    guard session.format == .table else { return try ListObjects.write(lists, session) }
    if lists.isEmpty { return try showBeginning(session) }
    try write(lists, session, habits)
  }

  private static func showBeginning(_ session: Session) throws {
    try session.answer(Message("lists.overview.empty"))
    let example = session.domain.exampleWord
    for command in ["add \(example)", "new Trip --icon Trips", "help"] {
      try session.console.tell("  \(session.program) \(command)")
    }
  }

  /// The lists as a table.
  static func write(_ lists: [ListLine], _ session: Session, _ habits: Habits) throws {
    let words = session.console.words
    let hasChosen = lists.contains(where: \.isChosen)
    var columns: [TableColumn] = [
      .icon, TableColumn("", minimumWidth: 10, shrinkPriority: 1),
      TableColumn("", style: .dim, minimumWidth: 8), TableColumn("", isOptional: true),
    ]
    if hasChosen { columns.insert(TableColumn("", minimumWidth: 1), at: 0) }
    var table = Table(columns: columns, hasHeading: false)
    for list in lists {
      let style: Style = list.tally.overdue > 0 ? .color(.red) : .plain
      var name = StyledText(list.name, list.isChosen ? .bold : .plain)
      if list.archived != nil {
        name.append(" " + words(Message("lists.archived")), .dim)
      }
      var cells = [
        StyledText(list.icon.symbol), name,
        StyledText(words(list.remaining), short: list.shortRemaining.map { words($0) }),
        StyledText(
          list.due(habits).map { words($0) } ?? "", style,
          short: list.shortDue(habits).map { words($0) }),
      ]
      if hasChosen { cells.insert(StyledText(list.isChosen ? "*" : ""), at: 0) }
      table.append(cells)
    }
    let open = lists.reduce(0) { $0 + $1.tally.remaining }
    let foot = Message(
      "lists.overview.count", ["count": .number(lists.count), "open": .number(open)])
    table.foot = [StyledText(words(foot), .dim)]
    try table.write(to: session.console.output, on: session.console.canvas)
  }
}
