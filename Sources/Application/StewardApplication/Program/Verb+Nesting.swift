public import StewardCommandLine
public import StewardModels
public import StewardPersistence

extension Verb {
  /// A verb under which shared verbs serve another record type of the domain: `product add`.
  ///
  /// - Parameters:
  ///   - name: What is typed.
  ///   - type: The record type that the verbs below mean.
  ///   - summary: What it is for, in one line.
  ///   - shared: Names of shared verbs, such as `add` and `set`.
  ///   - own: Verbs beside them that only this type has.
  public static func group(
    _ name: String, type: String, summary: Message, shared: [String], own: [Verb] = []
  ) -> Verb {
    let verbs = SharedVerbs.records.filter { shared.contains($0.name) } + own
    return Verb(name, takesList: false) { domain in
      let served = domain.serving(type, as: "\(domain.name) \(name)")
      return CommandSpecification(
        name, summary: summary,
        subcommands: CommandList(
          verbs.map { $0.specification(served).nested(in: name, served) }))
    } run: { session in
      guard let wanted = session.arguments.path.dropFirst().first,
        let verb = verbs.first(where: { $0.name == wanted })
      else {
        throw ApplicationError(
          .usage,
          Message("application.group.verb", ["verb": .text(name)]),
          hint: Message("cli.nearest", ["choices": .list(verbs.map { "\(name) \($0.name)" })]))
      }
      return try await verb.run(session.serving(type))
    }
  }
}

extension CommandSpecification {
  /// The command under another verb, without examples of tags where the type has none.
  fileprivate func nested(in verb: String, _ domain: DomainDescription) -> CommandSpecification {
    var command = self
    command.usage = usage.map { "\(verb) \($0)" }
    if !domain.main.model.type.fields.contains(where: { $0.kind == .tags }) {
      command.examples = examples.filter { example in
        let words = example.line.split(separator: " ")
        return !words.contains { $0.hasPrefix("@") && $0.count > 1 || $0 == "--tag" }
      }
    }
    return command
  }
}

extension DomainDescription {
  /// The domain with another of its types as the one that verbs mean, and without lists: these are of
  /// the type that was meant before.
  ///
  /// - Parameter name: What examples begin with; nil for the domain's own name.
  package func serving(_ type: String, as name: String? = nil) -> DomainDescription {
    guard let main = self.type(type) else { return self }
    return DomainDescription(
      name ?? self.name, types: [main] + types.filter { $0.model.type.name != type }, words: words)
  }
}

extension Session {
  /// The session with another of the domain's types as the one that verbs mean.
  public func serving(_ type: String) -> Session {
    var session = self
    session.domain = domain.serving(type)
    return session
  }
}

extension Verb {
  /// The command of a verb, for a program that has one of its own in its place.
  public func command(for domain: DomainDescription) -> CommandSpecification {
    specification(domain)
  }

  /// Carries a verb out, for a program that has one of its own in its place.
  public func carryOut(_ session: Session) async throws -> ExitCode { try await run(session) }
}
