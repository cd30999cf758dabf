import StewardModels
import StewardText

/// What is still to be written into the indexes of words, within one transaction.
///
/// SQLite writes what its index of words has gathered to the file before every statement that has a
/// savepoint of its own, which removing a record that others can refer to has, and whenever it is
/// given a record before the last one. Written one by one between the records, the words cost many
/// times what the records do; gathered and put in order, they do not.
struct PendingWords {
  /// The words of one record that come into the index or leave it.
  struct Entry {
    let type: String
    let sequence: Int64
    let isAdded: Bool
    fileprivate let words: Range<Int>
    fileprivate let position: Int
  }

  private var entries: [Entry] = []
  private var bytes: [UInt8] = []

  /// About as much as SQLite's index gathers before it writes.
  private static let greatestSize = 1 << 20

  var isEmpty: Bool { entries.isEmpty }
  var isFull: Bool { bytes.count >= Self.greatestSize }

  mutating func add(_ words: [UInt8], of type: String, _ sequence: Int64, isAdded: Bool) {
    let start = bytes.count
    bytes += words
    entries.append(
      Entry(
        type: type, sequence: sequence, isAdded: isAdded, words: start..<bytes.count,
        position: entries.count))
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Gives each entry and its words to a body: those of a type in the order of their records, those of
  /// a record in the order in which they came.
  func forEach(_ body: (Entry, UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
    let sorted = entries.sorted {
      ($0.type, $0.sequence, $0.position) < ($1.type, $1.sequence, $1.position)
    }
    try bytes.withUnsafeBufferPointer { bytes in
      for entry in sorted { try body(entry, UnsafeBufferPointer(rebasing: bytes[entry.words])) }
    }
  }
}

extension SQLiteSession {
  /// Notes that the words of a row come into the index of its type, or leave it.
  func noteWords(
    of row: [Scalar], _ sequence: Int64, _ layout: TableLayout, isAdded: Bool
  ) throws {
    layout.fill(&document, with: row)
    if document.bytes.isEmpty { return }
    words.add(document.bytes, of: layout.type.name, sequence, isAdded: isAdded)
    if words.isFull { try writeWords() }
  }

  /// Writes the words that were noted: before a search, and before the transaction is kept.
  func writeWords() throws {
    if words.isEmpty { return }
    defer { words.removeAll() }
    try words.forEach { entry, bytes in
      let statements = try recordStatements(entry.type)
      let statement = entry.isAdded ? statements.insertTokens : statements.deleteTokens
      try statement.run(on: connection) { arena in
        arena.add(entry.sequence)
        arena.addText(bytes)
      }
    }
  }
}
