import StewardModels
import StewardPersistence
import StewardText

/// A table as drafts of records of one type.
final class TableSource: DraftSource {
  let draft: RecordDraft
  let reader: CSVReader
  /// The columns that say something.
  private(set) var columns: [TableColumn] = []
  /// How every column was understood.
  private(set) var understood: [ImportColumn] = []
  /// What is wrong with the headings.
  private(set) var headingProblems: [RowProblem] = []
  private(set) var headingWarnings: [RowProblem] = []
  /// What cells are read against.
  let context: ReadingContext

  private let type: ImportType
  private let parser: FieldParser
  private let source: ByteSource
  /// The columns in the order of their names, for the digest, with the names.
  private let digestOrder: [(name: String, index: Int)]
  /// The field by which records are found.
  private let key: Int?
  /// The columns with the unit of what another holds, by field.
  let units: [Int: Int]
  /// The columns that mean nothing to us in another program's table.
  let unheldColumns: [(index: Int, heading: String)]
  /// How many cells of a column hold what there is no field for.
  private(set) var unheld: [Int: Int] = [:]
  /// Whether this toolkit wrote the table: it begins with identities.
  private let isOurs: Bool

  /// Reads up to the heading.
  ///
  /// - Throws: `InterchangeError.Code.missingHeader` where no row could be one.
  init(
    _ source: ByteSource, _ format: InterchangeFormat, type: ImportType,
    matcher: HeadingMatcher, foreign: ForeignHeadings? = nil, key: Int? = nil,
    options: ImportOptions, context: ReadingContext
  ) throws(InterchangeError) {
    self.source = source
    self.type = type
    self.key = key
    draft = RecordDraft(type)
    var reading = CSVReader.Options(isLenient: options.isLenient)
    if format == .tsv { reading.separator = .tab }
    reader = CSVReader(source, options: reading)
    let header = try Self.header(reader, matcher)

    var table = HeadingTable(
      type, matcher, foreign: foreign, options: options, file: source.name, line: header.line)
    for (index, heading) in header.titles.enumerated() { table.add(heading, at: index) }
    columns = table.columns
    understood = table.understood
    headingProblems = table.problems
    headingWarnings = table.warnings
    units = table.units
    unheldColumns = table.unheld

    var context = context
    isOurs = columns.first.map { $0.index == 0 && $0.field == 0 } ?? false
    if isOurs, context.decimal == nil { context.decimal = .point }
    if let foreign, context.decimal == nil { context.decimal = foreign.table.decimal }
    self.context = context
    parser = FieldParser(context)
    digestOrder = columns.map { ($0.name(in: type.type), $0.index) }.sorted {
      $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
  }

  /// The heading: the first row in which two columns are known, or the only one; where there is none,
  /// the first in which one is.
  private static func header(
    _ reader: CSVReader, _ matcher: HeadingMatcher
  ) throws(InterchangeError) -> CSVHeader {
    do {
      return try reader.readHeader { row in
        var known = 0
        for index in 0..<row.count where matcher.meaning(of: row.text(index)) != nil { known += 1 }
        return known >= 2 || known == 1 && row.count == 1
      }
    } catch {
      guard error.code == .missingHeader else { throw error }
      try reader.rewind()
      return try reader.readHeader { row in
        row.texts.contains { matcher.meaning(of: $0) != nil }
      }
    }
  }

  func rewind() throws {
    try reader.rewind()
    unheld = [:]
  }

  func next() throws -> Bool {
    while true {
      do throws(InterchangeError) {
        guard let row = try reader.next() else { return false }
        if row.isBlank { continue }
      } catch {
        // The row is lost, those after it are not.
        guard error.code == .malformed, error.location.line != nil, !reader.hasEnded else {
          throw error
        }
        draft.begin(type, line: reader.row.line)
        draft.problems.append(RowProblem(error, file: reader.fileName))
        return true
      }
      draft.begin(type, line: reader.row.line)
      if let problem = reader.raggedRowProblem {
        draft.problems.append(problem)
      } else {
        readCells()
      }
      return true
    }
  }

  private func readCells() {
    let row = reader.row
    for column in columns {
      if let wording = column.wording {
        readForeign(column, wording)
      } else if row.isEmpty(column.index) {
        setEmpty(column)
      } else {
        read(row.text(column.index), column)
      }
    }
    if !unheldColumns.isEmpty { countUnheld() }
    let hasKey = key.map { draft.holds($0) } ?? false
    if draft.identity == nil, !hasKey { draft.digest = digest() }
  }

  /// Says that a field is empty.
  func setEmpty(_ column: TableColumn) {
    if let own = column.own {
      draft.own.append(RecordDraft.Own(column: own, value: nil))
    } else {
      draft.set(column.field, type.layout.empty[column.field])
    }
  }

  /// Reads what stands in a cell, or what another program means by it.
  func read(_ text: String, _ column: TableColumn) {
    switch column.reading {
    case .text: draft.set(column.field, .text(text.nfc))
    case .special: draft.special.append(RecordDraft.Special(field: column.field, text: text))
    case .reference(let target): readReference(text, column, target)
    case .parsed(let field): parse(text, column, field)
    case .own(let own):
      draft.own.append(RecordDraft.Own(column: own, value: OwnText.value(text.nfc)))
    case .ownText(let own):
      draft.own.append(RecordDraft.Own(column: own, value: .text(text.nfc), isText: true))
    case .key: readKey(text, column)
    case .keyed(let target, let key): readKeyed(text, column, target, key: key)
    }
  }

  func count(unheld column: Int) { unheld[column, default: 0] += 1 }

  private func readReference(_ text: String, _ column: TableColumn, _ target: String) {
    if let id = Identifier(text) {
      draft.set(column.field, .reference(id))
    } else {
      draft.named.append(
        RecordDraft.Named(field: column.field, type: target, text: text.nfc))
    }
  }

  private func parse(_ text: String, _ column: TableColumn, _ field: FieldDescription) {
    if isOurs, let value = NeutralForm.value(text, field.kind) {
      draft.set(column.field, value)
      return
    }
    do throws(InterchangeError) {
      guard case .value(let value) = try parser.parse(text, for: field) else { return }
      draft.set(column.field, value.isNone ? type.layout.empty[column.field] : value)
    } catch {
      draft.problems.append(
        RowProblem(
          file: reader.fileName, line: draft.line, column: column.heading, value: text,
          message: .problem(error)))
    }
  }

  /// What stands for the row's content: its cells by what their columns are called, empty ones left
  /// out, so that neither the order of the columns nor a new empty one makes another row of it.
  private func digest() -> ContentDigest {
    var hasher = ContentHasher()
    hasher.add(type.type.name)
    for (name, index) in digestOrder where !reader.row.isEmpty(index) {
      hasher.add(name)
      reader.row.withBytes(index) { hasher.add($0) }
      hasher.add(byte: 0xFF)
    }
    return hasher.digest()
  }

  /// The field in whose column a row says which record it is: another program's key where there is
  /// no column for the identity.
  private func column(for field: Int) -> Int {
    guard field == 0, let key, !columns.contains(where: { $0.field == 0 }) else { return field }
    return key
  }

  func heading(_ field: Int) -> String? {
    let field = column(for: field)
    return columns.first { $0.field == field && !$0.isOwn }?.heading
      ?? columns.first { $0.field == field }?.heading
  }

  func content(_ field: Int) -> String? {
    let field = column(for: field)
    guard let column = columns.first(where: { $0.field == field && !$0.isOwn }),
      column.index < reader.row.count
    else { return nil }
    return reader.row.text(column.index)
  }

  /// The row read last as it was understood, a text for each column of the file.
  func sample(in context: ReadingContext) -> [String] {
    var values = draft.values
    do throws(RecordDraft.FieldFailure) {
      values = try draft.values(over: type.layout.absent, in: context)
    } catch {
      // What the domain cannot read stands as it is in the file, and among the problems.
    }
    return understood.indices.map { index in
      index < reader.row.count ? sample(index, values) : ""
    }
  }

  private func sample(_ index: Int, _ values: [Value]) -> String {
    let text = reader.row.text(index)
    guard let column = columns.first(where: { $0.index == index }), !column.isOwn else {
      return text
    }
    let field = type.type.fields[column.field]
    let value = values[column.field]
    switch column.reading {
    case .parsed, .special:
      return value.isNone ? text : FieldWriter().text(value, for: field) { _, _ in nil }
    default: return text
    }
  }

  var fraction: Double? {
    guard let size = source.size, size > 0 else { return nil }
    return min(1, Double(source.position) / Double(size))
  }

  var warnings: [RowProblem] {
    let replaced = reader.replacements
    return headingWarnings + losses
      + RowProblem.replacements(replaced, file: reader.fileName)
  }

  func rejections(to output: ByteOutput) -> any RejectionWriter {
    TableRejections(reader, output: output)
  }
}

extension TableColumn {
  /// Whether it is one of the person's own fields.
  var isOwn: Bool { own != nil }
}

extension RowProblem {
  /// The warning that bytes were replaced, where some were.
  static func replacements(_ replaced: Replacements, file: String) -> [RowProblem] {
    guard replaced.count > 0 else { return [] }
    return [
      RowProblem(
        file: file, line: 1,
        message: Message(
          "interchange.import.replaced",
          [
            "file": .text(file), "line": 1, "count": .number(replaced.count),
            "offsets": .list(replaced.firstOffsets.map { String($0) }),
          ]))
    ]
  }
}
