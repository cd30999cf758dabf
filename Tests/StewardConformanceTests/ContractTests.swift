import StewardConformance
import StewardPersistence
import Testing

@Suite struct ContractTests {
  @Test(arguments: TestBackend.all, Contract.all)
  func holds(_ backend: TestBackend, _ contract: ContractCase) async throws {
    try await contract.run(try backend.maker())
  }

  @Test func everyCaseHasAName() {
    let names = Contract.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.contains(": ") })
  }

  @Test func findsABackendThatCountsWrong() async throws {
    let contract = try #require(Contract.all.first { $0.name == "filters: tags" })
    let failure = await #expect(throws: ContractFailure.self) {
      try await contract.run { ForgetfulBackend() }
    }
    #expect(failure?.description.contains("count") == true)
  }
}
