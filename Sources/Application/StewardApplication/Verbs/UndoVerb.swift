import StewardCommandLine
import StewardModels
import StewardPersistence

/// `undo [N|#NUMBER]` and `redo [N]`: take back one's own last commands, and do them again.
enum UndoVerb {
  static let undo = Verb("undo") { domain in
    CommandSpecification(
      "undo", summary: Message("application.undo"),
      discussion: Message("application.undo.discussion"),
      examples: [
        CommandExample("\(domain.name) undo"), CommandExample("\(domain.name) undo 3"),
        CommandExample("\(domain.name) undo '#12'", Message("application.undo.number")),
      ],
      arguments: [ArgumentSpecification("N|#NUMBER", help: Message("application.undo.argument"))],
      options: options(domain))
  } run: { session in
    try await carryOut(session, isUndo: true)
  }

  static let redo = Verb("redo") { domain in
    CommandSpecification(
      "redo", summary: Message("application.redo"),
      discussion: Message("application.redo.discussion"),
      examples: [CommandExample("\(domain.name) redo"), CommandExample("\(domain.name) redo 3")],
      arguments: [ArgumentSpecification("N", help: Message("application.redo.argument"))],
      options: options(domain))
  } run: { session in
    try await carryOut(session, isUndo: false)
  }

  private static func options(_ domain: DomainDescription) -> [OptionSpecification] {
    guard domain.isEverywhere else { return [] }
    return [.value("of", placeholder: "NAME", help: Message("application.undo.of"))]
  }

  /// Whose commands are meant: one's own in this program, or in all programs, or another's.
  private static func scope(_ session: Session) -> UndoScope {
    guard session.domain.isEverywhere else { return .program }
    return session.arguments.value("of").map { .other(user: $0) } ?? .user
  }

  /// How many commands may be taken back at once.
  private static let most = 100_000

  private static func carryOut(_ session: Session, isUndo: Bool) async throws -> ExitCode {
    let word = session.arguments.words.first
    let number = isUndo ? word.flatMap(Self.number) : nil
    let count = try number == nil ? count(word, isUndo: isUndo) : 1
    if session.isRehearsal { return try await rehearse(session, number, count, isUndo: isUndo) }
    let store = try await session.open(isWriting: true)
    let reversal: Reversal
    if let number {
      reversal = try await store.undo(
        number: number, scope: scope(session), command: session.command)
    } else if isUndo {
      reversal = try await store.undo(count, scope: scope(session), command: session.command)
    } else {
      reversal = try await store.redo(count, scope: scope(session), command: session.command)
    }
    session.noteKept()
    let lines = try await store.read { snapshot in
      try ReversalReport(reversal, isUndo: isUndo, snapshot).lines
    }
    for line in lines { try session.tell(line) }
    if reversal.commands.count < count {
      try session.console.notify(
        Message(
          isUndo ? "application.undo.all" : "application.redo.all",
          ["count": .number(reversal.commands.count)]))
    }
    return .success
  }

  private static func number(_ word: String) -> Int64? {
    let narrow = GrammarText.narrowed(word)
    return narrow.hasPrefix("#") ? Int64(narrow.dropFirst()) : nil
  }

  private static func count(_ word: String?, isUndo: Bool) throws(ApplicationError) -> Int {
    guard let word else { return 1 }
    guard let count = Int(GrammarText.narrowed(word)), (1...most).contains(count) else {
      throw ApplicationError(
        .usage, Message("application.undo.unreadable", ["word": .text(word)]),
        hint: Message(isUndo ? "application.undo.hint" : "application.redo.hint"))
    }
    return count
  }

  /// Says which commands would be taken back, or done again.
  private static func rehearse(
    _ session: Session, _ number: Int64?, _ count: Int, isUndo: Bool
  ) async throws -> ExitCode {
    let user = session.arguments.value("of") ?? CurrentUser.name
    let program = session.domain.isEverywhere ? nil : session.program
    let entries = try await session.read { snapshot, _ in
      var query = JournalQuery(limit: number == nil ? count : 1)
      query.user = user
      query.program = program
      query.kinds = [isUndo ? .command : .undo]
      query.standing = true
      query.number = number
      let found = try snapshot.journal(query)
      if isUndo { return found }
      return try found.compactMap { entry in
        guard let target = entry.target else { return nil }
        var command = JournalQuery(limit: 1)
        command.number = target
        return try snapshot.journal(command).first
      }
    }
    for entry in entries {
      try session.tell(
        Message(
          isUndo ? "application.undo.would" : "application.redo.would",
          ["command": .text(entry.command), "number": .number(Int(entry.number))]))
    }
    return .success
  }
}
