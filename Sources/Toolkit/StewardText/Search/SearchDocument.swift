/// The tokens of a record, each once, as the text that a full-text index is given.
///
/// Keep one and call ``removeAll()`` between records: its memory is used again, so that a record
/// costs no allocation.
public struct SearchDocument: Sendable {
  /// The tokens joined by single spaces, in UTF-8.
  ///
  /// A token holds `a…z`, `0…9` and code points beyond ASCII, nothing else, so that SQLite's
  /// tokenizer `ascii` keeps each one whole.
  public private(set) var bytes: [UInt8] = []

  private struct Token {
    let start: Int
    let length: Int
    let hash: UInt64
  }
  private var tokens: [Token] = []
  /// Open addressing over `tokens`, one more than the index, zero for none; made when a search
  /// from the first to the last would take long.
  private var table: [UInt32] = []

  /// An empty document.
  public init() {}

  /// Forgets all tokens and keeps the memory.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    tokens.removeAll(keepingCapacity: true)
    table.removeAll(keepingCapacity: true)
  }

  /// Adds the tokens of a text that are not there yet.
  public mutating func add(_ text: String) {
    Folding.withFolded(text) { folded in
      TokenScanner.scan(folded) { range, _ in
        insert(UnsafeBufferPointer(rebasing: folded[range]))
      }
    }
  }

  private mutating func insert(_ token: UnsafeBufferPointer<UInt8>) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in token { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    if contains(token, hash: hash) { return }
    if !bytes.isEmpty { bytes.append(0x20) }
    tokens.append(Token(start: bytes.count, length: token.count, hash: hash))
    bytes.append(contentsOf: token)
    enter(tokens.count - 1)
  }

  private func contains(_ token: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Bool {
    if table.isEmpty { return tokens.contains { isEqual($0, token, hash) } }
    var slot = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while table[slot] != 0 {
      if isEqual(tokens[Int(table[slot]) - 1], token, hash) { return true }
      slot = (slot + 1) & (table.count - 1)
    }
    return false
  }

  @inline(__always)
  private func isEqual(
    _ known: Token, _ token: UnsafeBufferPointer<UInt8>, _ hash: UInt64
  ) -> Bool {
    known.hash == hash && known.length == token.count
      && bytes[known.start..<(known.start + known.length)].elementsEqual(token)
  }

  private mutating func enter(_ index: Int) {
    if tokens.count <= 24 { return }
    if 2 * tokens.count > table.count {
      table = [UInt32](repeating: 0, count: max(128, 2 * table.count))
      for index in tokens.indices { place(index) }
    } else {
      place(index)
    }
  }

  private mutating func place(_ index: Int) {
    var slot = Int(truncatingIfNeeded: tokens[index].hash) & (table.count - 1)
    while table[slot] != 0 { slot = (slot + 1) & (table.count - 1) }
    table[slot] = UInt32(truncatingIfNeeded: index + 1)
  }
}
