/// The declaration of a record type: its name, its initializer, and its fields in the order of the
/// initializer's parameters.
///
/// ```swift
/// static let schema = Schema("book", Book.init, Field.id(), title, price, read)
/// ```
///
/// The compiler proves that each field has the type of its parameter; `checkSchema` in
/// StewardConformance proves that no two of one type are swapped.
public struct Schema<Root: Record>: Sendable {
  /// The record type's name: the table's, and the word in filters.
  public let name: String
  /// The rules that several fields must keep together.
  public let rules: [RecordRule<Root>]

  private let plural: String
  private let title: String
  private let version: Int
  private let indexes: [FieldIndex]
  private let decodeRow: RowDecoder
  private let fields: FieldTable<Root>
  private let defaults: RowDefaults

  @usableFromInline
  typealias RowDecoder = @Sendable (inout RowCursor) throws(ModelError) -> Root

  @usableFromInline
  init(
    name: String, title: String?, plural: String?, version: Int, indexes: [FieldIndex],
    rules: [RecordRule<Root>], fields: FieldTable<Root>, decodeRow: @escaping RowDecoder
  ) {
    self.name = name
    self.title = title ?? name
    self.plural = plural ?? (title ?? name) + "s"
    self.version = version
    self.indexes = indexes
    self.rules = rules
    self.fields = fields
    defaults = fields.defaults
    self.decodeRow = decodeRow
  }

  /// Declares a record type.
  ///
  /// - Parameters:
  ///   - name: Lower-case letters, digits and hyphens, a letter first.
  ///   - make: The initializer that takes the identity and then every field.
  ///   - id: `Field.id()`.
  ///   - fields: The fields, in the order of the initializer's parameters.
  ///   - title: What one record is called; the name unless told otherwise.
  ///   - plural: What several are called; the name with an s unless told otherwise.
  ///   - version: Raised when a change is not additive; then a numbered migration step is needed.
  ///   - indexes: Indexes over several fields, where an order is asked for within a group.
  ///   - rules: The rules that several fields must keep together.
  @inlinable
  public init<each Content: FieldValue>(
    _ name: String,
    _ make: @escaping @Sendable (RecordID<Root>, repeat each Content) -> Root,
    _ id: Field<Root, RecordID<Root>>,
    _ fields: repeat Field<Root, each Content>,
    title: String? = nil,
    plural: String? = nil,
    version: Int = 1,
    indexes: [FieldIndex] = [],
    rules: [RecordRule<Root>] = []
  ) {
    var table = FieldTable(id)
    for field in repeat each fields { table.add(field) }
    // Inlined where the types are known, so that no type is looked up while a row is read.
    self.init(
      name: name, title: title, plural: plural, version: version, indexes: indexes, rules: rules,
      fields: table
    ) { (cursor) throws(ModelError) -> Root in
      try make(RecordID.next(&cursor), repeat (each Content).next(&cursor))
    }
  }

  /// The record type as data.
  ///
  /// Costs a description of every field: keep the result.
  public var type: RecordType {
    RecordType(
      name: name, title: title, plural: plural, version: version, fields: fields.descriptions(),
      indexes: indexes)
  }

  /// Makes a record of a row whose columns stand in the order of the declaration.
  ///
  /// - Throws: `ModelError.Code.undecodable` where a column holds no value of the field's type.
  public func decode(_ row: Row) throws(ModelError) -> Root {
    var cursor = RowCursor(row: row, defaults: defaults)
    return try decodeRow(&cursor)
  }

  /// Appends the columns of a record in the order of the declaration.
  public func encode(_ record: Root, into row: inout [Scalar]) {
    withUnsafePointer(to: record) { pointer in
      for encoder in fields.encoders { encoder.encode(pointer, &row) }
    }
  }

  /// The columns of a record in the order of the declaration.
  public func row(_ record: Root) -> [Scalar] {
    var row: [Scalar] = []
    encode(record, into: &row)
    return row
  }

  /// What a record holds, in the order of the declaration, the identity first.
  public func values(of record: Root) -> [Value] { fields.encoders.map { $0.value(record) } }

  /// Appends every rule that the record breaks: first those of fields, in their order, then those
  /// of several fields.
  public func check(_ record: Root, into violations: inout [Violation]) {
    fields.check(record, &violations)
    if rules.isEmpty { return }
    for rule in rules {
      guard let message = rule.rule.violation(record) else { continue }
      let field = rule.fields.first ?? ""
      violations.append(
        Violation(
          field: field, value: value(of: field, in: record), code: rule.rule.code,
          message: message))
    }
  }

  /// What a record holds in the field of a name; nothing for a name that no field has.
  private func value(of field: String, in record: Root) -> Value {
    guard let index = type.index(ofField: field) else { return .none }
    return values(of: record)[index]
  }
}
