import StewardKit
import Testing

@testable import StewardApplication

/// Which record a person means.
struct ReferenceTests {
  struct Thing: Record {
    let id: RecordID<Thing>
    var name: String
    var code: String?

    static let name = Field(
      "name", \Thing.name, .required, .localizedOrder, .searchable, role: .name)
    static let code = Field("code", \Thing.code, .unique, role: .code)
    static let schema = Schema("thing", Thing.init, Field.id(), name, code)
  }

  /// The identifier of a handle of twelve characters.
  private static func id(_ handle: String) throws -> RecordID<Thing> {
    let prefix = try #require(HandlePrefix(handle))
    return RecordID(Identifier(high: 0x0190_0000_0000_7000, low: prefix.range.lowerBound))
  }

  private func find(
    _ text: String, among things: [(handle: String, name: String, code: String?)]
  ) async throws -> RecordFinder.Found {
    let store = try await Store.open("memory:", records: Thing.self)
    let records = try things.map {
      Thing(id: try Self.id($0.handle), name: $0.name, code: $0.code)
    }
    try await store.repository(of: Thing.self).insert(contentsOf: records)
    let type = Thing.schema.type
    return try await store.read { try RecordFinder($0, type: type).find(text) }
  }

  private let lamps: [(handle: String, name: String, code: String?)] = [
    ("k3vqaaaaaaaa", "Lamp", nil), ("a2bcaaaaaaaa", "Desk lamp", "000-001"),
    ("a2bdaaaaaaaa", "K3vq", nil), ("zzzzzz2aaaaa", "000-002", nil),
    ("m4m4aaaaaaaa", "Chair", "000-002"),
  ]

  @Test(
    "One record is meant",
    arguments: [
      ("lamp", "k3vqaaaaaaaa", false), ("LÁMP", "k3vqaaaaaaaa", false),
      ("desk", "a2bcaaaaaaaa", true), ("000-001", "a2bcaaaaaaaa", false),
      ("a2bc", "a2bcaaaaaaaa", false), ("a2bd", "a2bdaaaaaaaa", false),
      // A whole name wins over a handle; with id: it is a handle.
      ("k3vq", "a2bdaaaaaaaa", false), ("id:k3vq", "k3vqaaaaaaaa", false),
      ("id:z", "zzzzzz2aaaaa", false), ("cha", "m4m4aaaaaaaa", true),
    ])
  func one(_ text: String, _ handle: String, _ isByPart: Bool) async throws {
    let found = try await find(text, among: lamps)
    #expect(found.id == (try Self.id(handle)).identifier)
    #expect(found.isByPart == isByPart)
  }

  @Test(
    "Several are meant, or none",
    arguments: [
      ("000-002", ApplicationError.Code.ambiguous), ("a", .ambiguous), ("id:a2", .ambiguous),
      ("lmap", .notFound), ("zzzz", .notFound), ("id:qqqq", .notFound), ("", .notFound),
    ])
  func none(_ text: String, _ code: ApplicationError.Code) async throws {
    let error = await #expect(throws: ApplicationError.self) {
      try await find(text, among: lamps)
    }
    #expect(error?.code == code)
    if text == "lmap" { #expect(error?.hint != nil) }
  }

  /// A record that is called what its thing is called.
  struct Loan: Record {
    let id: RecordID<Loan>
    var thing: RecordID<Thing>?

    static let thing = Field("thing", \Loan.thing, .onRemoval(.cascade), role: .name)
    static let schema = Schema("loan", Loan.init, Field.id(), thing)
  }

  @Test("A record that is called after another is found by that one's name")
  func after() async throws {
    let store = try await Store.open("memory:", records: Thing.self, Loan.self)
    let things = try lamps.map { Thing(id: try Self.id($0.handle), name: $0.name, code: nil) }
    try await store.repository(of: Thing.self).insert(contentsOf: things)
    let loans = [things[0], things[1], things[4], things[4]].map {
      Loan(id: RecordID(), thing: $0.id)
    }
    try await store.repository(of: Loan.self).insert(contentsOf: loans)
    try await store.repository(of: Loan.self).insert(Loan(id: RecordID(), thing: nil))
    let type = Loan.schema.type
    try await store.read { snapshot in
      let finder = RecordFinder(snapshot, type: type)
      let found = try ["LAMP", "desk"].map { try finder.find($0) }
      #expect(found.map(\.id) == loans.prefix(2).map(\.id.identifier))
      #expect(found.map(\.isByPart) == [false, true])
      let label = try finder.label(loans[1].id.identifier)
      #expect(label.hasPrefix("\"Desk lamp\" ("))
    }
    for (text, code) in [("chair", ApplicationError.Code.ambiguous), ("chiar", .notFound)] {
      let error = await #expect(throws: ApplicationError.self) {
        _ = try await store.read { try RecordFinder($0, type: type).find(text) }
      }
      #expect(error?.code == code && error?.hint != nil)
    }
  }
}
