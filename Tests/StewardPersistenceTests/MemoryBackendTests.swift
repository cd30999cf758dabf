import StewardConformance
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText
import Testing

@Suite struct MemoryBackendTests {
  private static let type = RowImageTests.type

  private func backend() async throws -> MemoryBackend {
    let backend = MemoryBackend()
    try await backend.prepare(StoreDeclaration(types: [Self.type], locale: .root))
    return backend
  }

  /// Writes some random rows, and gives their identities.
  private func fill(_ backend: MemoryBackend, _ count: Int, seed: UInt64) async throws {
    try await backend.write { writer in
      var generator = SeededGenerator(seed: seed)
      var rows = RandomRows(Self.type)
      for _ in 0..<count {
        _ = try writer.insert(
          StoredRecord(revision: 0, row: rows.row(using: &generator)), into: Self.type)
      }
    }
  }

  @Test func aLimitGivesTheBeginningOfTheWhole() async throws {
    let backend = try await backend()
    try await fill(backend, 1000, seed: 5)
    let sorts = [[], [SortKey("text")], [SortKey("money", descending: true), SortKey("flag")]]
    for sort in sorts {
      let identities = try await backend.read { reader in
        try [Int?.none, 0, 1, 7, 300, 2000].map { limit in
          var found: [Identifier] = []
          let query = RecordQuery("all", sort: sort, limit: limit)
          try reader.fetch(query, columns: [0]) { row in
            if let id = row.identifier(0) { found.append(id) }
            return true
          }
          return found
        }
      }
      #expect(identities[0].count == 1000)
      for (limit, some) in zip([0, 1, 7, 300, 1000], identities.dropFirst()) {
        #expect(some == Array(identities[0].prefix(limit)))
      }
    }
  }

  @Test func aRowHasItsRevisionAndSequenceWhereTheyAreAskedFor() async throws {
    let backend = try await backend()
    try await fill(backend, 3, seed: 1)
    let columns = [2, StoredRecord.revisionColumn, StoredRecord.sequenceColumn]
    let hidden = try await backend.read { reader in
      var hidden: [[Int64]] = []
      try reader.fetch(RecordQuery("all"), columns: columns) { row in
        hidden.append([row.integer(1), row.integer(2)])
        return hidden.count < 2
      }
      return hidden
    }
    #expect(hidden.count == 2, "a body can end it")
    #expect(Set(hidden.map { $0[0] }) == [0])
    #expect(Set(hidden.map { $0[1] }).isSubset(of: [1, 2, 3]))
  }

  @Test func aNewListenerHearsTheHeadAtOnce() async throws {
    let backend = try await backend()
    let author = Author(user: "a", host: "b", program: "c")
    let entry = JournalEntry(
      moment: Moment(microseconds: 0), author: author, command: "x", kind: .command)
    let number = try await backend.write { try $0.append(entry) }
    #expect(number == 1)
    var first = backend.heads().makeAsyncIterator()
    var second = backend.heads().makeAsyncIterator()
    #expect(try await first.next() == 1)
    #expect(try await second.next() == 1)
    _ = try await backend.write { try $0.append(entry) }
    #expect(try await first.next() == 2)
    #expect(try await second.next() == 2)
    await backend.close()
    #expect(try await first.next() == nil)
    var late = backend.heads().makeAsyncIterator()
    #expect(try await late.next() == nil)
  }

  @Test func theLocaleOfAStoreChangesItsOrder() async throws {
    let backend = try await backend()
    #expect(try await backend.read { $0.collation.locale } == .root)
    try await backend.write { try $0.set("locale", to: "zh-Hant") }
    #expect(try await backend.read { $0.collation.locale.identifier } == "zh-Hant")
    await #expect(throws: TextError.self) {
      try await backend.write { try $0.set("locale", to: "no locale at all") }
    }
    #expect(try await backend.read { try $0.setting("locale") } == "zh-Hant")
  }

  @Test func anUnknownTypeIsAnError() async throws {
    let backend = try await backend()
    let error = await #expect(throws: StoreError.self) {
      try await backend.read { try $0.count("song", where: .always) }
    }
    #expect(error?.code == .unknownType)
  }
}
