import InventoryKit
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText
import StewardValidation
import Testing

@Suite("Places")
struct PlaceTests {
  @Test("are made on first use and found however they are spelt", arguments: TestBackend.allCases)
  func making(backend: TestBackend) async throws {
    try await withStore(backend) { store in
      let path = try RecordPath("Home / Garage / \"AC/DC shelf\"")
      let shelf = try await store.transaction("add") { try Places.make(path, in: $0) }
      let again = try RecordPath("HOME/garâge/\"ac/dc SHELF\"")
      let folded = try await store.transaction("add") { try Places.make(again, in: $0) }
      #expect(folded == shelf)
      try await store.read { snapshot in
        #expect(try snapshot.count(Place.self) == 3)
        #expect(try Places.path(of: shelf, in: snapshot) == path)
        #expect(try Places.find(again, in: snapshot) == shelf)
        #expect(try Places.find(RecordPath("Garage"), in: snapshot) == nil)
        #expect(try Places.find(RecordPath("Home / Attic"), in: snapshot) == nil)
        let ending = try snapshot.records(
          endingIn: RecordPath("garage / \"AC/DC shelf\""), type: "place")
        #expect(ending == [shelf.identifier])
      }
    }
  }

  @Test("are told apart by what they lie in", arguments: TestBackend.allCases)
  func alike(backend: TestBackend) async throws {
    try await withStore(backend) { store in
      try await store.transaction("add") { transaction in
        var resolver = PathResolver(type: "place")
        let first = try resolver.make("Home / Shelf", in: transaction)
        let second = try resolver.make("Office / Shelf", in: transaction)
        #expect(first != second)
        #expect(try resolver.make("Home / Shelf", in: transaction) == first)
        #expect(try resolver.find("office/shelf", in: transaction) == second)
        #expect(try resolver.find("Shelf", in: transaction) == nil)
        let ending = try transaction.records(endingIn: RecordPath("shelf"), type: "place")
        #expect(Set(ending) == [first, second])
        #expect(throws: ModelError.self) { try resolver.make("Home /", in: transaction) }
      }
    }
  }

  @Test("give all their paths at once, in the order of the language")
  func paths() async throws {
    try await withStore(.memory) { store in
      try await store.transaction("add") { transaction in
        for path in ["Home / Zimmer 10", "Home / Zimmer 9", "Äußeres", "Büro"] {
          _ = try Places.make(RecordPath(path), in: transaction)
        }
      }
      try await store.read { snapshot in
        let paths = try snapshot.paths(of: "place")
        let written = paths.tree.elements.map { paths[$0.id]?.description }
        #expect(
          written == ["Äußeres", "Büro", "Home", "Home / Zimmer 9", "Home / Zimmer 10"])
        #expect(paths[RecordID<Place>().identifier] == nil)
      }
    }
  }

  @Test("keep their names apart and lie in no circle", arguments: TestBackend.allCases)
  func rules(backend: TestBackend) async throws {
    try await withStore(backend) { store in
      try await store.transaction("add") { transaction in
        let inner = try Places.make(RecordPath("Home / Garage / Shelf"), in: transaction)
        let home = try #require(try Places.find(RecordPath("Home"), in: transaction))
        let type = Place.schema.type
        func codes(_ place: Place) throws -> [String] {
          try transaction.treeViolations(
            of: Place.schema.row(place), type: type, namesAreUnique: true
          ).map { "\($0.field) \($0.code)" }
        }
        #expect(try codes(Place(name: "garage", parent: home)) == ["name sibling"])
        #expect(try codes(Place(name: "Garage")) == [])
        var moved = try #require(try transaction.find(home))
        #expect(try codes(moved) == [])
        moved.parent = inner
        #expect(try codes(moved) == ["parent circle"])
        var completion = TreeCompletion(type, namesAreUnique: true)
        var row = Place.schema.row(Place(name: "HOME"))
        let error = #expect(throws: ValidationError.self) {
          try completion.complete(&row, replacing: nil, in: transaction)
        }
        let words = Catalogue.english.words(for: try #require(error).message)
        #expect(words.contains("there is a place \"Home\" already"))
      }
    }
  }

  @Test("are not removed while something lies in them")
  func removal() async throws {
    try await withStore(.sqlite) { store in
      let garage = try await store.transaction("add") { transaction in
        let garage = try Places.make(RecordPath("Home / Garage"), in: transaction)
        try transaction.insert(Item(name: "Drill", place: garage))
        return garage
      }
      let error = await #expect(throws: StoreError.self) {
        try await store.repository(of: Place.self).remove(garage)
      }
      #expect(error?.code == .referenced)
    }
  }

  @Test("are filtered by their paths, and what lies in them is found too")
  func filters() async throws {
    try await withStore(.sqlite) { store in
      try await store.transaction("add") { transaction in
        for (name, path) in [
          ("Drill", "Home / Garage / \"AC/DC shelf\""), ("Bike", "Home / Garage"),
          ("Desk", "Office / Garage"),
        ] {
          let place = try Places.make(RecordPath(path), in: transaction)
          try transaction.insert(Item(name: name, place: place))
        }
      }
      try await store.read { snapshot in
        let catalog = snapshot.catalog
        let language = FilterLanguage(
          type: Item.schema.type, types: { catalog.type($0) },
          context: ReadingContext(
            locale: .english, zone: try TimeZoneName("Europe/Berlin"),
            now: Moment(microseconds: 0)))
        func names(_ words: String) throws -> [String] {
          let filter = Filter<Item>(try language.parse(words: [words]))
          return try snapshot.fetch(where: filter, sort: Item.name.ascending).map(\.name)
        }
        #expect(try names("place:Home / Garage") == ["Bike", "Drill"])
        #expect(try names("place:Home/Garage/\"AC/DC shelf\"") == ["Drill"])
        #expect(try names("place=Home / Garage") == ["Bike"])
        #expect(try names("place:garage") == ["Bike", "Desk", "Drill"])
      }
    }
  }
}
