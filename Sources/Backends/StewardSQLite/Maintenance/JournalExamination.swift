import StewardModels
import StewardPersistence

/// Looks whether the journal agrees with itself and with the records.
struct JournalExamination {
  let session: SQLiteSession
  private var connection: Connection { session.connection }

  init(_ session: SQLiteSession) { self.session = session }

  /// Changes of transactions that are not there.
  static let orphans =
    "FROM steward_change WHERE number NOT IN (SELECT number FROM steward_transaction)"
  /// Transactions that are said to be taken back by one that is not there.
  static let unmarked =
    "undone_by IS NOT NULL AND undone_by NOT IN (SELECT number FROM steward_transaction)"
  /// Changes of record types that the store does not know.
  static let unknown = "FROM steward_change WHERE type NOT IN (SELECT code FROM steward_type)"

  /// Everything that is wrong with the journal.
  func faults() throws -> [StoreFault] {
    var faults: [StoreFault] = []
    func report(_ id: String, _ count: Int64) {
      guard count > 0 else { return }
      faults.append(
        StoreFault(
          .journal, Message("store.fault.\(id)", ["count": .number(Int(count))]),
          remedy: Message("store.fault.\(id).remedy"), isRepairable: true))
    }
    report("orphan", try count("SELECT count(*) \(Self.orphans)"))
    report("unmarked", try count("SELECT count(*) FROM steward_transaction WHERE \(Self.unmarked)"))
    report("unknown", try count("SELECT count(*) \(Self.unknown)"))
    report("unreadable", Int64(try unreadable().count))
    let head = try session.journalBounds().head
    for entry in session.catalog.entries.values.sorted(by: { $0.code < $1.code }) {
      let table = TableLayout.quoted(entry.type.name)
      report("revision", try count("SELECT count(*) FROM \(table) WHERE _rev > \(head)"))
    }
    return faults
  }

  /// What the journal keeps of records and nobody can read.
  func unreadable() throws -> [(number: Int64, type: Int64, id: Scalar)] {
    var found: [(number: Int64, type: Int64, id: Scalar)] = []
    try connection.rows(
      "SELECT number, type, id, before FROM steward_change WHERE before IS NOT NULL"
    ) { row in
      guard let type = session.catalog.type(code: row.integer(1)) else { return }
      do {
        _ = try RowImage(text: row.text(3), type: type)
      } catch {
        found.append((row.integer(0), row.integer(1), row.scalar(2, as: .bytes)))
      }
    }
    return found
  }

  private func count(_ sql: String) throws -> Int64 { try connection.value(sql)?.integer ?? 0 }
}
