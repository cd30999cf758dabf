/// A record type as data: what a store keeps of it, and all that generic code needs.
public struct RecordType: Hashable, Sendable {
  /// The name: the table's, and the word in filters.
  public let name: String
  /// What one record is called.
  public let title: String
  /// What several are called.
  public let plural: String
  /// Raised when a change of the declaration is not additive.
  public let version: Int
  /// The fields, the identity first.
  public let fields: [FieldDescription]
  /// The indexes over several fields.
  public let indexes: [FieldIndex]

  /// One column of the table.
  public struct Column: Hashable, Sendable {
    /// The column's name.
    public let name: String
    /// What stands in it.
    public let type: ColumnType
    /// The index of its field.
    public let field: Int
  }

  /// The columns, in the order of the fields.
  public let columns: [Column]
  /// The index of the first column of each field.
  public let firstColumns: [Int]

  /// Describes a record type.
  public init(
    name: String, title: String, plural: String, version: Int, fields: [FieldDescription],
    indexes: [FieldIndex] = []
  ) {
    self.name = name
    self.title = title
    self.plural = plural
    self.version = version
    self.fields = fields
    self.indexes = indexes
    var columns: [Column] = []
    var firstColumns: [Int] = []
    for (index, field) in fields.enumerated() {
      firstColumns.append(columns.count)
      for column in field.kind.columns {
        columns.append(Column(name: field.name + column.suffix, type: column.type, field: index))
      }
    }
    self.columns = columns
    self.firstColumns = firstColumns
  }

  /// The index of the field of a name.
  public func index(ofField name: String) -> Int? { fields.firstIndex { $0.name == name } }

  /// The field of a name.
  public func field(_ name: String) -> FieldDescription? { fields.first { $0.name == name } }

  /// The first column of the field of a name.
  public func column(ofField name: String) -> Column? {
    index(ofField: name).map { columns[firstColumns[$0]] }
  }

  /// The field that has a role.
  public func field(role: FieldRole) -> FieldDescription? { fields.first { $0.role == role } }

  /// Reads the values of a row whose columns stand in the order of this description.
  public func values(_ row: Row) throws(ModelError) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(fields.count)
    for (index, field) in fields.enumerated() {
      values.append(try Value(row, at: firstColumns[index], kind: field.kind))
    }
    return values
  }

  /// The row of values that stand in the order of the fields.
  public func row(_ values: [Value]) -> [Scalar] {
    var row: [Scalar] = []
    row.reserveCapacity(columns.count)
    for (value, field) in zip(values, fields) { value.encode(as: field.kind, into: &row) }
    return row
  }
}
