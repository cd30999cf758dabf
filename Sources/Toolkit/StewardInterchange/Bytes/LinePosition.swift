/// Counts lines and columns of a text that comes in chunks.
///
/// A column is counted only when asked for, and once a chunk for a line that goes on.
struct LinePosition {
  /// The physical line, counted from one.
  private(set) var line = 1
  /// Where in the current chunk the line begins.
  private var lineStart = 0
  /// How many scalars of the line were in earlier chunks.
  private var columnsBefore = 0

  /// A line begins at `index` of the current chunk.
  @inline(__always) mutating func beginLine(at index: Int) {
    line += 1
    restartLine(at: index)
  }

  /// The line began only at `index`: the line feed of a pair belongs to the line break.
  @inline(__always) mutating func restartLine(at index: Int) {
    lineStart = index
    columnsBefore = 0
  }

  /// The chunk is used up.
  mutating func endChunk(_ bytes: UnsafePointer<UInt8>, count: Int) {
    columnsBefore += Self.scalars(bytes, from: lineStart, to: count)
    lineStart = 0
  }

  /// The column of `index` in the current chunk, counted from one.
  func column(of index: Int, in bytes: UnsafePointer<UInt8>) -> Int {
    columnsBefore + Self.scalars(bytes, from: lineStart, to: index) + 1
  }

  /// The column after the last chunk.
  var columnAtEnd: Int { columnsBefore + 1 }

  private static func scalars(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    var count = 0
    var index = start
    while index < end {
      if bytes[index] & 0xC0 != 0x80 { count += 1 }
      index += 1
    }
    return count
  }
}
