public import StewardCommandLine
public import StewardPersistence

/// One verb of a program: what may be typed, and what is done then.
public struct Verb: Sendable {
  /// What is typed.
  public let name: String
  let specification: @Sendable (DomainDescription) -> CommandSpecification
  let run: @Sendable (Session) async throws -> ExitCode

  /// Makes a verb.
  ///
  /// - Parameters:
  ///   - name: What is typed.
  ///   - specification: Its arguments, options and help, made from the domain.
  ///   - run: Carries it out.
  public init(
    _ name: String, specification: @escaping @Sendable (DomainDescription) -> CommandSpecification,
    run: @escaping @Sendable (Session) async throws -> ExitCode
  ) {
    self.name = name
    self.specification = specification
    self.run = run
  }
}
