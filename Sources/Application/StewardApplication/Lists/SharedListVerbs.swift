import StewardCommandLine
public import StewardModels

extension Verb {
  /// `check`, as every program with lists has it.
  public static var check: Verb { CheckVerb.check }
  /// `add`, as every program over records has it.
  public static var addRecord: Verb { AddVerb.verb }
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
