import StewardModels
import StewardQuery
import StewardText

/// Two record types that have fields of every kind between them.
enum Samples {
  static let types: [String: RecordType] = ["item": item, "place": place]

  static let place = RecordType(
    name: "place", title: "place", plural: "places", version: 1,
    fields: [
      field("id", .identifier),
      field("name", .text) {
        $0.isRequired = true
        $0.isSearchable = true
        $0.isLocalized = true
        $0.role = .name
      },
      field("parent", .reference("place"), isOptional: true) { $0.role = .parent },
    ])

  static let item = RecordType(
    name: "item", title: "item", plural: "items", version: 1,
    fields: [
      field("id", .identifier),
      field("name", .text) {
        $0.isRequired = true
        $0.isSearchable = true
        $0.isLocalized = true
        $0.role = .name
      },
      field("note", .text, isOptional: true) { $0.isSearchable = true },
      field("serial", .text, isOptional: true),
      field("count", .integer) { $0.aliases = ["number", "due"] },
      field("ratio", .number, isOptional: true),
      field("insured", .flag, isOptional: true),
      field("bought", .day, isOptional: true) {
        $0.title = "Purchase day"
        $0.role = .done
      },
      field("due", .day, isOptional: true) { $0.role = .due },
      field("made", .moment, isOptional: true) { $0.role = .created },
      field("when", .when, isOptional: true) { $0.role = .start },
      field("price", .money, isOptional: true),
      field("amount", .quantity, isOptional: true),
      field("tag", .tags),
      field("own", .own),
      field("icon", .icon, isOptional: true),
      field("condition", .choice(["new", "good", "fair"]), isOptional: true),
      field("place", .reference("place"), isOptional: true),
    ])

  static func field(
    _ name: String, _ kind: FieldKind, isOptional: Bool = false,
    _ change: (inout FieldDescription) -> Void = { _ in }
  ) -> FieldDescription {
    var field = FieldDescription(name: name, kind: kind, isOptional: isOptional)
    change(&field)
    return field
  }

  /// A number as an identifier.
  static func id(_ number: UInt64) -> Identifier {
    Identifier(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0000 | number)
  }

  /// The row of a record of which some fields hold something.
  static func row(
    _ values: [String: Value] = [:], id number: UInt64 = 1, type: RecordType = item
  ) -> [Scalar] {
    type.row(
      type.fields.map { field in
        if field.name == "id" { return .reference(id(number)) }
        return values[field.name] ?? .none
      })
  }

  static let collation = Collation(locale: .english)
}

/// Rows of several types in memory.
struct MemoryRows: RowSource {
  var rows: [String: [Identifier: [Scalar]]] = [:]

  init() {}

  init(_ rows: [(RecordType, [[Scalar]])]) {
    for (type, list) in rows {
      for row in list {
        guard let id = row[0].identifier else { continue }
        self.rows[type.name, default: [:]][id] = row
      }
    }
  }

  func row(of type: String, id: Identifier) -> [Scalar]? { rows[type]?[id] }
}

extension FilterExpression {
  /// Whether the filter holds for a row.
  func holds(
    _ row: [Scalar], type: RecordType = Samples.item, source: MemoryRows = MemoryRows()
  ) throws -> Bool {
    try PreparedFilter(self, type: type, source: source, types: { Samples.types[$0] }).holds(row)
  }

  /// The filter as backends get it.
  func checked(_ type: RecordType = Samples.item) throws(QueryError) -> FilterExpression {
    try checked(against: type, types: { Samples.types[$0] })
  }
}
