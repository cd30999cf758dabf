public import StewardCommandLine
public import StewardPersistence

/// One verb of a program: what may be typed, and what is done then.
public struct Verb: Sendable {
  /// What is typed.
  public let name: String
  /// Whether it is about a list or what stands on one, in a program that has lists: then a first word
  /// that ends in a colon, and `--list`, name the list.
  let takesList: Bool
  let specification: @Sendable (DomainDescription) -> CommandSpecification
  let run: @Sendable (Session) async throws -> ExitCode

  /// Makes a verb.
  ///
  /// - Parameters:
  ///   - name: What is typed.
  ///   - takesList: Whether it is about a list or what stands on one, in a program that has lists.
  ///   - specification: Its arguments, options and help, made from the domain.
  ///   - run: Carries it out.
  public init(
    _ name: String, takesList: Bool = true,
    specification: @escaping @Sendable (DomainDescription) -> CommandSpecification,
    run: @escaping @Sendable (Session) async throws -> ExitCode
  ) {
    self.name = name
    self.takesList = takesList && !ListNaming.without.contains(name)
    self.specification = specification
    self.run = run
  }
}
