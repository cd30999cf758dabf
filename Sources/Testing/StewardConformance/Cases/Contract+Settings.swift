import StewardModels
import StewardPersistence
import StewardText

// What a store says of itself.
extension Contract {
  static let settings: [ContractCase] = [
    ContractCase("settings: set, changed, taken away") { make in
      let store = try await Household.store(make)
      try expectEqual(try await store.read { try $0.setting("currency") }, nil)
      for value in ["EUR", "¥ \"'\n", "", nil, "USD"] as [String?] {
        try await store.transaction("set") { try $0.set("currency", to: value) }
        try expectEqual(try await store.read { try $0.setting("currency") }, value)
      }
      try expectEqual(try await store.head(), 0, "settings are not journaled")
    },
    ContractCase("settings: a store keeps the language that it was made with") { make in
      let backend = try await make()
      let first = try await Household.store(
        on: backend, Household.options(locale: try LocaleName("de")))
      try expectEqual(try await first.read { try $0.setting("locale") }, "de")
      let second = try await Household.store(on: backend, Household.options(locale: .chinese))
      try expectEqual(try await second.read { try $0.setting("locale") }, "de")
    },
    ContractCase("settings: the catalog tells every field") { make in
      let store = try await Household.store(make)
      let catalog = try await store.read { $0.catalog }
      try expectEqual(catalog.entries.keys.sorted(), ["loan", "room", "thing"])
      for declared in [Room.schema.type, Thing.schema.type, Loan.schema.type] {
        let stored = catalog.type(declared.name)
        try expectEqual(stored?.signature, declared.signature)
        try expectEqual(stored?.fields.map(\.title), declared.fields.map(\.title))
      }
      try expectEqual(Set(catalog.entries.values.map(\.code)).count, 3)
    },
  ]
}
