import StewardInterchange
import StewardModels
import StewardText

/// A table with a row for each entry, its columns in any order.
final class TableEntries: ListedParts {
  /// The columns.
  enum Column: String, CaseIterable {
    case list, item, qty, unit, price, currency, shop, category, note, done
  }

  private let reader: CSVReader
  private let context: ReadingContext
  private var columns: [Column: Int] = [:]
  private var list: String?
  private var hasRejected = false
  private var waiting: (part: ListedPart, line: Int, source: String)?

  init(_ source: ByteSource, _ reading: ForeignReading) {
    var context = reading.context
    if context.decimal == nil { context.decimal = .point }
    self.context = context
    reader = CSVReader(source, options: CSVReader.Options(isLenient: reading.isLenient))
  }

  func begin(names: @escaping (String) throws -> Bool) throws {
    try reader.rewind()
    if columns.isEmpty {
      let header = try reader.readHeader { row in
        row.texts.contains { Self.column($0) == .item }
      }
      for (index, title) in header.titles.enumerated() where title != ForeignRecord.problems {
        guard let column = Self.column(title) else {
          throw InterchangeError(
            .malformed,
            Message(
              "shopping.import.column",
              ["file": .text(reader.fileName), "line": .number(header.line), "title": .text(title)]
            ), at: SourceLocation(line: header.line),
            hint: Message(
              "shopping.import.column.hint",
              ["names": .list(Column.allCases.map(\.rawValue))]))
        }
        columns[column] = index
      }
    }
    list = nil
    waiting = nil
  }

  private static func column(_ title: String) -> Column? {
    Column(rawValue: title.lowercased().filter { !$0.isWhitespace })
  }

  func next() throws -> (part: ListedPart, line: Int, source: String)? {
    if let part = waiting {
      waiting = nil
      return part
    }
    while let row = try reader.next() {
      if row.isBlank { continue }
      if let ragged = reader.raggedRowError { throw ragged }
      let cells = Column.allCases.map { column in
        columns[column].map { row.text($0) } ?? ""
      }
      var values: [Column: String] = [:]
      for (column, cell) in zip(Column.allCases, cells) { values[column] = cell }
      let item = values[.item] ?? ""
      let name = values[.list] ?? ""
      let part: (part: ListedPart, line: Int, source: String)? =
        item.isEmpty ? nil : (.entry { try self.entry(values) }, row.line, item)
      guard name != list else {
        if let part { return part }
        continue
      }
      list = name
      waiting = part
      // A row without an item is a list on which nothing stands.
      return (.list(name.isEmpty ? nil : name, note: nil), row.line, name)
    }
    return nil
  }

  private func entry(_ cells: [Column: String]) throws -> ListedEntry {
    func text(_ column: Column) -> String? {
      cells[column].flatMap { $0.isEmpty ? nil : $0 }
    }
    /// What a cell says; an error names its column.
    func read<Content>(_ column: Column, _ body: (String) throws -> Content) throws -> Content? {
      guard let cell = text(column) else { return nil }
      do {
        return try body(cell)
      } catch let error as any StewardError {
        throw ListedFault(
          column: column.rawValue, source: cell, message: ListedFault.message(error))
      }
    }
    let unit = text(.unit).map(unitName)
    let quantity = try read(.qty) { amount in
      try QuantityReader.read(
        unit.map { "\(amount) \($0)" } ?? amount, in: context)
    }
    let isDone = try read(.done) { text in
      ["x", "✓"].contains(text.lowercased()) ? true : try FlagReader.read(text)
    }
    return ListedEntry(
      text: EntryText(
        name: cells[.item] ?? "", quantity: quantity,
        price: try read(.price) { try price($0, text(.currency), unit) }),
      isChecked: isDone ?? false, category: text(.category), shop: text(.shop), note: text(.note))
  }

  /// A container by the name of one: `cans` are the same unit as `can`.
  private func unitName(_ text: String) -> String {
    guard let meaning = MeasureWords(locale: context.locale).meaning(of: text),
      meaning.unit.isContainer
    else { return text }
    return meaning.unit.symbol
  }

  /// `2.49` for one of the unit that the row counts in, `2.49/kg`, `7.99/13`.
  private func price(_ text: String, _ currency: String?, _ unit: String?) throws -> Price {
    let parts = text.split(separator: "/", maxSplits: 1).map { String($0) }
    let money = try MoneyReader.read(
      currency.map { "\(parts[0]) \($0)" } ?? parts[0], in: context)
    guard parts.count == 2 else {
      return try unit.map {
        Price(money, for: try QuantityReader.read("1 \($0)", in: context))
      } ?? Price(money)
    }
    let hasNumber = parts[1].first { !$0.isWhitespace }?.isNumber ?? false
    let basis = try QuantityReader.read(hasNumber ? parts[1] : "1 \(parts[1])", in: context)
    return basis == .one ? Price(money) : Price(money, for: basis)
  }

  var fraction: Double? { nil }
  var replacements: Replacements { reader.replacements }

  func writeRejected(_ reasons: [String], to output: ByteOutput) throws {
    var writer = CSVWriter(output)
    if !hasRejected {
      hasRejected = true
      let titles = reader.header?.titles.filter { $0 != ForeignRecord.problems } ?? []
      try writer.write(row: titles + [ForeignRecord.problems])
    }
    try writer.write(row: reader.row.texts + [reasons.joined(separator: "; ")])
  }
}
