/// Counts lines and columns of a text that comes in chunks.
///
/// Columns are counted when asked for, each byte once: places must be asked for in their order.
struct LinePosition {
  /// The physical line, counted from one.
  private(set) var line = 1
  /// Up to where in the current chunk the columns of the line are counted.
  private var counted = 0
  /// How many scalars of the line were before that.
  private var columns = 0

  /// A line begins at `index` of the current chunk.
  @inline(__always) mutating func beginLine(at index: Int) {
    line += 1
    restartLine(at: index)
  }

  /// The line began only at `index`: the line feed of a pair belongs to the line break.
  @inline(__always) mutating func restartLine(at index: Int) {
    counted = index
    columns = 0
  }

  /// The chunk is used up.
  mutating func endChunk(_ bytes: UnsafePointer<UInt8>, count: Int) {
    columns += Self.scalars(bytes, from: counted, to: count)
    counted = 0
  }

  /// The column of `index` in the current chunk, counted from one.
  mutating func column(of index: Int, in bytes: UnsafePointer<UInt8>) -> Int {
    columns += Self.scalars(bytes, from: counted, to: index)
    counted = max(counted, index)
    return columns + 1
  }

  /// The column after the last chunk.
  var columnAtEnd: Int { columns + 1 }

  /// How many bytes begin a scalar, eight at a time: all but those of the form `10xxxxxx`.
  private static func scalars(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    let raw = UnsafeRawPointer(bytes)
    var count = 0
    var index = start
    while index + 8 <= end {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      count += 8 - (word & ~(word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount
      index += 8
    }
    while index < end {
      if bytes[index] & 0xC0 != 0x80 { count += 1 }
      index += 1
    }
    return count
  }
}
