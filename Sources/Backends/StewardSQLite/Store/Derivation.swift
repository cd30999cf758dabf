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
  /// Makes a document of the search tokens of a row.
  func fill(_ document: inout SearchDocument, with row: [Scalar]) {
    document.removeAll()
    for column in searchedColumns {
      if case .text(let text) = row[column] { document.add(text) }
    }
  }

  /// The columns that something beside the table of records is made of.
  var columnsBeside: [Int] {
    searchedColumns + tagFields.map(\.column) + ownFields.map(\.column)
  }
}
