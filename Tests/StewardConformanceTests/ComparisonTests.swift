import StewardConformance
import StewardPersistence
import Testing

@Suite struct ComparisonTests {
  /// A backend that is compared with that in memory; with itself, a few queries show that the
  /// comparison asks what finds something.
  @Test(arguments: TestBackend.all)
  func givesTheSameAnswers(_ backend: TestBackend) async throws {
    let isItself = backend.name == TestBackend.memory.name
    let comparison = BackendComparison(seed: 20_260_101, queries: isItself ? 1000 : 10_000)
    let (queries, found) = try await comparison.run(
      try TestBackend.memory.maker(), try backend.maker())
    #expect(queries == comparison.queries)
    #expect(found > queries)
  }

  /// A backend that forgets the last record of each answer is found out.
  @Test func findsADifference() async throws {
    let comparison = BackendComparison(seed: 1, queries: 200)
    let difference = await #expect(throws: BackendDifference.self) {
      try await comparison.run(try TestBackend.memory.maker()) { ForgetfulBackend() }
    }
    #expect(difference?.seed == 1)
  }
}
