import StewardModels
import StewardPersistence
import StewardText

// Cells that another program words in its own way.
extension TableSource {
  /// Reads the cell of a column of another program's table.
  func readForeign(_ column: TableColumn, _ wording: ForeignWording) {
    let cell = reader.row.isEmpty(column.index) ? "" : reader.row.text(column.index)
    switch wording.read(cell) {
    case .unsaid: return
    case .unheld: count(unheld: column.index)
    case .nothing:
      if case .key = column.reading { return }
      setEmpty(column)
    case .text(let text):
      read(withUnit(text, column), column)
    }
  }

  /// A number with the unit or the currency that stands in a column of its own.
  private func withUnit(_ text: String, _ column: TableColumn) -> String {
    guard let index = units[column.field], !reader.row.isEmpty(index) else { return text }
    return "\(text) \(reader.row.text(index))"
  }

  /// Reads what tells a record of the other program apart: a record of ours that went there and comes
  /// back is known by its identity.
  func readKey(_ text: String, _ column: TableColumn) {
    if let id = Identifier(text), id.description == text {
      draft.set(0, .reference(id))
    } else {
      draft.set(column.field, .text(text.nfc))
    }
  }

  /// Reads a reference to a record by what tells it apart there.
  func readKeyed(_ text: String, _ column: TableColumn, _ target: String, key: Int) {
    if let id = Identifier(text), id.description == text {
      draft.set(column.field, .reference(id))
    } else {
      draft.named.append(
        RecordDraft.Named(field: column.field, type: target, text: text.nfc, key: key))
    }
  }

  /// Counts the cells that hold something for which there is no field.
  func countUnheld() {
    for (index, _) in unheldColumns where !reader.row.isEmpty(index) { count(unheld: index) }
  }

  /// What was left out, once for each column.
  var losses: [RowProblem] {
    unheld.sorted { $0.key < $1.key }.map { index, count in
      let titles = reader.header?.titles ?? []
      return RowProblem(
        file: reader.fileName, line: reader.header?.line ?? 1,
        column: index < titles.count ? titles[index] : nil,
        message: Message(
          "interchange.foreign.unheld",
          ["count": .number(count), "type": .text(draft.type.type.title)]))
    }
  }
}
