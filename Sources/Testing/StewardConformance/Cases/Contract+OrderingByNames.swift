import StewardModels
import StewardPersistence
import StewardQuery

// The order of records by what those are called that they refer to.
extension Contract {
  static let orderingByNames: [ContractCase] = [
    ContractCase("order: a reference by the path that it shows") { make in
      let store = try await rooms(make)
      let byRoom = [SortKey("room"), SortKey("name")]
      let all = "nowhere attic garage garage-box item2 item10 homely shed"
      try expectEqual(try await store.names(sort: byRoom), all)
      let back = [SortKey("room", descending: true), SortKey("name")]
      let reversed = all.split(separator: " ").reversed().joined(separator: " ")
      try expectEqual(try await store.names(sort: back), reversed)
      let rooms = try await store.rooms.fetch(
        sort: Room.inside.descending, Room.name.ascending)
      try expectEqual(
        rooms.map(\.name),
        ["box", "Attic", "Garage", "Item 2", "Item 10", "Home", "Homely", "Shed"])
    },
    ContractCase("order: a reference by the name, in the order of the language") { make in
      let store = try await loans(make, ["Zebra", "äpple", "Item 10", "Item 2", "banana"])
      for isDescending in [false, true] {
        let sort = [SortKey("thing", descending: isDescending)]
        let names = try await store.read { snapshot in
          try snapshot.records(RecordQuery("loan", sort: sort)).map { $0.row[2].text ?? "" }
        }
        let expected = ["äpple", "banana", "Item 2", "Item 10", "Zebra"]
        try expectEqual(names, isDescending ? expected.reversed() : expected)
      }
    },
    ContractCase("order: a reference to what is called after another") { make in
      let store = try await loans(make, ["c", "a", "b"])
      let loans = try await store.loans.fetch(sort: Loan.to.ascending)
      try await store.receipts.insert(contentsOf: [
        Receipt(loan: loans[2].id, number: 3), Receipt(loan: loans[0].id, number: 1),
        Receipt(number: 0), Receipt(loan: loans[1].id, number: 2),
      ])
      let sorted = try await store.receipts.fetch(sort: Receipt.loan.ascending)
      try expectEqual(sorted.map(\.number), [0, 1, 2, 3])
    },
    ContractCase("order: a name that changes moves what refers to it") { make in
      let store = try await rooms(make)
      let sort = [SortKey("room", descending: true)]
      try expectEqual(try await store.names(sort: sort, limit: 1), "shed")
      for shed in try await store.rooms.fetch(where: Room.name.equals("Shed")) {
        try await store.rooms.update(shed.id) { $0.name = "A shed" }
      }
      try expectEqual(try await store.names(sort: sort, limit: 1), "homely")
      _ = try await store.undo()
      try expectEqual(try await store.names(sort: sort, limit: 1), "shed")
    },
    ContractCase("order: records of one name stand by identity, those in a circle have no name") {
      make in
      let store = try await Household.store(make)
      let things = (0..<4).map { Thing(name: "t\($0 / 2)") }
      try await store.things.insert(contentsOf: things)
      try await store.loans.insert(
        contentsOf: [3, 1, 0, 2, 3, 0].enumerated().map { number, thing in
          Loan(thing: things[thing].id, to: "x", day: Day(unchecked: 1), number: number)
        })
      let loans = try await store.loans.fetch(sort: Loan.thing.ascending)
      try expectEqual(loans.map(\.number), [2, 5, 1, 3, 0, 4])
      var first = Room(name: "first")
      let second = Room(name: "second", inside: first.id)
      let third = Room(name: "third")
      try await store.rooms.insert(contentsOf: [first, second, third])
      first.inside = second.id
      try await store.rooms.update(first)
      try await store.things.insert(contentsOf: [
        Thing(name: "c", room: third.id), Thing(name: "b", room: second.id),
        Thing(name: "a", room: first.id),
      ])
      let placed = Thing.room.isAny.expression
      try expectEqual(try await store.names(placed, sort: [SortKey("room")]), "a b c")
    },
    ContractCase("paging: pages of an order by names make the whole") { make in
      let store = try await rooms(make)
      let rooms = try await store.rooms.fetch()
      try await store.things.insert(
        contentsOf: (0..<30).map { index in
          Thing.named("x\(index % 7)") {
            $0.room = index % 5 == 0 ? nil : rooms[index % rooms.count].id
            $0.note = index % 3 == 0 ? nil : "n"
          }
        })
      let things = try await store.things.fetch()
      try await store.loans.insert(
        contentsOf: things.enumerated().map { index, thing in
          Loan(
            thing: thing.id, to: "t\(index % 4)", room: thing.room, day: Day(unchecked: index % 3))
        })
      for (type, sort) in [
        ("thing", [SortKey("room")]), ("thing", [SortKey("room", descending: true)]),
        ("thing", [SortKey("note"), SortKey("room", descending: true)]),
        ("loan", [SortKey("thing"), SortKey("day")]),
        ("loan", [SortKey("thing", descending: true)]),
        ("loan", [SortKey("room"), SortKey("thing", descending: true)]),
        ("room", [SortKey("inside"), SortKey("name", descending: true)]),
      ] as [(String, [SortKey])] {
        let whole = try await store.identities(RecordQuery(type, sort: sort))
        for size in [1, 4, 50] {
          let paged = try await pages(of: store, RecordQuery(type, sort: sort, limit: size))
          try expectEqual(paged, whole, "\(type) \(sort) by \(size)")
        }
      }
      for thing in things.prefix(3) {
        let filter = Loan.thing.equals(thing.id).expression
        let query = RecordQuery("loan", filter: filter, sort: [SortKey("thing")], limit: 1)
        let whole = try await store.identities(RecordQuery("loan", filter: filter))
        try expectEqual(try await pages(of: store, query), whole)
      }
    },
  ]

