/// The names seen so far in one object, to find one that comes twice.
struct JSONKeySet {
  private var first: ContiguousArray<String> = []
  private var rest: Set<String> = []

  /// Adds a name; false if it is there already.
  ///
  /// Few names are compared, many are hashed.
  mutating func insert(_ key: String) -> Bool {
    if first.contains(key) { return false }
    if first.count < 24 {
      first.append(key)
      return true
    }
    return rest.insert(key).inserted
  }

  mutating func removeAll() {
    first.removeAll(keepingCapacity: true)
    if !rest.isEmpty { rest.removeAll() }
  }
}
