import StewardModels
import StewardPersistence

/// A column of a table that says something of a record.
struct TableColumn {
  /// How its cells are read.
  enum Reading {
    case text
    case reference(String)
    case own(OwnColumn)
    /// One of the person's own fields that holds text, whatever the text looks like.
    case ownText(OwnColumn)
    case special
    /// What tells another program's records apart.
    case key
    /// A reference to a record of a type by what tells those apart.
    case keyed(String, key: Int)
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
  /// How another program words the cells; nil in our own tables and those of people.
  let wording: ForeignWording?

  init(
    _ index: Int, _ heading: String, _ meaning: HeadingMatcher.Meaning, of type: ImportType,
    _ foreign: ForeignHeadings?
  ) {
    self.index = index
    self.heading = heading
    wording = foreign?.wording(of: meaning, heading)
    switch meaning {
    case .own(let column):
      field = column.field
      reading = foreign == nil ? .own(column) : .ownText(column)
    case .field(let field):
      self.field = field
      let description = type.type.fields[field]
      if let foreign, field == foreign.key {
        reading = .key
      } else if let key = foreign?.key, wording?.refersByKey == true,
        case .reference(let target) = description.kind
      {
        reading = .keyed(target, key: key)
      } else if type.reader(field) != nil {
        reading = .special
      } else if case .reference(let target) = description.kind {
        reading = .reference(target)
      } else if description.kind == .text {
        reading = .text
      } else {
        reading = .parsed(description)
      }
    case .unit(let field):
      self.field = field
      reading = .text
    case .ignored:
      field = 0
      reading = .text
    }
  }

  /// The person's own field, where it is one.
  var own: OwnColumn? {
    switch reading {
    case .own(let column), .ownText(let column): column
    default: nil
    }
  }

  /// What the column is called when its rows are told apart, whatever its heading.
  func name(in type: RecordType) -> String {
    if let own { return own.heading(in: type) }
    return type.fields[field].name
  }
}
