import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

extension ParameterArena {
  /// Adds the derived columns of a row, in the order of the layout.
  mutating func add(
    derivedFrom row: [Scalar], _ layout: TableLayout, _ collation: Collation
  ) {
    for column in layout.derived {
      switch column.kind {
      case .fold:
        guard case .text(let text) = row[column.source] else {
          addNull()
          continue
        }
        Folding.withFolded(text) { addText($0) }
      case .sortKey:
        guard case .text(let text) = row[column.source] else {
          addNull()
          continue
        }
        addBytes { collation.appendSortKey(of: text, to: &$0) }
      case .dimension, .base:
        guard case .integer(let millionths) = row[column.source],
          case .text(let unit) = row[column.source + 1]
        else {
          addNull()
          continue
        }
        let measure = Measure(Quantity(millionths: millionths, unit: Unit(stored: unit)))
        if column.kind == .dimension { add(measure.dimension) } else { add(measure.base) }
      }
    }
  }
}

extension TableLayout {
  /// The search tokens of a row, joined by spaces.
  func tokens(_ row: [Scalar]) -> [UInt8] {
    var document = SearchDocument()
    for (column, kind) in searchedColumns {
      guard case .text(let text) = row[column] else { continue }
      SearchableText.forEach(in: text, kind: kind) { document.add($0) }
    }
    return document.bytes
  }

  /// The columns that something beside the table of records is made of.
  var columnsBeside: [Int] {
    searchedColumns.map(\.column) + tagFields.map(\.column) + ownFields.map(\.column)
  }
}
