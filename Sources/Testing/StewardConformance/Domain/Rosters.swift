import StewardModels
import StewardPersistence
import StewardQuery

/// The contract's lists, in a store of the backend that is tried.
struct Rosters: Sendable {
  static let shape = Roster.shape
  let store: Store

  init(_ makeBackend: ContractCase.MakeBackend) async throws {
    store = try await Store(
      backend: makeBackend(), records: Roster.self, Duty.self, options: Household.options())
  }

  /// Makes a list of entries; those whose names begin with points stand under the one before that
  /// has fewer.
  func make(_ name: String, _ entries: [String]) async throws -> Identifier {
    try await store.transaction("make \(name)") { transaction in
      let list = try transaction.makeList(name, icon: .folder, Self.shape)
      var completion = try Self.completion()
      var above: [RecordID<Duty>] = []
      for entry in entries {
        let depth = entry.prefix { $0 == "." }.count
        above = Array(above.prefix(depth))
        var duty = Duty(name: String(entry.dropFirst(depth)), roster: RecordID(list.id))
        duty.under = above.last
        above.append(duty.id)
        var row = Duty.schema.row(duty)
        try completion.complete(&row, replacing: nil, in: transaction)
        try transaction.insert(row, model: RecordModel(Duty.self))
      }
      return list.id
    }
  }

  static func completion() throws -> ListCompletion {
    ListCompletion(shape, entries: try RecordModel(Duty.self).type)
  }

  /// The entry of a name.
  func entry(_ name: String) async throws -> Identifier {
    let found = try await store.repository(of: Duty.self).first(where: Duty.name.equals(name))
    guard let found else { throw ContractFailure(difference: "no \(name)", place: "Rosters") }
    return found.id.identifier
  }

  /// What stands on a list as one line: `a (b c✓) d`.
  func line(_ list: Identifier) async throws -> String {
    try await store.read { snapshot in
      let layout = try snapshot.layout(of: Self.shape)
      let entries = try snapshot.entries(of: list, Self.shape)
      func text(under outer: Identifier?) -> String {
        entries.filter { $0.row[layout.parent?.column ?? 0].identifier == outer }
          .map { entry in
            let name = entry.row[1].text ?? ""
            let mark = entry.row[layout.done.column].isNull ? "" : "✓"
            let below = text(under: entry.id)
            return name + mark + (below.isEmpty ? "" : " (\(below))")
          }.joined(separator: " ")
      }
      return text(under: nil)
    }
  }

  /// Moves entries by name.
  func move(_ names: String..., to place: EntryPlace) async throws {
    var ids: [Identifier] = []
    for name in names { ids.append(try await entry(name)) }
    let moving = ids
    try await store.transaction("move") { try $0.move(moving, to: place, Self.shape) }
  }

  /// Checks entries by name.
  func check(_ names: String...) async throws {
    var ids: [Identifier] = []
    for name in names { ids.append(try await entry(name)) }
    let checking = ids
    _ = try await store.transaction("check") {
      try $0.check(checking, at: $0.moment, Self.shape)
    }
  }
}
