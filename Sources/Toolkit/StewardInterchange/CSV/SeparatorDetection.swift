/// Tells `,` `;` tab and `|` apart by the first rows of a table.
enum SeparatorDetection {
  /// The separator that a first line such as `sep=;` states.
  static func statedSeparator(_ sample: UnsafeBufferPointer<UInt8>) -> CSVSeparator? {
    let prefix = Array("sep=".utf8)
    guard sample.count > prefix.count, sample.starts(with: prefix) else { return nil }
    let end = sample.count > 5 ? sample[5] : UInt8(ascii: "\n")
    guard end == UInt8(ascii: "\n") || end == UInt8(ascii: "\r") else { return nil }
    return CSVSeparator(Character(Unicode.Scalar(sample[4])))
  }

  /// The separators that occur, best first.
  ///
  /// The best is the one with which most rows have the same number of cells, above one. Rows of one
  /// cell count little, because titles stand above tables.
  static func rank(_ sample: UnsafeBufferPointer<UInt8>) -> [CSVSeparator] {
    let rows = countRows(sample)
    let scored = CSVSeparator.known.indices.compactMap { index -> (Int, score: Double)? in
      score(rows.map { $0[index] }).map { (index, $0) }
    }
    return scored.sorted { ($1.score, $0.0) < ($0.score, $1.0) }
      .map { CSVSeparator.known[$0.0] }
  }

  /// For each row, how often each separator stands outside quotation marks.
  private static func countRows(_ sample: UnsafeBufferPointer<UInt8>) -> [[Int]] {
    let separators = CSVSeparator.known.map(\.byte)
    var rows: [[Int]] = []
    var counts = [Int](repeating: 0, count: separators.count)
    var isQuoted = false
    var isEmpty = true
    var previous = UInt8(ascii: "\n")
    for index in sample.indices {
      let byte = sample[index]
      let isBreak = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      if byte == UInt8(ascii: "\"") {
        // A quotation mark opens at the beginning of a cell, whatever separates the cells.
        if isQuoted {
          isQuoted = false
        } else if isEmpty || separators.contains(previous) || previous == byte {
          isQuoted = true
        }
        isEmpty = false
      } else if !isQuoted && isBreak {
        if !isEmpty { rows.append(counts) }
        if rows.count == 200 { return rows }
        counts = [Int](repeating: 0, count: separators.count)
        isEmpty = true
      } else if !isQuoted {
        if let kind = separators.firstIndex(of: byte) { counts[kind] += 1 }
        isEmpty = false
      }
      previous = byte
    }
    if !isEmpty { rows.append(counts) }
    return rows
  }

  /// Between zero and one, plus a little for more columns; nil where the separator never occurs.
  private static func score(_ counts: [Int]) -> Double? {
    var frequencies: [Int: Int] = [:]
    for count in counts where count > 0 { frequencies[count, default: 0] += 1 }
    guard
      let best = frequencies.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })
    else { return nil }
    let others = counts.count { $0 > 0 && $0 != best.key }
    let single = counts.count { $0 == 0 }
    let weight = Double(best.value) + Double(others) + 0.5 * Double(single)
    return Double(best.value) / weight + min(0.2, Double(best.key) / 100)
  }
}
