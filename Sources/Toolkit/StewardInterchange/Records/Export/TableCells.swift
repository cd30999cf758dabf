import StewardModels

/// Writes rows of a store as rows of a table.
struct TableCells {
  /// One column of the table.
  struct Column {
    let heading: String
    /// The index of the field.
    let field: Int
    /// The name of one of the person's own fields, where the column is one.
    let own: String?
  }

  private let type: RecordType
  private let columns: [Column]
  private let names: ReferenceNames
  private let writer = FieldWriter()

  init(_ type: RecordType, _ columns: [Column], names: ReferenceNames) {
    self.type = type
    self.columns = columns
    self.names = names
  }

  /// The columns of a type: its fields, the identity first, the person's own at the place of the
  /// field that keeps them.
  static func columns(of type: RecordType, own: [OwnColumn]) -> [Column] {
    type.fields.indices.flatMap { index -> [Column] in
      guard type.fields[index].kind == .own else {
        return [Column(heading: type.fields[index].name, field: index, own: nil)]
      }
      return own.filter { $0.field == index }.map {
        Column(heading: $0.heading(in: type), field: index, own: $0.name)
      }
    }
  }

  /// Writes one row, whose columns stand in the order of the type.
  func write(_ row: Row, to table: inout CSVWriter) throws {
    var own: (field: Int, values: OwnFields)?
    for column in columns {
      let index = type.firstColumns[column.field]
      let field = type.fields[column.field]
      if let name = column.own {
        if own?.field != column.field { own = (column.field, try OwnFields(row, at: index)) }
        // Letter for letter: another record may have the same field in another case.
        let value = own?.values.first { $0.name == name }?.value
        try table.write(value.map(Self.text) ?? "")
        continue
      }
      if row.isNull(index) {
        try table.write("")
        continue
      }
      switch field.kind {
      case .text, .choice:
        try table.write(row.text(index))
      case .reference(let target):
        let id = row.identifier(index)
        try table.write(id.map { names.text($0, type: target) } ?? "")
      default:
        let value = try Value(row, at: index, kind: field.kind)
        try table.write(writer.text(value, for: field) { _, _ in nil })
      }
    }
    try table.endRow()
  }

  /// The cell of an own field; text without a character stands between quotes, because an empty cell
  /// says that the record has no such field.
  private static func text(_ value: OwnValue) -> String {
    value == .text("") ? TextList.quoted("") : OwnText.text(value)
  }
}

extension OwnFields {
  /// The own fields in a column; none where it is null.
  init(_ row: Row, at column: Int) throws(ModelError) {
    self = row.isNull(column) ? OwnFields() : try OwnFields.decode(row, at: column)
  }
}
