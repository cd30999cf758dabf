public import StewardCommandLine
import StewardModels
public import StewardPersistence

/// One command that is being carried out: what was typed, where it is answered, which store it is
/// about.
public struct Session: Sendable {
  /// The domain of the program.
  public internal(set) var domain: DomainDescription
  /// What was typed.
  public internal(set) var arguments: ParsedArguments
  /// Where it is answered.
  public let console: Console
  /// The program's name.
  public let program: String
  /// What headings in the tables of other programs mean.
  var headings: [String: String] { described.application.headings }
  var setup: Setup
  /// The program.
  let described: Described
  /// The command line, as the journal keeps it.
  let command: String
  /// Record types beside those of the domain that the command needs.
  var furtherModels: [RecordModel] = []
  /// The stores that were opened for the command.
  let opened = OpenStores()
  /// The list that was named, as typed.
  var listName: String?

  init(
    _ described: Described, arguments: ParsedArguments, typed: [String],
    environment: Environment = .current, console: Console
  ) throws {
    self.described = described
    domain = try described.get()
    program = described.application.name
    self.arguments = arguments
    self.console = console
    setup = try Setup(arguments, environment)
    command = ([program] + typed).map(ShellWords.quoted).joined(separator: " ")
  }

  /// Whether the command is only to say what it would change.
  public var isRehearsal: Bool { arguments.has("dry-run") }

  /// The record type that the verbs mean.
  public var main: DomainType { domain.main }

  /// How records are to be printed.
  public var format: OutputFormat {
    if arguments.has("json") { return .json }
    return arguments.value("format").flatMap(OutputFormat.init) ?? .table
  }
}
