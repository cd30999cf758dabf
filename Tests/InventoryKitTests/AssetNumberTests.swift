import InventoryKit
import StewardModels
import StewardPersistence
import StewardQuery
import StewardValidation
import Testing

@Suite("Asset numbers")
struct AssetNumberTests {
  @Test(
    "are read and written",
    arguments: [
      ("000-001", 1), ("1", 1), ("000001", 1), ("12-345", 12_345), ("999-999", 999_999),
      ("1000-000", 1_000_000), ("1000000", 1_000_000), ("999999999999-999", AssetNumber.greatest),
    ])
  func reading(text: String, number: Int) throws {
    let asset = try #require(AssetNumber(text))
    #expect(asset.number == number)
    #expect(AssetNumber(asset.description) == asset)
  }

  @Test(
    "are nothing else",
    arguments: [
      "", "-", "0", "000-000", "-1", "1-", "1-1", "000-0001", "a", "１", "1 000", "000-00a", "+1",
      "0000-001-1", "9999999999999999", "99999999999999999999-999",
    ])
  func refusing(text: String) { #expect(AssetNumber(text) == nil) }

  @Test("are given in turn, after the greatest there is", arguments: TestBackend.allCases)
  func inTurn(backend: TestBackend) async throws {
    try await withStore(backend) { store in
      func add(_ asset: String?) async throws -> String? {
        try await store.transaction("add") { transaction in
          var item = Item(name: "Lamp", asset: asset)
          try Item.complete(&item, in: transaction)
          return try transaction.insert(item).asset
        }
      }
      var given: [String?] = []
      for asset in [nil, nil, "999-999", "42", nil, nil] { given.append(try await add(asset)) }
      #expect(
        given == ["000-001", "000-002", "999-999", "000-042", "1000-000", "1000-001"])
      let error = await #expect(throws: StoreError.self) { try await add("42") }
      #expect(error?.code == .duplicate)
      await #expect(throws: ValidationError.self) { try await add("forty-two") }
    }
  }

  @Test("skip what a file brings along further down", arguments: TestBackend.allCases)
  func foreseen(backend: TestBackend) async throws {
    try await withStore(backend) { store in
      let rows = [nil, "000-001", nil, "5"].map { Item.schema.row(Item(name: "Lamp", asset: $0)) }
      var completion = ItemCompletion()
      for row in rows { completion.foresee(row) }
      let prepared = completion
      try await store.transaction("import") { transaction in
        var completion = prepared
        let model = try RecordModel(Item.self)
        for var row in rows {
          try completion.complete(&row, replacing: nil, in: transaction)
          try transaction.insert(row, model: model)
        }
      }
      let items = try await store.repository(of: Item.self).fetch(sort: Item.asset.ascending)
      #expect(items.map(\.asset) == ["000-001", "000-005", "000-006", "000-007"])
    }
  }

  @Test("stay away where they were taken away")
  func cleared() async throws {
    try await withStore(.memory) { store in
      try await store.transaction("set") { transaction in
        var completion = ItemCompletion()
        var row = Item.schema.row(Item(name: "Lamp"))
        let before = row
        try completion.complete(&row, replacing: before, in: transaction)
        #expect(row == before)
      }
    }
  }
}
