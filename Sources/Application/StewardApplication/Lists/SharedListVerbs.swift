import StewardCommandLine
public import StewardModels
public import StewardPersistence

extension Verb {
  /// `check`, as every program with lists has it.
  public static var check: Verb { CheckVerb.check }
  /// `add`, as every program over records has it.
  public static var addRecord: Verb { AddVerb.verb }
  /// `show`, as every program with lists has it, with a list drawn in a way of the program's own.
  ///
  /// - Parameter page: Draws the list that is meant; false where it is to be drawn as everywhere.
  public static func showList(
    _ page: @escaping @Sendable (Session, Snapshot, Habits) throws -> Bool
  ) -> Verb {
    ShowListVerb.make(page)
  }
  /// `uncheck`, as every program with lists has it.
  public static var uncheck: Verb { CheckVerb.uncheck }
}

extension Session {
  /// The session with records named by their identities in place of the words that were typed.
  public func naming(_ ids: [Identifier]) -> Session {
    var session = self
    let options = arguments.items.filter { if case .option = $0 { true } else { false } }
    session.arguments = ParsedArguments(
      program: arguments.program, path: arguments.path,
      items: ids.map { .word("id:\($0)", isLiteral: false) } + options)
    return session
  }
}
