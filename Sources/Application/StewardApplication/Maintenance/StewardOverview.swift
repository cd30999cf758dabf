import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// What `steward` shows without a verb: the store, its size, what is in it, the last backup.
enum StewardOverview {
  /// After how many days without a backup there is a warning.
  private static let days: Int64 = 30

  static func show(_ session: Session) async throws {
    let path = StoreAddress.path(session.setup.address) ?? session.setup.address
    guard !StoreAddress.isMissing(path) else {
      try session.answer(Message("steward.overview.none", ["path": .text(path)]))
      for example in MaintenanceVerbs.examples {
        try session.console.tell("  " + example.line)
      }
      return
    }
    let now = session.setup.now
    try await session.readForOverview { snapshot, habits in
      var table = FactTable(keys: ["name", "value"])
      table.rows.append([.text("store"), .text(path)])
      table.rows.append([.text("bytes"), .number(StoreAddress.size(path))])
      for type in snapshot.types {
        table.rows.append([.text(type.plural), .number(try snapshot.count(RecordQuery(type.name)))])
      }
      let backup = try snapshot.setting("last-backup")
      let last = try backup.map { try Moment(rfc3339: $0) }
      table.rows.append([.text("last-backup"), last.cell(backup, habits)])
      try table.write(session)
      let age = last.map { (now.microseconds - $0.microseconds) / 86_400_000_000 }
      if let age, age >= days {
        try session.console.notify(Message("steward.overview.old", ["count": .number(Int(age))]))
      } else if age == nil {
        try session.console.notify(Message("steward.overview.never"))
      }
    }
  }
}

extension Moment? {
  /// The time of the last backup: for people by their clock, for programs as it is kept.
  func cell(_ text: String?, _ habits: Habits) -> FactTable.Cell {
    guard let self, let text else { return .none }
    let shown = habits.wording.wording.moment(
      self, zone: habits.reading.zone, today: habits.reading.today)
    return .worded(text, shown: shown)
  }
}
