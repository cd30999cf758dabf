import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery

/// What changes in a list, a line each, in the order in which it was committed.
///
/// Every change is told, also one that another undid before the watcher came to look: what a record
/// held after a transaction is what the journal kept of it before the next. Names of other records are
/// those of now.
struct WatchLines {
  private let listing: Listing
  private let session: Session
  /// The records of the list as they were told last, by identity.
  private var known: [Identifier: String]
  /// The last transaction that was told.
  private(set) var position: Int64

  private var type: RecordType { session.main.model.type }

  /// Begins with the list as it is.
  init(_ listing: Listing, _ session: Session, _ snapshot: Snapshot, after head: Int64) throws {
    self.listing = listing
    self.session = session
    position = head
    known = try listing.objects(snapshot, session.habits(in: snapshot))
  }

  /// The lines for what was committed since.
  mutating func news(in snapshot: Snapshot) throws -> [String] {
    let habits = try session.habits(in: snapshot)
    let changes = try snapshot.changes(after: position)
    guard let last = changes.last else { return [] }
    var lines: [String] = []
    // Which records the first so many are, only the whole list can tell.
    if listing.limit == nil { try tellEach(changes, snapshot, habits, &lines) }
    if listing.limit != nil || changes.contains(where: { $0.record.type != type.name }) {
      try tellDifference(snapshot, habits, &lines)
    }
    position = last.transaction
    return lines
  }

  private mutating func tellEach(
    _ changes: [Change], _ snapshot: Snapshot, _ habits: Habits, _ lines: inout [String]
  ) throws {
    let catalog = snapshot.catalog
    guard let stored = catalog.type(type.name) else { return }
    let source = SnapshotRows(snapshot)
    let query = try listing.query(snapshot, habits)
    let filter = try PreparedFilter(
      query.filter, type: stored, source: source, types: { catalog.type($0) })
    let own = changes.filter { $0.record.type == type.name }
    var following: [RecordReference: [Int64]] = [:]
    for change in own { following[change.record, default: []].append(change.transaction) }
    for change in own {
      following[change.record]?.removeFirst()
      let record: StoredRecord?
      if let next = following[change.record]?.first {
        record = try snapshot.change(in: next, of: change.record)?.before?
          .record(of: stored, revision: change.transaction)
      } else {
        record = try snapshot.record(change.record)
      }
      var text: String?
      if let record, try filter.holds(record.row) {
        text = try listing.object(record, snapshot)
      }
      if let failure = source.failure { throw failure }
      tell(change.record.id, text, &lines)
    }
  }

  /// What differs between the list as it was told and as it is.
  private mutating func tellDifference(
    _ snapshot: Snapshot, _ habits: Habits, _ lines: inout [String]
  ) throws {
    let now = try listing.objects(snapshot, habits)
    for (id, text) in now.sorted(by: { $0.key < $1.key }) { tell(id, text, &lines) }
    for id in known.keys.sorted() where now[id] == nil { tell(id, nil, &lines) }
  }

  private mutating func tell(_ id: Identifier, _ text: String?, _ lines: inout [String]) {
    let old = known[id]
    guard old != text else { return }
    known[id] = text
    let change = text == nil ? "removed" : old == nil ? "added" : "changed"
    lines.append("{\"change\":\"\(change)\",\"record\":\(text ?? old ?? "")}")
  }
}

/// The records that filters ask for beside those they are about.
private final class SnapshotRows: RowSource {
  private let snapshot: Snapshot
  /// What kept a record from being read.
  private(set) var failure: (any Error)?

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  func row(of type: String, id: Identifier) -> [Scalar]? {
    do {
      return try snapshot.record(RecordReference(type: type, id: id))?.row
    } catch {
      failure = error
      return nil
    }
  }
}

extension Listing {
  /// The records of the list as JSON objects on one line each.
  fileprivate func objects(
    _ snapshot: Snapshot, _ habits: Habits
  ) throws -> [Identifier: String] {
    var query = try self.query(snapshot, habits)
    query.limit = limit
    var objects: [Identifier: String] = [:]
    try lister(snapshot).forEach(query) { rows, names in
      for row in rows { objects[row.id] = try text(row, names) }
    }
    return objects
  }

  /// One record as such an object.
  fileprivate func object(_ record: StoredRecord, _ snapshot: Snapshot) throws -> String? {
    let (rows, names) = try lister(snapshot).rows([record], model: session.main.model)
    return try rows.first.map { try text($0, names) }
  }

  private func lister(_ snapshot: Snapshot) -> RecordLister {
    RecordLister(snapshot: snapshot, type: session.main.model.type, columns: columns)
  }

  private func text(_ row: RecordRow, _ names: NameBook) throws -> String {
    let output = OutputWriter.memory()
    var sink = JSONSink(columns: columns, isArray: false, output: output)
    try sink.write(row, names)
    try sink.end()
    return output.contents
  }
}
