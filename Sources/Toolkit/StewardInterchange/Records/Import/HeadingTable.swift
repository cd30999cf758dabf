import StewardModels

/// The headings of a table as they are understood, one by one.
struct HeadingTable {
  private(set) var columns: [TableColumn] = []
  private(set) var understood: [ImportColumn] = []
  private(set) var problems: [RowProblem] = []
  private(set) var warnings: [RowProblem] = []

  private let type: ImportType
  private let matcher: HeadingMatcher
  private let isLenient: Bool
  private let file: String
  private let line: Int
  private let foreign: ForeignHeadings?
  /// The columns with the unit of what another holds, by field.
  private(set) var units: [Int: Int] = [:]
  /// The columns that mean nothing to us in another program's table.
  private(set) var unheld: [(index: Int, heading: String)] = []
  private var taken: [HeadingMatcher.Meaning: String] = [:]

  init(
    _ type: ImportType, _ matcher: HeadingMatcher, foreign: ForeignHeadings?,
    options: ImportOptions, file: String, line: Int
  ) {
    self.foreign = foreign
    self.type = type
    self.matcher = matcher
    isLenient = options.isLenient
    self.file = file
    self.line = line
  }

  mutating func add(_ heading: String, at index: Int) {
    guard let meaning = matcher.meaning(of: heading) else {
      if foreign == nil {
        addUnknown(heading)
      } else {
        // Telling of it waits until it is known whether it holds anything.
        understood.append(ImportColumn(heading: heading, meaning: .ignored))
        if !HeadingMatcher.key(heading).isEmpty { unheld.append((index, heading)) }
      }
      return
    }
    if case .ignored = meaning {
      understood.append(ImportColumn(heading: heading, meaning: .ignored))
      return
    }
    let column = TableColumn(index, heading, meaning, of: type, foreign)
    if let other = taken.updateValue(heading, forKey: meaning) {
      problems.append(
        problem(
          heading, "interchange.import.headingTwice",
          ["other": .text(other), "field": .text(column.name(in: type.type))]))
    }
    if case .unit(let field) = meaning {
      units[field] = index
      understood.append(
        ImportColumn(heading: heading, meaning: .field(type.type.fields[field].name)))
      return
    }
    columns.append(column)
    if case .own(let own) = meaning {
      understood.append(ImportColumn(heading: heading, meaning: .own(own.name)))
    } else {
      understood.append(
        ImportColumn(heading: heading, meaning: .field(type.type.fields[column.field].name)))
    }
  }

  private mutating func addUnknown(_ heading: String) {
    let near = matcher.nearest(to: heading)
    understood.append(ImportColumn(heading: heading, meaning: .unknown(near)))
    let unknown = problem(
      heading,
      near.isEmpty ? "interchange.import.heading" : "interchange.import.headingNear",
      ["names": .list(near)])
    if isLenient { warnings.append(unknown) } else { problems.append(unknown) }
  }

  private func problem(
    _ heading: String, _ id: String, _ arguments: [String: Message.Argument]
  ) -> RowProblem {
    var arguments = arguments
    arguments["heading"] = .text(heading)
    return RowProblem(file: file, line: line, column: heading, message: Message(id, arguments))
  }
}
