public import StewardPersistence

/// One thing that every backend must do, tried on a store that is empty at first.
///
/// The suite asks for no test framework: a test target gives each case to its own, as in
/// `@Test(arguments: Contract.all) func holds(_ contract: ContractCase) async throws { … }`.
public struct ContractCase: Sendable, CustomStringConvertible {
  /// Makes an empty backend of the kind that is tried.
  public typealias MakeBackend = @Sendable () async throws -> any StoreBackend

  /// What is tried: the group, a colon, and what must be so.
  public let name: String
  /// Tries it.
  ///
  /// Throws `ContractFailure` where the backend does something else, and whatever the backend throws
  /// where it should not.
  public let run: @Sendable (_ makeBackend: @escaping MakeBackend) async throws -> Void

  /// Names a case and says how it is tried.
  public init(
    _ name: String,
    run: @escaping @Sendable (_ makeBackend: @escaping MakeBackend) async throws -> Void
  ) {
    self.name = name
    self.run = run
  }

  /// The name.
  public var description: String { name }
}

/// What every backend must do, so that a program gives the same answer on each.
public enum Contract {
  /// Every case.
  public static let all: [ContractCase] =
    ladders + matching + joining + referring + ordering + orderingByNames + paging
    + references + transactions + uniqueness + revisions
    + undoing + redoing + refusedUndo + undoScopes + history
    + removing + cancelling + feeds + live + migrations + rebuilding + settings + handles + texts
    + searching + rows + naming + whens + lists + moving
}
