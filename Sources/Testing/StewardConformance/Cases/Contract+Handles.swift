import StewardModels
import StewardPersistence

// The short names of records.
extension Contract {
  static let handles: [ContractCase] = [
    ContractCase("handles: those that begin so, and the shortest that names one") { make in
      let store = try await Household.store(make)
      // Handles that share 0, 3, 5 and 11 characters with the first.
      let ids = [
        identifier(0), identifier(1 << 60), identifier(1 << 44), identifier(1 << 34),
        identifier(1 << 2),
      ]
      try await store.things.insert(
        contentsOf: ids.map { Thing(id: RecordID($0), name: "\(Handle($0))") })
      // Another type has handles of its own.
      try await store.rooms.insert(Room(id: RecordID(identifier(1 << 3)), name: "r"))
      for id in ids {
        let listed = try await store.read { try $0.listedHandle(of: id, type: "thing") }
        guard let prefix = HandlePrefix(listed) else {
          throw ContractFailure(difference: "\(listed) is no handle", place: #fileID)
        }
        try expectEqual(
          try await store.read { try $0.identities(of: "thing", handle: prefix) }, [id], listed)
        let expected = Handle(id).listed(
          length: max(
            4, 1 + (ids.filter { $0 != id }.map { Handle.commonLength($0, id) }.max() ?? 0)))
        try expectEqual(listed, expected)
      }
      guard let all = HandlePrefix("a") else { return }
      let ordered = ids.filter { Handle($0).characters.hasPrefix("a") }.sorted { $0.low < $1.low }
      try expectEqual(try await store.read { try $0.identities(of: "thing", handle: all) }, ordered)
      try expectEqual(
        try await store.read { try $0.identities(of: "thing", handle: all, limit: 2) },
        Array(ordered.prefix(2)))
    }
  ]

  private static func identifier(_ bits: UInt64) -> Identifier {
    Identifier(high: 0x0190_0000_0000_7000 + bits & 0xFFF, low: 0x8000_0000_0000_0000 | bits)
  }
}
