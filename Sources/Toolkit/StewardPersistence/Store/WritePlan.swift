import StewardModels
import StewardText

/// What every write of a record type does beside what the record says, found out once.
struct WritePlan {
  let type: RecordType
  private let texts: [Int]
  private let reals: [Int]
  private let created: Int?
  private let changed: Int?
  /// Whether the order of writes matters: two records may be about to exchange a unique value.
  let hasUnique: Bool
  /// A row in which nothing was said.
  let blank: [Scalar]
  private let defaults: DefaultColumns

  init(_ type: RecordType) {
    self.type = type
    texts = type.columns.indices.filter { type.columns[$0].type == .text }
    reals = type.columns.indices.filter { type.columns[$0].type == .real }
    func column(_ role: FieldRole) -> Int? {
      type.fields.firstIndex { $0.role == role && $0.kind == .moment }.map { type.firstColumns[$0] }
    }
    created = column(.created)
    changed = column(.changed)
    blank = type.blankRow
    defaults = DefaultColumns(type.fields.filter { !$0.isOptional }, of: type)
    hasUnique = type.fields.contains { $0.isUnique }
  }

  /// Puts the default into fields that read nothing as that, so that filters and orders say what
  /// the record does.
  func fillDefaults(_ row: inout [Scalar]) { defaults.fill(&row) }

  /// Brings text into normal form C, and negative zero to zero (DESIGN, "The same answer", 1 and 6).
  func normalise(_ row: inout [Scalar]) {
    fillDefaults(&row)
    for column in texts {
      guard case .text(let text) = row[column] else { continue }
      row[column] = .text(text.nfc)
    }
    for column in reals where row[column] == .real(0) { row[column] = .real(0) }
  }

  /// Normalises a row, and fills in when the record was made and changed.
  func complete(_ row: inout [Scalar], at moment: Moment, isNew: Bool, before: [Scalar]? = nil) {
    normalise(&row)
    if let created, row[created].isNull {
      row[created] = before?[created] ?? .integer(moment.microseconds)
    }
    guard let changed else { return }
    if let before {
      if row[changed] == before[changed] { row[changed] = .integer(moment.microseconds) }
    } else if row[changed].isNull {
      row[changed] = .integer(moment.microseconds)
    }
  }
}
