import StewardModels

/// How the values of a record type stand in a row, found out once.
struct RecordLayout {
  let type: RecordType
  /// How many columns each field has.
  private let widths: [Int]
  /// What each field holds where nothing was said.
  let absent: [Value]
  /// What an empty cell says in each field: nothing where that can be.
  let empty: [Value]

  init(_ type: RecordType) {
    self.type = type
    widths = type.fields.map { $0.kind.columns.count }
    absent = type.fields.map(\.absentValue)
    empty = type.fields.map { $0.isOptional ? .none : $0.absentValue }
  }

  /// The row of values that stand in the order of the fields.
  func row(_ values: [Value]) -> [Scalar] {
    var row: [Scalar] = []
    row.reserveCapacity(type.columns.count)
    for (index, width) in widths.enumerated() {
      if case .none = values[index] {
        for _ in 0..<width { row.append(.null) }
      } else {
        values[index].encode(as: type.fields[index].kind, into: &row)
      }
    }
    return row
  }

  /// The values of a row.
  func values(_ row: [Scalar]) throws(ModelError) -> [Value] {
    try Row.view(row) { (row) throws(ModelError) in try type.values(row) }
  }

  /// The fields that a person's own are kept in.
  var ownFields: [Int] { type.fields.indices.filter { type.fields[$0].kind == .own } }
}
