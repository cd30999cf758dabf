import StewardModels
import StewardQuery

/// How a record type lies in tables.
///
/// ```
/// "item"(_rid, id, _rev, the declared columns, the derived ones)     the records
/// "item_search"(tokens)                                              full text, by _rid
/// "item_tag_tags"(tag, rid)                                          each tag folded
/// "item_own_own"(name, rid, label, kind, text, …)               each own field
/// ```
///
/// Names of types and fields hold no underscore, so that none of these can meet.
struct TableLayout {
  let type: RecordType
  /// The columns that are computed from the declared ones, in the order in which they are written.
  let derived: [DerivedColumn]

  init(_ type: RecordType) {
    self.type = type
    derived = type.fields.enumerated().flatMap { index, field in
      DerivedColumn.columns(of: field, at: type.firstColumns[index])
    }
    searchedColumns = type.fields.indices.filter { type.fields[$0].isSearchable }.map {
      type.firstColumns[$0]
    }
    tagFields = Self.fields(type, of: .tags)
    ownFields = Self.fields(type, of: .own)
  }

  var table: String { Self.quoted(type.name) }
  var searchTable: String { Self.quoted(type.name + "_search") }

  func tagTable(_ field: String) -> String { Self.quoted("\(type.name)_tag_\(field)") }
  func ownTable(_ field: String) -> String { Self.quoted("\(type.name)_own_\(field)") }

  /// All tables of the type, those beside the records first.
  var tables: [String] {
    (isSearchable ? [searchTable] : []) + tagFields.map { tagTable($0.name) }
      + ownFields.map { ownTable($0.name) } + [table]
  }

  /// The fields whose tags lie in a table beside, with their column.
  let tagFields: [(name: String, column: Int)]
  /// The fields whose own fields lie in a table beside, with their column.
  let ownFields: [(name: String, column: Int)]

  private static func fields(
    _ type: RecordType, of kind: FieldKind
  ) -> [(name: String, column: Int)] {
    type.fields.indices.filter { type.fields[$0].kind == kind }.map {
      (type.fields[$0].name, type.firstColumns[$0])
    }
  }

  /// The columns whose words a search finds.
  let searchedColumns: [Int]

  var isSearchable: Bool { !searchedColumns.isEmpty }

  /// The columns by which the order of a field goes, from the first to the last.
  func orderColumns(_ field: FieldDescription) -> [String] {
    switch field.kind {
    case .money: [field.name + "_currency", field.name]
    case .when: [field.name, field.name + "_utc"]
    case .quantity: [field.name + "_dimension", field.name + "_base"]
    case .text where field.isLocalized: [field.name + "_key"]
    default: [field.name]
    }
  }

  /// A name in SQL.
  ///
  /// Names hold no quotation marks: they are letters, digits, `-` and `_`.
  static func quoted(_ name: String) -> String { "\"\(name)\"" }
}

/// A column that is computed from a declared one.
struct DerivedColumn {
  enum Kind {
    /// Text without regard to case, accents and width.
    case fold
    /// The sort key of the store's language.
    case sortKey
    /// What a quantity's unit measures.
    case dimension
    /// A quantity in the base unit of that.
    case base
  }

  let name: String
  let kind: Kind
  /// The declared column.
  let source: Int

  var sqlType: String {
    switch kind {
    case .fold, .dimension: "TEXT"
    case .sortKey: "BLOB"
    case .base: "INTEGER"
    }
  }

  static func columns(of field: FieldDescription, at column: Int) -> [DerivedColumn] {
    switch field.kind {
    case .text:
      [DerivedColumn(name: field.name + "_fold", kind: .fold, source: column)]
        + (field.isLocalized
          ? [DerivedColumn(name: field.name + "_key", kind: .sortKey, source: column)] : [])
    case .icon, .choice:
      [DerivedColumn(name: field.name + "_fold", kind: .fold, source: column)]
    case .quantity:
      [
        DerivedColumn(name: field.name + "_dimension", kind: .dimension, source: column),
        DerivedColumn(name: field.name + "_base", kind: .base, source: column),
      ]
    default: []
    }
  }
}
