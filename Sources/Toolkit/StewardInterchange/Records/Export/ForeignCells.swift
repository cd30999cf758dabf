import StewardModels
import StewardPersistence

/// Writes rows of a store as rows of another program's table, and counts what that does not hold.
struct ForeignCells {
  /// One column of the table.
  enum Column {
    case field(Int, ForeignColumn)
    case own(Int, name: String)

    /// The headings: two where the unit stands in a column of its own.
    func headings(_ table: ForeignTable) -> [String] {
      switch self {
      case .field(_, let column): [column.heading] + (column.unitHeading.map { [$0] } ?? [])
      case .own(_, let name): [(table.ownPrefix ?? "") + name]
      }
    }
  }

  let columns: [Column]
  private(set) var losses = ForeignLosses()
  private let type: RecordType
  private let table: ForeignTable
  /// The field of the key.
  private let key: Int?
  private let survey: ForeignSurvey
  /// The currency of amounts that stand without one.
  private(set) var currency: Currency?
  /// The fields that have no column and that a person would miss.
  private let unmapped: [Int]
  private let writer = FieldWriter()

  init(_ table: ForeignTable, _ type: RecordType, _ survey: ForeignSurvey, _ currency: Currency?) {
    self.table = table
    self.type = type
    self.survey = survey
    self.currency = currency
    key = table.key.flatMap { type.index(ofField: $0) }
    let mapped = table.columns.compactMap { column -> Column? in
      column.field.flatMap { type.index(ofField: $0) }.map { .field($0, column) }
    }
    let own = table.ownPrefix == nil ? [] : survey.table.ownColumns
    columns = mapped + own.map { .own($0.field, name: $0.name) }
    var fields: Set<Int> = [0]
    for case .field(let field, _) in mapped { fields.insert(field) }
    let keepsOwn = table.ownPrefix != nil
    unmapped = type.fields.indices.filter { index in
      let field = type.fields[index]
      return !fields.contains(index) && field.role != .created && field.role != .changed
        && !(keepsOwn && field.kind == .own)
    }
  }

  /// Writes one row, whose columns stand in the order of the type.
  mutating func write(_ row: Row, to output: inout CSVWriter) throws {
    for column in columns {
      switch column {
      case .field(let field, let column): try write(row, field, column, to: &output)
      case .own(let field, let name):
        try output.write(ownText(try OwnFields(row, at: type.firstColumns[field]), name))
      }
    }
    try output.endRow()
    for field in unmapped where try holdsSomething(row, field) {
      losses.count("interchange.foreign.field", subject: type.fields[field].name)
    }
  }

  private func holdsSomething(_ row: Row, _ field: Int) throws -> Bool {
    let column = type.firstColumns[field]
    if row.isNull(column) { return false }
    let value = try Value(row, at: column, kind: type.fields[field].kind)
    return value != type.fields[field].absentValue
  }

  private mutating func write(
    _ row: Row, _ field: Int, _ column: ForeignColumn, to output: inout CSVWriter
  ) throws {
    let start = type.firstColumns[field]
    let description = type.fields[field]
    let value: Value =
      row.isNull(start) ? .none : try Value(row, at: start, kind: description.kind)
    if field == key {
      let id = row.identifier(0)?.description ?? ""
      try output.write(value.isNone ? id : writer.text(value, for: description) { _, _ in nil })
      return
    }
    let (text, unit) = parts(value, description, column)
    // What cannot be said is not the same as nothing, which some programs write as nought.
    let isLeftOut = text.isEmpty && !value.isNone
    let cell = isLeftOut ? ForeignWording.Cell("") : column.wording.write(value, text)
    if let loss = cell.loss { losses.count(loss, subject: column.heading) }
    try output.write(cell.text)
    if column.unitHeading != nil { try output.write(unit) }
  }

  /// The neutral text of a value, and the unit that stands in a column of its own.
  private mutating func parts(
    _ value: Value, _ field: FieldDescription, _ column: ForeignColumn
  ) -> (text: String, unit: String) {
    switch value {
    case .money(let money):
      if column.unitHeading != nil { return (money.amount, money.currency.code) }
      if currency == nil { currency = money.currency }
      if money.currency == currency { return (money.amount, "") }
      losses.count("interchange.foreign.currency", subject: column.heading)
      return ("", "")
    case .quantity(let quantity):
      let unit = quantity.unit.isPieces ? "" : quantity.unit.symbol
      if column.unitHeading == nil, !unit.isEmpty {
        losses.count("interchange.foreign.unit", subject: column.heading)
      }
      return (quantity.amount, unit)
    case .reference(let id):
      guard case .reference(let target) = field.kind else { return ("", "") }
      return (survey.text(id, type: target, byKey: column.wording.refersByKey), "")
    default:
      return (writer.text(value, for: field) { _, _ in nil }, "")
    }
  }

  /// The cell of one of the person's own fields, of which there is none but text.
  private mutating func ownText(_ own: OwnFields, _ name: String) -> String {
    // Letter for letter: another record may have the same field in another case.
    guard let value = own.first(where: { $0.name == name })?.value else { return "" }
    let heading = (table.ownPrefix ?? "") + name
    if case .text(let text) = value {
      if text.isEmpty { losses.count("interchange.foreign.empty", subject: heading) }
      return text
    }
    losses.count("interchange.foreign.kind", subject: heading)
    return OwnText.text(value)
  }
}
