/// What a command line asks for.
public enum ParseOutcome: Sendable, Equatable {
  /// A verb is to be carried out, or the program's overview shown.
  case run(ParsedArguments)
  /// Help for the verb of that path; the empty path is the program itself.
  case help([String])
  /// The same for other programs: the verb of that path, and all that lies under it, as data.
  case description([String])
  /// Help that is about no single verb.
  case topic(HelpTopic)
  /// The program's version.
  case version
}
