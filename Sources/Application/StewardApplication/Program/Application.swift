import StewardCommandLine
public import StewardModels
public import StewardPersistence
import StewardText

/// A program over the records of one domain, as data: from it come its verbs, their options, help.
///
/// ```swift
/// Application(
///   version: "1.0", summary: Message("inventory.summary"), domain: InventoryDomain.description
/// ).run()
/// ```
public struct Application: Sendable {
  /// What is typed to start it.
  public let name: String
  /// Its version.
  public let version: String
  /// What it is for, in one line.
  public let summary: Message
  /// The words of the program, before those of the toolkit.
  public let words: [String: String]
  /// What headings in the tables of other programs mean, by heading: names of fields.
  public var headings: [String: String] { declaredHeadings() }
  private let declaredHeadings: @Sendable () -> [String: String]
  /// Describes the domain; asked for only where more than the version is wanted.
  let domain: @Sendable () throws(ModelError) -> DomainDescription
  /// The verbs that only this program has, and those that it has in place of the shared ones.
  let ownVerbs: [Verb]
  /// Whether the program serves the records of all domains.
  let isEverywhere: Bool
  /// What the program shows when no verb is given.
  let overview: Overview

  /// Shows what a person wants to see on opening the program; never ends in an error.
  public typealias Overview = @Sendable (Session) async throws -> Void

  /// Makes a program.
  ///
  /// - Parameters:
  ///   - name: What is typed to start it.
  ///   - version: What `--version` prints after the name.
  ///   - summary: What it is for, in one line.
  ///   - words: Templates for the messages of the program itself.
  ///   - headings: What headings in the tables of other programs mean, by heading: names of fields;
  ///     asked for only by an import.
  ///   - domain: Describes the domain.
  ///   - verbs: The verbs that only this program has; one with the name of a shared verb takes its
  ///     place.
  ///   - overview: What is shown when no verb is given.
  public init(
    _ name: String, version: String, summary: Message, words: [String: String] = [:],
    headings: @escaping @autoclosure @Sendable () -> [String: String] = [:],
    domain: @escaping @Sendable () throws(ModelError) -> DomainDescription, verbs: [Verb] = [],
    overview: @escaping Overview
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.words = words
    declaredHeadings = headings
    self.domain = domain
    isEverywhere = false
    ownVerbs = verbs
    self.overview = overview
  }

  /// Makes the program that serves the records of all domains: backup, doctor, settings, and the
  /// verbs that reach all of them.
  ///
  /// - Parameters:
  ///   - name: What is typed to start it.
  ///   - version: What `--version` prints after the name.
  ///   - summary: What it is for, in one line.
  public init(everywhere name: String, version: String, summary: Message) {
    self.name = name
    self.version = version
    self.summary = summary
    words = [:]
    declaredHeadings = { [:] }
    domain = { () throws(ModelError) in DomainDescription(everywhere: name) }
    ownVerbs = []
    isEverywhere = true
    overview = { try await StewardOverview.show($0) }
  }

  /// Carries out the command line of this process and ends it; to be called on the main thread.
  public func run() -> Never {
    let described = Described(self)
    described.program.main { arguments, console in
      let typed = try ArgumentVector.current()
      let session = try Session(described, arguments: arguments, typed: typed, console: console)
      return try await described.carryOut(session)
    }
  }

  /// Carries out a command line within this process, as `run()` does with that of the process.
  ///
  /// - Parameters:
  ///   - typed: The words after the program's name.
  ///   - environment: What the environment says.
  ///   - terminal: What the streams are taken for.
  ///   - output: Standard output.
  ///   - error: Standard error.
  func run(
    _ typed: [String], in environment: Environment, terminal: TerminalEnvironment,
    output: OutputWriter, error: OutputWriter
  ) async -> ExitCode {
    let described = Described(self)
    let console = Console(
      terminal: Terminal(terminal), output: output, error: error, words: { described.words($0) })
    return await described.program.run(typed, console: console) { arguments, console in
      let session = try Session(
        described, arguments: arguments, typed: typed, environment: environment, console: console)
      return try await described.carryOut(session)
    }
  }
}
