import StewardConformance
import StewardModels
import Testing

@Suite struct PositionTests {
  @Test func firstKeysAreShort() {
    let first = Position.between(nil, nil)
    #expect(first?.stored == "a0")
    #expect(Position.between(first, nil)?.stored == "a1")
    #expect(Position.between(nil, first)?.stored == "Zz")
    #expect(Position.between(first, Position(stored: "a1"))?.stored == "a0V")
  }

  @Test func appendingCountsUp() throws {
    var last: Position?
    for _ in 0..<100_000 {
      let next = try #require(Position.between(last, nil))
      if let last { try #require(last < next) }
      last = next
    }
    #expect((last?.stored.utf8.count ?? 99) <= 5)
  }

  @Test func prependingCountsDown() throws {
    var first: Position?
    for _ in 0..<100_000 {
      let next = try #require(Position.between(nil, first))
      if let first { try #require(next < first) }
      first = next
    }
    #expect((first?.stored.utf8.count ?? 99) <= 5)
  }

  /// Any order of inserts keeps the order, and spreading anew bounds the length.
  @Test(arguments: 0..<20 as Range<UInt64>) func insertsKeepTheOrder(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var keys: [Position] = []
    var spreads = 0
    for step in 0..<1000 {
      // Some seeds insert always at the same place, which is what makes keys grow.
      let place =
        seed.isMultiple(of: 3)
        ? min(1, keys.count) : Int.random(in: 0...keys.count, using: &generator)
      let lower = place > 0 ? keys[place - 1] : nil
      let upper = place < keys.count ? keys[place] : nil
      let key = try #require(Position.between(lower, upper), "seed \(seed), step \(step)")
      #expect(key.isWellFormed)
      if let lower { try #require(lower < key, "seed \(seed), step \(step)") }
      if let upper { try #require(key < upper, "seed \(seed), step \(step)") }
      keys.insert(key, at: place)
      if key.isLong {
        keys = try #require(Position.spread(keys.count))
        spreads += 1
      }
    }
    #expect(keys == keys.sorted() && Set(keys).count == keys.count)
    #expect(keys.allSatisfy { $0.stored.utf8.count <= Position.comfortableLength + 1 })
    #expect(spreads < 20)
  }

  @Test(arguments: 0..<50 as Range<UInt64>) func spreadsLieBetween(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let bounds = try #require(Position.spread(Int.random(in: 2...500, using: &generator)))
    let lower = Bool.random(using: &generator) ? bounds[0] : nil
    let upper = Bool.random(using: &generator) ? bounds[1] : nil
    let count = Int.random(in: 0...300, using: &generator)
    let keys = try #require(Position.spread(count, after: lower, before: upper))
    #expect(keys.count == count && Set(keys).count == count && keys == keys.sorted())
    if let lower { #expect(keys.allSatisfy { lower < $0 }) }
    if let upper { #expect(keys.allSatisfy { $0 < upper }) }
    #expect(keys.allSatisfy { $0.stored.utf8.count <= 8 })
  }

  @Test func whereThereIsNoRoomNothingIsMade() {
    let key = Position(stored: "a0")
    #expect(Position.between(key, key) == nil)
    #expect(Position.between(Position(stored: "a1"), key) == nil)
  }

  @Test(arguments: [
    "", "a", "hello world", "0", "a00", "b0", "ä1", "A" + String(repeating: "0", count: 26),
  ])
  func whatIsNoKeyHasNoRoom(text: String) {
    let key = Position(stored: text)
    #expect(!key.isWellFormed)
    #expect(Position.between(nil, key) == nil)
    #expect(Position.between(key, nil) == nil)
    #expect(Position.spread(3, after: key) == nil)
  }

  @Test func theEndsOfTheNumbersHaveRoom() throws {
    var key: Position? = Position(stored: "z" + String(repeating: "z", count: 26))
    for _ in 0..<50 {
      let next = try #require(Position.between(key, nil))
      try #require(key.map { $0 < next } ?? true)
      key = next
    }
    key = Position(stored: "A" + String(repeating: "0", count: 25) + "1")
    for _ in 0..<50 {
      let next = try #require(Position.between(nil, key))
      try #require(key.map { next < $0 } ?? true)
      #expect(next.isWellFormed)
      key = next
    }
  }
}
