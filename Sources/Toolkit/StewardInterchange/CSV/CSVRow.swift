/// One row of a table: its cells as text or as bytes, without an allocation for those not asked for.
///
/// A reader has one row and fills it anew each time; take out what is to be kept.
public final class CSVRow {
  struct Cell {
    var start: Int
    var end: Int
    var isQuoted: Bool
  }

  /// The physical line where the row begins, counted from one.
  public internal(set) var line = 1
  let cells = StableBuffer<Cell>(capacity: 64)
  let storage = ByteStorage(capacity: 4096)

  init() {}

  /// How many cells there are.
  public var count: Int { cells.count }

  /// The text of a cell, by an index from zero to below `count`.
  public func text(_ index: Int) -> String {
    withBytes(index) { String(decoding: $0, as: UTF8.self) }
  }

  /// The texts of all cells.
  public var texts: [String] { (0..<count).map { text($0) } }

  /// Gives `body` the UTF-8 of a cell, valid only within the call.
  @inline(__always)
  public func withBytes<Result>(
    _ index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let cell = cell(index)
    return try body(
      UnsafeBufferPointer(start: storage.base + cell.start, count: cell.end - cell.start))
  }

  /// Whether a cell holds nothing.
  public func isEmpty(_ index: Int) -> Bool { cell(index).end == cell(index).start }

  /// Whether a cell stood in quotation marks, which tells `""` from nothing at all.
  public func isQuoted(_ index: Int) -> Bool { cell(index).isQuoted }

  /// Whether every cell is empty, as in the rows that spreadsheets leave at the end.
  public var isBlank: Bool { cells.elements.allSatisfy { $0.start == $0.end } }

  /// Whether the row is an empty line.
  var isEmptyLine: Bool { cells.count == 1 && isEmpty(0) && !isQuoted(0) }

  func reset() {
    cells.removeAll()
    storage.removeAll()
  }

  /// Where the cell that is being read begins.
  @inline(__always) var cellStart: Int {
    cells.count == 0 ? 0 : cells.base[cells.count - 1].end
  }

  @inline(__always) private func cell(_ index: Int) -> Cell {
    precondition(index >= 0 && index < cells.count, "a cell that the row does not have")
    return cells.base[index]
  }

  @inline(__always) func endCell(isQuoted: Bool, takesMarkAway: Bool) {
    var start = cellStart
    let end = storage.count
    if takesMarkAway && start < end && storage.base[start] == SpreadsheetMark.byte
      && SpreadsheetMark.isMarked(storage.base + start, count: end - start)
    {
      start += 1
    }
    cells.append(Cell(start: start, end: end, isQuoted: isQuoted))
  }

  /// Adds empty cells, or takes empty ones away, until there are `total` or no more can go.
  func fit(to total: Int) {
    while count < total {
      cells.append(Cell(start: storage.count, end: storage.count, isQuoted: false))
    }
    while count > total && isEmpty(count - 1) { cells.removeLast() }
  }
}
