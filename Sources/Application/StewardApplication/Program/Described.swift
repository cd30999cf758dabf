import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardText
import Synchronization

/// A program whose domain is described when it is first asked for, once.
final class Described: Sendable {
  let application: Application
  private let known = Mutex<Result<DomainDescription, ModelError>?>(nil)

  init(_ application: Application) { self.application = application }

  /// The domain.
  ///
  /// - Throws: `ModelError.Code.invalidSchema` for a declaration that contradicts itself.
  func get() throws(ModelError) -> DomainDescription {
    let result = known.withLock { known in
      if let known { return known }
      let made: Result<DomainDescription, ModelError>
      do throws(ModelError) {
        made = .success(try application.domain())
      } catch {
        made = .failure(error)
      }
      known = made
      return made
    }
    return try result.get()
  }

  /// The words of a message: the program's, the domain's, the toolkit's.
  func words(_ message: Message) -> String {
    var catalogue = Catalogue.english
    do throws(ModelError) {
      catalogue = catalogue.adding(try get().words)
    } catch {
      // The domain has no words where it cannot be described; that error is told by the toolkit's.
    }
    return catalogue.adding(application.words).words(for: message)
  }

  /// The verbs, the program's own before the shared ones.
  var verbs: [Verb] {
    let own = application.ownVerbs
    let names = Set(own.map(\.name))
    var shared = application.isEverywhere ? MaintenanceVerbs.all : SharedVerbs.records
    if hasLists {
      let lists = ListVerbs.all
      let taken = Set(lists.map(\.name))
      shared = shared.filter { !taken.contains($0.name) } + lists
    }
    shared += SharedVerbs.packaging
    return shared.filter { !names.contains($0.name) } + own
  }

  /// Whether the program has lists; false where its domain cannot be described, which is told when
  /// anything is carried out.
  private var hasLists: Bool {
    do throws(ModelError) {
      return try get().lists != nil
    } catch {
      return false
    }
  }

  /// The program's command tree.
  ///
  /// A domain that cannot be described has no verbs; carrying anything out then tells why.
  var specification: CommandSpecification {
    var root = CommandSpecification(
      application.name, summary: application.summary, options: EverywhereOptions.all,
      topics: application.isEverywhere ? HelpTopics.everywhere : HelpTopics.all)
    do throws(ModelError) {
      let domain = try get()
      for verb in verbs {
        root.subcommands.append(verb.name) { ListNaming.specification(verb, domain) }
      }
      if domain.lists != nil { root.namedVerb = "show" }
      root.examples =
        application.isEverywhere
        ? MaintenanceVerbs.examples
        : [
          CommandExample("\(application.name) add \(domain.exampleWord)"),
          CommandExample("\(application.name) list"),
          CommandExample("\(application.name) help filters"),
        ]
    } catch {
      root.arguments = [
        ArgumentSpecification("WORDS", help: application.summary, isRepeated: true)
      ]
    }
    return root
  }

  /// The program from its command line to its exit code.
  var program: CommandLineProgram {
    CommandLineProgram(
      name: application.name, version: application.version, words: { self.words($0) },
      specification: { self.specification },
      topic: { topic, console in try HelpTopics.write(topic, of: self.get(), to: console) },
      description: { root, path, console in
        try HelpDescription(root, self).write(path, to: console)
      },
      exitCode: { ExitCodes.code(of: $0) })
  }

  /// Carries out a command and closes what it opened.
  func carryOut(_ session: Session) async throws -> ExitCode {
    let result: Result<ExitCode, any Error>
    do {
      result = .success(try await run(session))
    } catch {
      result = .failure(error)
    }
    await session.opened.close()
    return try result.get()
  }

  private func run(_ session: Session) async throws -> ExitCode {
    guard let name = session.arguments.verb else {
      try await application.overview(session)
      return .success
    }
    guard let verb = verbs.first(where: { $0.name == name }) else {
      throw ApplicationError(.usage, Message("cli.verb.unknown", ["verb": .text(name)]))
    }
    var session = session
    if verb.takesList {
      session.takeList()
      try await session.takeKnownList(verb)
    }
    return try await verb.run(session)
  }
}

extension DomainDescription {
  /// A name that a record might have, quoted for a shell.
  var exampleWord: String {
    ShellWords.quoted(main.model.type.field(role: .name)?.example ?? "Lamp")
  }
}
