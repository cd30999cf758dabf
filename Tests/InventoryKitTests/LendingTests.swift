import InventoryKit
import StewardModels
import StewardPersistence
import StewardQuery
import Testing

@Suite("Lending and selling")
struct LendingTests {
  private let today = Day(unchecked: 20_000)

  @Test("part the record where only some pieces go, and return joins it again")
  func parting() async throws {
    for backend in TestBackend.allCases {
      try await withStore(backend) { store in
        let chairs = try await store.transaction("add") { transaction in
          var chairs = Item(name: "Chairs", quantity: Quantity(10), serial: "S1")
          try Item.complete(&chairs, in: transaction)
          return try transaction.insert(chairs)
        }
        let day = today
        let parting = try await store.transaction("lend") {
          try Lending.lend(
            chairs.id, to: "Maria", since: day, due: day, quantity: Quantity(4), in: $0)
        }
        #expect(parting.rest == chairs.id)
        try await store.read { snapshot in
          let part = try #require(try snapshot.find(parting.item))
          #expect(part.quantity == Quantity(4))
          #expect(part.lentTo == "Maria")
          #expect(part.serial == nil)
          #expect(part.asset == "000-002")
          let rest = try #require(try snapshot.find(chairs.id))
          #expect(rest.quantity == Quantity(6))
          #expect(rest.lentTo == nil)
          #expect(rest.serial == "S1")
        }
        let back = try await store.transaction("return") {
          try Lending.takeBack(parting.item, in: $0)
        }
        #expect(back == chairs.id)
        let all = try await store.read { try $0.fetch(Item.self) }
        #expect(all.map(\.quantity) == [Quantity(10)])
        try await store.undo()
        #expect(try await store.read { try $0.count(Item.self) } == 2)
      }
    }
  }

  @Test("join nothing where something tells the records apart")
  func apart() async throws {
    try await withStore(.memory) { store in
      let day = today
      try await store.transaction("add") { transaction in
        let chairs = try transaction.insert(
          Item(name: "Chairs", quantity: Quantity(10), asset: "000-001"))
        let parting = try Lending.lend(
          chairs.id, to: "Maria", since: day, quantity: Quantity(4), in: transaction)
        try transaction.update(parting.item) { $0.condition = .broken }
        #expect(try Lending.takeBack(parting.item, in: transaction) == parting.item)
        #expect(try transaction.count(Item.self) == 2)
      }
    }
  }

  @Test("refuse what cannot be")
  func refusals() async throws {
    try await withStore(.memory) { store in
      let day = today
      try await store.transaction("add") { transaction in
        let lamp = try transaction.insert(Item(name: "Lamp", quantity: Quantity(2))).id
        func code(_ body: () throws -> Void) -> InventoryError.Code? {
          do { try body() } catch { return (error as? InventoryError)?.code }
          return nil
        }
        func lend(_ person: String, _ quantity: Quantity? = nil) throws {
          _ = try Lending.lend(
            lamp, to: person, since: day, quantity: quantity, in: transaction)
        }
        func sell() throws {
          _ = try Sale.sell(lamp, for: .zero(.eur), on: day, in: transaction)
        }
        #expect(code { _ = try Lending.takeBack(lamp, in: transaction) } == .notLent)
        #expect(code { try lend("Maria", Quantity(3)) } == .invalidQuantity)
        #expect(code { try lend("Maria", Quantity(0)) } == .invalidQuantity)
        try lend("Maria")
        #expect(code { try lend("Jonas") } == .lent)
        #expect(code { try lend("MARIA") } == nil)
        #expect(code(sell) == .lent)
        _ = try Lending.takeBack(lamp, in: transaction)
        try sell()
        #expect(code(sell) == .sold)
        #expect(code { try lend("Jonas") } == .sold)
      }
    }
  }

  @Test("keep what is sold, out of what is there")
  func selling() async throws {
    try await withStore(.sqlite) { store in
      let day = today
      try await store.transaction("sell") { transaction in
        let cups = try transaction.insert(Item(name: "Cups", quantity: Quantity(6))).id
        let price = Money(minorUnits: 150, currency: .eur)
        let parting = try Sale.sell(
          cups, for: price, to: "Jonas", on: day, quantity: Quantity(2), in: transaction)
        let there = try transaction.fetch(where: Inventory.current)
        #expect(there.map(\.id) == [cups])
        #expect(there.map(\.quantity) == [Quantity(4)])
        let sold = try #require(try transaction.find(parting.item))
        #expect(sold.soldFor == price)
        #expect(sold.soldOn == day)
      }
    }
  }
}

@Suite("Changing places")
struct PlaceChangeTests {
  private func place(_ path: String, _ transaction: Transaction) throws -> RecordID<Place> {
    try Places.make(RecordPath(path), in: transaction)
  }

  private func paths(_ snapshot: Snapshot) throws -> [String] {
    let paths = try snapshot.paths(of: "place")
    return paths.tree.elements.compactMap { paths[$0.id]?.description }
  }

  @Test("renaming and moving take along all in it")
  func renaming() async throws {
    try await withStore(.sqlite) { store in
      try await store.transaction("change") { transaction in
        let garage = try place("Home / Garage", transaction)
        _ = try place("Home / Garage / Shelf", transaction)
        try Places.rename(garage, to: RecordPath("Workshop"), in: transaction)
        #expect(try paths(transaction) == ["Home", "Home / Workshop", "Home / Workshop / Shelf"])
        try Places.rename(garage, to: RecordPath("Yard / Shed"), in: transaction)
        #expect(try paths(transaction) == ["Home", "Yard", "Yard / Shed", "Yard / Shed / Shelf"])
        try Places.move(garage, into: nil, in: transaction)
        #expect(try paths(transaction) == ["Home", "Shed", "Shed / Shelf", "Yard"])
        let shelf = try place("Shed / Shelf", transaction)
        #expect(throws: (any Error).self) {
          try Places.move(garage, into: shelf, in: transaction)
        }
        #expect(throws: (any Error).self) {
          try Places.rename(garage, to: RecordPath("HOME"), in: transaction)
        }
      }
    }
  }

  @Test("removing refuses what holds items, or puts all of it elsewhere")
  func removing() async throws {
    try await withStore(.sqlite) { store in
      try await store.transaction("change") { transaction in
        let garage = try place("Garage", transaction)
        let shelf = try place("Garage / Shelf", transaction)
        let cellar = try place("Cellar", transaction)
        let other = try place("Cellar / shelf", transaction)
        _ = try place("Garage / Box", transaction)
        let drill = try transaction.insert(Item(name: "Drill", place: shelf)).id
        let error = #expect(throws: InventoryError.self) {
          try Places.remove(garage, movingTo: nil, in: transaction)
        }
        #expect(error?.code == .placeInUse)
        let inner = #expect(throws: InventoryError.self) {
          try Places.remove(garage, movingTo: shelf, in: transaction)
        }
        #expect(inner?.code == .placeInItself)
        let removal = try Places.remove(garage, movingTo: cellar, in: transaction)
        #expect(removal == Places.Removal(places: 2, items: 1))
        #expect(try transaction.find(drill)?.place == other)
        #expect(try paths(transaction) == ["Cellar", "Cellar / Box", "Cellar / shelf"])
        let box = try place("Box / Inner", transaction)
        _ = box
        let outer = try place("Box", transaction)
        #expect(try Places.remove(outer, movingTo: nil, in: transaction).places == 2)
      }
    }
  }
}
