import StewardConformance
import StewardPersistence
import Testing

/// A kind of backend that keeps the contract.
struct TestBackend: Sendable, CustomTestStringConvertible {
  let name: String
  let make: ContractCase.MakeBackend

  var testDescription: String { name }

  static let memory = TestBackend(name: "memory") { MemoryBackend() }

  /// Every kind of backend: each new one stands here, and so in every test.
  static let all: [TestBackend] = [memory]
}
