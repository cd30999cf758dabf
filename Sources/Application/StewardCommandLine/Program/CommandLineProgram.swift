internal import CAllocator
internal import StewardModels

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A program from its command line to its exit code: parse, help or version, carry out, report.
public struct CommandLineProgram: Sendable {
  /// What carries out a verb and says what the program ends with.
  public typealias Handler = @Sendable (ParsedArguments, Console) async throws -> ExitCode

  /// What writes a verb, and all that lies under it, as data; the path is what is typed before it.
  public typealias Description =
    @Sendable (_ program: CommandSpecification, _ path: [String], Console) throws -> Void

  /// What is typed to start it.
  public let name: String
  /// Its version.
  public let version: String
  private let specification: @Sendable () -> CommandSpecification
  private let otherWords: [String: String]
  private let words: Wording
  private let topic: @Sendable (HelpTopic, Console) throws -> Void
  private let description: Description
  private let exitCode: @Sendable (any Error) -> ExitCode?

  /// Makes a program.
  ///
  /// - Parameters:
  ///   - name: What is typed to start it.
  ///   - version: What `--version` prints after the name.
  ///   - otherWords: Verbs of other programs and the verb here that does the same.
  ///   - words: The wording.
  ///   - specification: The command tree; asked for only where more than the version is wanted.
  ///   - topic: Writes a page of help that is about no single verb.
  ///   - description: Writes a verb and all under it as data, for `help --format json`.
  ///   - exitCode: The exit codes of errors that this module does not know; nil means 1.
  public init(
    name: String, version: String, otherWords: [String: String] = OtherPrograms.words,
    words: @escaping Wording = englishWording,
    specification: @escaping @Sendable () -> CommandSpecification,
    topic: @escaping @Sendable (HelpTopic, Console) throws -> Void = { _, _ in },
    description: @escaping Description = { _, _, _ in },
    exitCode: @escaping @Sendable (any Error) -> ExitCode? = { _ in nil }
  ) {
    self.name = name
    self.version = version
    self.otherWords = otherWords
    self.words = words
    self.specification = specification
    self.topic = topic
    self.description = description
    self.exitCode = exitCode
  }

  /// Runs with the command line of this process and ends the process.
  ///
  /// It is to be the first thing that a program does, on its main thread, which it keeps: see
  /// `ProgramExecutor`. Nothing then runs on the main actor.
  public func main(_ handler: @escaping Handler) -> Never {
    steward_share_one_heap()
    StandardStreams.holdOpen()
    Interrupts.install()
    let console = Console.system(words: words)
    do {
      let arguments = try ArgumentVector.current()
      if arguments == ["--version"] {
        let code = try printVersion(console)
        try console.output.flush()
        exit(code.rawValue)
      }
      try ProgramExecutor.run { await run(arguments, console: console, handler) }
    } catch {
      let reporter = ErrorReporter(program: name, console: console, exitCode: exitCode)
      exit(reporter.report(error).rawValue)
    }
  }

  /// Runs with the words of a command line and returns the exit code; never throws, because
  /// every error has been told by then.
  public func run(
    _ arguments: [String], console: Console, _ handler: @escaping Handler
  ) async -> ExitCode {
    var console = console
    console.isVerbose = arguments.prefix { $0 != "--" }.contains("--verbose")
    do {
      let code = try await carryOut(arguments, console: &console, handler)
      try console.output.finish()
      return code
    } catch {
      let reporter = ErrorReporter(program: name, console: console, exitCode: exitCode)
      // Whoever leaves the pager has seen enough: that is no failure.
      let isLeft = console.output.isPaged && reporter.code(of: error) == .closedPipe
      do {
        // What was found out before the failure comes before the message about it.
        try console.output.finish()
      } catch {
        return reporter.report(error, besides: lost(console))
      }
      return isLeft ? .success : reporter.report(error, besides: lost(console))
    }
  }

  /// What is to be told where the answer of a command was lost.
  private func lost(_ console: Console) -> Message? {
    console.output.hasFailed ? console.output.loss : nil
  }

  private func carryOut(
    _ arguments: [String], console: inout Console, _ handler: @escaping Handler
  ) async throws -> ExitCode {
    if arguments == ["--version"] { return try printVersion(console) }
    let parser = CommandParser(specification(), otherWords: otherWords)
    switch try parser.parse(arguments) {
    case .version: return try printVersion(console)
    case .help(let path):
      let help = HelpPage(parser.root, path: path, words: console.words)
      for line in help.lines(on: console.canvas) { try console.output.writeLine(line) }
      return .success
    case .description(let path):
      try description(parser.root, path, console)
      return .success
    case .topic(let page):
      try topic(page, console)
      return .success
    case .run(let parsed):
      let applied = console.applying(parsed)
      console = applied
      return try await handler(parsed, applied)
    }
  }

  private func printVersion(_ console: Console) throws(CommandLineError) -> ExitCode {
    try console.output.writeLine("\(name) \(version)")
    return .success
  }
}
