import StewardQuery

/// The first records of an order, gathered one after the other.
///
/// With a limit it holds no more than twice as many as are asked for.
struct MemorySelection {
  private let order: RecordOrder
  private let limit: Int?
  private var gathered: [(place: Cursor, record: StoredRecord)] = []
  /// The last place that is still among the first, once there are enough.
  private var last: Cursor?

  init(_ order: RecordOrder, limit: Int?) {
    self.order = order
    self.limit = limit.map { max($0, 0) }
  }

  mutating func add(_ record: StoredRecord, at place: Cursor) {
    if let last, order.precedes(last, place) { return }
    gathered.append((place, record))
    if let limit, limit < Int.max / 4, gathered.count >= 2 * limit + 64 { cut(limit) }
  }

  private mutating func cut(_ limit: Int) {
    gathered.sort { order.precedes($0.place, $1.place) }
    if gathered.count > limit { gathered.removeSubrange(limit...) }
    if gathered.count == limit { last = gathered.last?.place }
  }

  /// The records in their order.
  mutating func finish() -> [StoredRecord] {
    cut(limit ?? gathered.count)
    return gathered.map(\.record)
  }
}
