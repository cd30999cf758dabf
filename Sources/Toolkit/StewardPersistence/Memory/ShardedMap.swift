/// A dictionary in parts, so that a change of a copy copies one part and not the whole.
///
/// Every transaction works on a copy of the store; the readers of the old one keep what they see.
struct ShardedMap<Key: Hashable & Sendable, Content: Sendable>: Sendable {
  private var shards = [[Key: Content]](repeating: [:], count: 256)
  /// How many keys there are.
  private(set) var count = 0

  private static func shard(_ key: Key) -> Int { key.hashValue & 255 }

  /// What a key leads to; nil takes the key away.
  subscript(key: Key) -> Content? {
    get { shards[Self.shard(key)][key] }
    set {
      let shard = Self.shard(key)
      let old = shards[shard].count
      shards[shard][key] = newValue
      count += shards[shard].count - old
    }
  }

  /// Changes what a key leads to where it lies, which is `initial` where there was nothing.
  mutating func modify(
    _ key: Key, default initial: @autoclosure () -> Content, _ change: (inout Content) -> Void
  ) {
    let shard = Self.shard(key)
    let old = shards[shard].count
    change(&shards[shard][key, default: initial()])
    count += shards[shard].count - old
  }

  /// Calls a body with everything there is, in no order.
  func forEach(_ body: (Content) throws -> Void) rethrows {
    for shard in shards {
      for content in shard.values { try body(content) }
    }
  }
}
