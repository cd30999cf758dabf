import StewardModels

/// A column of a table that says something of a record.
struct TableColumn {
  /// How its cells are read.
  enum Reading {
    case text
    case reference(String)
    case own(OwnColumn)
    case special
    case parsed(FieldDescription)
  }

  /// Its place in the file.
  let index: Int
  /// The heading.
  let heading: String
  /// The field, or the one that keeps the own field.
  let field: Int
  /// How its cells are read.
  let reading: Reading

  init(_ index: Int, _ heading: String, _ meaning: HeadingMatcher.Meaning, of type: ImportType) {
    self.index = index
    self.heading = heading
    switch meaning {
    case .own(let column):
      field = column.field
      reading = .own(column)
    case .field(let field):
      self.field = field
      let description = type.type.fields[field]
      if type.reader(field) != nil {
        reading = .special
      } else if case .reference(let target) = description.kind {
        reading = .reference(target)
      } else if description.kind == .text {
        reading = .text
      } else {
        reading = .parsed(description)
      }
    case .ignored:
      field = 0
      reading = .text
    }
  }

  /// What the column is called when its rows are told apart, whatever its heading.
  func name(in type: RecordType) -> String {
    if case .own(let column) = reading { return column.heading(in: type) }
    return type.fields[field].name
  }
}
