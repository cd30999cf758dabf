import InventoryKit
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText
import Testing

@Suite("Maintenance and audits")
struct MaintenanceTests {
  private let today = Day(unchecked: 20_000)

  @Test("what is done every so often is due again, and goes with its item")
  func repeating() async throws {
    try await withStore(.sqlite) { store in
      let day = today
      try await store.transaction("maintain") { transaction in
        let machine = try transaction.insert(Item(name: "Coffee machine")).id
        let first = try Maintenance.record(
          "Descale", of: machine, on: day, again: .every(Period(days: 14)), today: day,
          in: transaction)
        #expect(first.next == Day(unchecked: 20_014))
        let second = try Maintenance.record(
          "descale", of: machine, on: Day(unchecked: 20_010), today: day, in: transaction)
        #expect(second.every == first.every)
        #expect(second.next == Day(unchecked: 20_024))
        let due = try Inventory(transaction).maintenanceDue()
        #expect(due.map(\.id) == [second.id])
        #expect(try Inventory(transaction).maintenanceLog().map(\.id) == [second.id, first.id])
        try transaction.remove(machine)
        #expect(try transaction.count(MaintenanceEntry.self) == 0)
      }
    }
  }

  @Test("an audit tells what was not seen", arguments: TestBackend.allCases)
  func audit(backend: TestBackend) async throws {
    try await withStore(backend) { store in
      let now = Moment(microseconds: 1_700_000_000_000_000)
      try await store.transaction("audit") { transaction in
        let garage = try Places.make(RecordPath("Home / Garage"), in: transaction)
        let wall = try Places.make(RecordPath("Home / Garage / Wall"), in: transaction)
        let drill = try transaction.insert(Item(name: "Drill", place: garage)).id
        try transaction.insert(Item(name: "Bits", inside: drill))
        let ladder = try transaction.insert(Item(name: "Ladder", place: wall)).id
        try transaction.insert(Item(name: "Lent", place: wall, lentTo: "Maria"))
        try transaction.insert(Item(name: "Lamp"))
        #expect(throws: InventoryError.self) { try Audits.see(drill, at: now, in: transaction) }
        let audit = try Audits.start(in: garage, at: now, in: transaction)
        #expect(throws: InventoryError.self) {
          try Audits.start(in: nil, at: now, in: transaction)
        }
        try Audits.see(ladder, at: now, in: transaction)
        let missing = try transaction.fetch(where: audit.unseen, sort: Item.name.ascending)
        #expect(missing.map(\.name) == ["Bits", "Drill"])
        let ended = try Audits.end(at: now, in: transaction)
        #expect(ended.seen == 1)
        #expect(ended.missing == 2)
        #expect(try Audits.current(in: transaction) == nil)
      }
    }
  }
}
