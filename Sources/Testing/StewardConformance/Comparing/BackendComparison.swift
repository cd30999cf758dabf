import StewardModels
public import StewardPersistence
import StewardQuery

/// Asks two backends the same random questions about the same random records, and makes sure that
/// both give the same answers.
///
/// Each set of records is put into two new stores; then random filters, orders, limits and cursors are
/// asked of both, and identities, their order, their number and totals are compared. One seed gives the
/// same records and questions in every run.
public struct BackendComparison: Sendable {
  /// What all the randomness comes from.
  public let seed: UInt64
  /// How many queries are asked.
  public let queries: Int
  /// How many things there are in a set of records.
  public let records: Int
  /// How many queries are asked of one set of records.
  public let queriesPerSet: Int

  /// Plans a comparison: 10,000 queries in sets of 500 over 60 things each, unless told otherwise.
  public init(
    seed: UInt64, queries: Int = 10_000, records: Int = 60, queriesPerSet: Int = 500
  ) {
    self.seed = seed
    self.queries = queries
    self.records = records
    self.queriesPerSet = max(queriesPerSet, 1)
  }

  /// Runs the comparison on backends of two kinds.
  ///
  /// - Returns: How many queries were asked, and how many records they found in all: none would prove
  ///   nothing.
  /// - Throws: `BackendDifference` at the first answer that differs.
  @discardableResult
  public func run(
    _ first: ContractCase.MakeBackend, _ second: ContractCase.MakeBackend
  ) async throws -> (queries: Int, found: Int) {
    var generator = SeededGenerator(seed: seed)
    var asked = 0
    var found = 0
    while asked < queries {
      let setSeed = generator.next()
      let count = min(queriesPerSet, queries - asked)
      let set = try ComparisonSet(seed: setSeed, records: records)
      let (left, right) = try await (set.store(first), set.store(second))
      let questions = set.questions(count)
      for start in stride(from: 0, to: questions.count, by: 100) {
        let some = Array(questions[start..<min(start + 100, questions.count)])
        async let leftAnswers = Self.answers(to: some, of: left)
        async let rightAnswers = Self.answers(to: some, of: right)
        for (question, answers) in zip(some, zip(try await leftAnswers, try await rightAnswers)) {
          found += answers.0.identities.count
          guard answers.0 != answers.1 else { continue }
          throw BackendDifference(
            seed: seed, setSeed: setSeed, query: "\(question)", first: "\(answers.0)",
            second: "\(answers.1)")
        }
      }
      await left.close()
      await right.close()
      asked += count
    }
    return (asked, found)
  }

  private static func answers(
    to questions: [ComparisonQuestion], of store: Store
  ) async throws -> [ComparisonAnswer] {
    try await store.read { snapshot in questions.map { ComparisonAnswer(to: $0, of: snapshot) } }
  }
}

/// Two backends answered a question differently.
public struct BackendDifference: Error, Hashable, CustomStringConvertible {
  /// The seed of the comparison.
  public let seed: UInt64
  /// The seed of the set of records, which the comparison's gave.
  public let setSeed: UInt64
  /// The question.
  public let query: String
  /// What the first backend answered.
  public let first: String
  /// What the second backend answered.
  public let second: String

  /// All of it, over several lines.
  public var description: String {
    """
    seed \(seed), set \(setSeed): \(query)
      first:  \(first)
      second: \(second)
    """
  }
}
