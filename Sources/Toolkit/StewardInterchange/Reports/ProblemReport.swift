/// The problems of a file: how many in all, and the first of them.
public struct ProblemReport: Sendable, Hashable {
  /// The first problems, in the order of the file.
  public private(set) var problems: [RowProblem] = []
  /// How many there were in all.
  public private(set) var count = 0
  /// How many are kept.
  public let limit: Int

  /// Makes an empty report that keeps the first `limit` problems and counts all.
  public init(limit: Int = 100) {
    self.limit = max(0, limit)
  }

  /// Whether nothing is wrong.
  public var isEmpty: Bool { count == 0 }

  /// How many problems were counted and not kept.
  public var omitted: Int { count - problems.count }

  /// Adds a problem.
  ///
  /// It is made before, so that it may be made of what the report belongs to.
  public mutating func add(_ problem: RowProblem) {
    count += 1
    if problems.count < limit { problems.append(problem) }
  }
}
