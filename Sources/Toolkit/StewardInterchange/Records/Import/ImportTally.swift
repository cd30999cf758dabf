import StewardModels
import StewardPersistence
import StewardQuery

/// What became of the records of one type, or of what stands on one list.
public struct ImportCounts: Sendable, Hashable {
  /// New records.
  public internal(set) var made = 0
  /// Records that came back with the identity that the file gives them.
  public internal(set) var restored = 0
  /// Records that were there and changed.
  public internal(set) var updated = 0
  /// Records that were there and already as the file says.
  public internal(set) var unchanged = 0
}

/// What an import did to what stands on one list.
public struct ImportedList: Sendable, Hashable {
  /// What the list is called.
  public internal(set) var name = ""
  /// Whether the list came with the import.
  public internal(set) var isNew = false
  /// What became of its entries.
  public internal(set) var counts = ImportCounts()
}

/// What of records that were there was ticked by an import, or unticked.
public struct ImportTicks: Sendable, Hashable {
  /// How many.
  public internal(set) var count = 0
  /// What the first of them are called.
  public internal(set) var names: [String] = []

  /// How many are named.
  static let named = 5

  mutating func add(_ name: String) {
    count += 1
    if names.count < Self.named { names.append(name) }
  }
}

/// Counts what an import does, by type and, of what stands on lists, by list.
struct ImportTally {
  private let shape: ListShape?
  private let list: Int?
  private let done: Int?
  /// The lists that were there before.
  private var known: Set<Identifier> = []
  private var order: [Identifier] = []
  private var counts: [Identifier: ImportCounts] = [:]

  init(_ shape: ListShape?, _ types: [ImportType], in snapshot: Snapshot) throws {
    let entry = types.first { $0.type.name == shape?.entry }?.type
    list = entry?.fields.firstIndex { $0.kind == shape.map { .reference($0.list) } }
    done = entry?.fields.firstIndex { $0.role == .done }
    self.shape = list == nil ? nil : shape
    guard let shape = self.shape else { return }
    try snapshot.scan(RecordQuery(shape.list), fields: ["id"]) { row in
      if let id = row.identifier(0) { known.insert(id) }
      return true
    }
  }

  /// Counts a record.
  mutating func note(
    _ type: RecordType, _ values: [Value], _ count: WritableKeyPath<ImportCounts, Int>,
    _ report: inout ImportReport
  ) {
    report.byType[type.name, default: ImportCounts()][keyPath: count] += 1
    guard let shape, let list, type.name == shape.entry, case .reference(let id) = values[list]
    else { return }
    if counts[id] == nil { order.append(id) }
    counts[id, default: ImportCounts()][keyPath: count] += 1
  }

  /// Notes what was ticked of a record that was there.
  func noteTicks(
    _ type: RecordType, from old: [Value], to new: [Value], name: () throws -> String,
    _ report: inout ImportReport
  ) rethrows {
    guard let done, type.name == shape?.entry, old[done].isNone != new[done].isNone else { return }
    if new[done].isNone {
      report.unchecked.add(try name())
    } else {
      report.checked.add(try name())
    }
  }

  /// Tells of the lists by name.
  func finish(_ report: inout ImportReport, in snapshot: Snapshot) throws {
    guard let shape else { return }
    for id in order {
      report.lists.append(
        ImportedList(
          name: try snapshot.name(of: RecordReference(type: shape.list, id: id)),
          isNew: !known.contains(id), counts: counts[id] ?? ImportCounts()))
    }
  }
}
