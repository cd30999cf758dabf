import StewardModels
import StewardPersistence
import StewardQuery

/// Gives the handles of records as listed: a few by seeks in an index, many by one pass over all.
struct HandleLister {
  private let snapshot: Snapshot
  private let type: String
  private var given = 0
  private var all: [UInt64]?

  /// After how many handles one pass over all identities costs less than further seeks.
  private static let seeks = 200

  init(_ snapshot: Snapshot, type: String) {
    self.snapshot = snapshot
    self.type = type
  }

  /// The handle of a record that is there.
  mutating func handle(of id: Identifier) throws -> String {
    given += 1
    guard given > Self.seeks else { return try snapshot.listedHandle(of: id, type: type) }
    let all = try self.all ?? load()
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle] < id.low { low = middle + 1 } else { high = middle }
    }
    var length = Handle.shortest
    for neighbour in [low - 1, low + 1] where all.indices.contains(neighbour) {
      let other = Identifier(high: id.high, low: all[neighbour])
      length = max(length, Handle.commonLength(other, id) + 1)
    }
    return Handle.listed(id, length: length)
  }

  private mutating func load() throws -> [UInt64] {
    var all: [UInt64] = []
    try snapshot.scan(RecordQuery(type), fields: ["id"]) { row in
      if let id = row.identifier(0) { all.append(id.low) }
      return true
    }
    all.sort()
    self.all = all
    return all
  }
}
