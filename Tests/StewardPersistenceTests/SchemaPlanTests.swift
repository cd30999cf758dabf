import StewardConformance
import StewardModels
import StewardPersistence
import Testing

@Suite struct SchemaPlanTests {
  private static func type(
    version: Int = 1, _ fields: FieldDescription...
  ) -> RecordType {
    RecordType(
      name: "a", title: "a", plural: "as", version: version,
      fields: [FieldDescription(name: "id", kind: .identifier, isOptional: false)] + fields)
  }

  private static func field(
    _ name: String, _ kind: FieldKind, isOptional: Bool = true,
    _ change: (inout FieldDescription) -> Void = { _ in }
  ) -> FieldDescription {
    var field = FieldDescription(name: name, kind: kind, isOptional: isOptional)
    change(&field)
    return field
  }

  @Test func aStoreThatHoldsMoreServesADeclaration() throws {
    let stored = Self.type(Self.field("x", .text), Self.field("y", .choice(["a", "b"])))
    let declared = Self.type(Self.field("y", .choice(["b"])))
    guard case .none = try SchemaPlan(declared: declared, stored: stored, migrations: []) else {
      Issue.record("the store would be changed")
      return
    }
  }

  @Test func fieldsTraitsAndWordsAreAdded() throws {
    let stored = Self.type(Self.field("y", .choice(["a", "b"])), Self.field("x", .text))
    let declared = Self.type(
      Self.field("x", .text) { $0.isIndexed = true }, Self.field("z", .integer, isOptional: false),
      Self.field("y", .choice(["c", "a"])))
    guard
      case .extend(let from, let to) = try SchemaPlan(
        declared: declared, stored: stored, migrations: [])
    else {
      Issue.record("nothing would be added")
      return
    }
    #expect(from == stored)
    #expect(to.fields.map(\.name) == ["id", "y", "x", "z"])
    #expect(to.fields[1].kind == .choice(["a", "b", "c"]))
    #expect(to.fields[2].isIndexed)
    #expect(Array(to.columns.prefix(from.columns.count)) == from.columns, "columns stay in place")
  }

  @Test func `indexes over several fields are added, kept and read back`() throws {
    func type(_ indexes: [[String]], version: Int = 1) -> RecordType {
      let plain = Self.type(version: version, Self.field("x", .text), Self.field("y", .integer))
      return RecordType(
        name: "a", title: "a", plural: "as", version: version, fields: plain.fields,
        indexes: indexes.map { FieldIndex(named: $0) })
    }
    let (stored, declared) = (type([["x", "y"]]), type([["y", "x"]]))
    guard
      case .extend(_, let merged) = try SchemaPlan(
        declared: declared, stored: stored, migrations: [])
    else {
      Issue.record("nothing would be added")
      return
    }
    #expect(merged == type([["x", "y"], ["y", "x"]]))
    for declared in [merged, declared, type([])] {
      guard case .none = try SchemaPlan(declared: declared, stored: merged, migrations: []) else {
        Issue.record("the store would be changed")
        return
      }
    }
    #expect(merged.traits(ofField: 0) == "index:x+y index:y+x")
    #expect(merged.traits(ofField: 1) == "optional")
    #expect(FieldIndex.indexes(inTraits: "optional index:x+y index:y+x") == merged.indexes)
    let migration = RecordMigration(from: merged, to: type([], version: 2), steps: [])
    #expect(migration.result.indexes == merged.indexes)
  }

  /// A type of up to three fields, with traits at random.
  private static func random(_ generator: inout some RandomNumberGenerator) -> RecordType {
    let kinds: [FieldKind] = [.text, .choice(["a"]), .choice(["a", "b"]), .reference("a")]
    let fields = ["x", "y"].shuffled(using: &generator).prefix(1).map { name in
      field(name, kinds.randomElement(using: &generator) ?? .text) { field in
        var flags = UInt32.random(in: 0...UInt32.max, using: &generator)
        func flag() -> Bool {
          defer { flags >>= 2 }
          return flags & 3 == 3
        }
        field.isOptional = !flag()
        field.isRequired = flag()
        field.isIndexed = flag()
        field.isUnique = flag()
        field.isLocalized = flag()
        field.isSearchable = flag()
        if flag() { field.role = .name }
        if flag() { field.defaultValue = .text("a") }
        if flag() { field.onRemoval = .cascade }
      }
    }
    var made = type()
    let indexes = Bool.random(using: &generator) ? [FieldIndex(named: ["id", "x"])] : []
    made = RecordType(
      name: "a", title: "a", plural: "as", version: 1, fields: made.fields + fields,
      indexes: indexes)
    return made
  }

  @Test func `nothing is planned exactly where extending would change nothing`() throws {
    var generator = SeededGenerator(seed: 17)
    var outcomes = [0, 0, 0]
    for _ in 0..<20_000 {
      let (stored, declared) = (Self.random(&generator), Self.random(&generator))
      let plan = Result { try SchemaPlan(declared: declared, stored: stored, migrations: []) }
      let changesNothing = Result { try stored.extended(by: declared).serves(stored) }
      switch (plan, changesNothing) {
      case (.success(.none), .success(true)): outcomes[0] += 1
      case (.success(.extend), .success(false)): outcomes[1] += 1
      case (.failure, .failure): outcomes[2] += 1
      default: Issue.record("\(declared.signature) in a store with \(stored.signature)")
      }
    }
    #expect(outcomes.allSatisfy { $0 > 100 }, "each was met: \(outcomes)")
  }

  @Test(arguments: [
    field("x", .integer), field("day", .day, isOptional: false),
    field("other", .reference("a"), isOptional: false),
  ])
  func whatRecordsCannotFollowNeedsAStep(_ field: FieldDescription) {
    let error = #expect(throws: StoreError.self) {
      try SchemaPlan(
        declared: Self.type(field), stored: Self.type(Self.field("x", .text)), migrations: [])
    }
    #expect(error?.code == .migrationNeeded)
    #expect(error?.field == field.name)
  }

  @Test func stepsMustLeadAllTheWay() throws {
    let stored = Self.type(Self.field("x", .text))
    let declared = Self.type(version: 3, Self.field("x", .text))
    let two = MigrationStep("a", to: 2) { _ in }
    let three = MigrationStep("a", to: 3) { _ in }
    let other = MigrationStep("b", to: 2) { _ in }
    for steps in [[], [two], [three], [three, other], [two, two, three]] {
      let error = #expect(throws: StoreError.self) {
        try SchemaPlan(declared: declared, stored: stored, migrations: steps)
      }
      #expect(error?.code == .migrationNeeded)
    }
    guard
      case .rebuild(_, _, let steps) = try SchemaPlan(
        declared: declared, stored: stored, migrations: [three, other, two])
    else {
      Issue.record("no rebuilding")
      return
    }
    #expect(steps.map(\.version) == [2, 3])
  }

  @Test func aTypeReadsBackFromTheStoresDescription() throws {
    let field = Self.field("x", .choice(["a", "b"])) {
      $0.isRequired = true
      $0.isIndexed = true
      $0.isUnique = true
      $0.isSearchable = true
      $0.role = .code
    }
    let reference = Self.field("y", .reference("a"), isOptional: false) { $0.onRemoval = .cascade }
    for field in [field, reference, Self.field("z", .text) { $0.isLocalized = true }] {
      let read = FieldDescription(
        name: field.name, kind: field.kind.description, traits: field.traits,
        role: field.role?.rawValue, title: field.title)
      #expect(read == field)
    }
    #expect(FieldDescription(name: "x", kind: "sound", traits: "", role: nil, title: "") == nil)
  }
}