  /// Things in rooms that lie in each other, each called after its room.
  private static func rooms(_ make: ContractCase.MakeBackend) async throws -> Store {
    let store = try await Household.store(make)
    let home = Room(name: "Home")
    let garage = Room(name: "Garage", inside: home.id)
    let others = [
      Room(name: "Shed"), Room(name: "Homely"), Room(name: "box", inside: garage.id),
      Room(name: "Item 10", inside: home.id), Room(name: "Item 2", inside: home.id),
      Room(name: "Attic", inside: home.id),
    ]
    try await store.rooms.insert(contentsOf: others + [garage, home])
    let names = ["shed", "homely", "garage-box", "item10", "item2", "attic"]
    try await store.things.insert(
      contentsOf: zip(names, others).map { Thing(name: $0, room: $1.id) }
        + [Thing(name: "garage", room: garage.id), Thing(name: "nowhere")])
    return store
  }

  /// A loan of each thing, to whom the thing is called.
  private static func loans(
    _ make: ContractCase.MakeBackend, _ names: [String]
  ) async throws -> Store {
    let store = try await Household.storeWithReceipts(make)
    let things = names.map { Thing(name: $0) }
    try await store.things.insert(contentsOf: things)
    try await store.loans.insert(
      contentsOf: things.map { Loan(thing: $0.id, to: $0.name, day: Day(unchecked: 1)) })
    return store
  }

  private static func pages(of store: Store, _ first: RecordQuery) async throws -> [Identifier] {
    var found: [Identifier] = []
    var query = first
    while found.count < 500 {
      let asked = query
      let (page, last) = try await store.read { snapshot in
        let page = try snapshot.records(asked)
        return (page.map(\.id), try page.last.map { try snapshot.cursor(after: $0, in: asked) })
      }
      guard let last else { break }
      found += page
      query.after = last
    }
    return found
  }
}

extension Store {
  /// The identities of the records that a query asks for, in its order.
  fileprivate func identities(_ query: RecordQuery) async throws -> [Identifier] {
    try await read { try $0.records(query).map(\.id) }
  }
}
