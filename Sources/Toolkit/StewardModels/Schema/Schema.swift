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
  private let describeFields: @Sendable () -> [FieldDescription]
  private let decodeRow: @Sendable (Row) throws(ModelError) -> Root
  private let encodeRecord: @Sendable (Root, inout [Scalar]) -> Void
  private let checkFields: @Sendable (Root, inout [Violation]) -> Void
  private let readValues: @Sendable (Root) -> [Value]

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
  ///   - rules: The rules that several fields must keep together.
  public init<each Content: FieldValue>(
    _ name: String,
    _ make: @escaping @Sendable (RecordID<Root>, repeat each Content) -> Root,
    _ id: Field<Root, RecordID<Root>>,
    _ fields: repeat Field<Root, each Content>,
    title: String? = nil,
    plural: String? = nil,
    version: Int = 1,
    rules: [RecordRule<Root>] = []
  ) {
    self.name = name
    self.title = title ?? name
    self.plural = plural ?? (title ?? name) + "s"
    self.version = version
    self.rules = rules
    describeFields = {
      var identity = id.description
      identity.kind = .identifier
      identity.title = "ID"
      var descriptions = [identity]
      for field in repeat each fields { descriptions.append(field.description) }
      return descriptions
    }
    decodeRow = { (row) throws(ModelError) -> Root in
      var column = 1
      return try make(
        RecordID(Identifier.decode(row, at: 0)), repeat (each fields).decode(row, &column))
    }
    encodeRecord = { record, row in
      record.id.encode(into: &row)
      for field in repeat each fields { field.content(of: record).encode(into: &row) }
    }
    checkFields = { record, violations in
      for field in repeat each fields { field.check(record, &violations) }
    }
    readValues = { record in
      var values = [record.id.value]
      for field in repeat each fields { values.append(field.content(of: record).value) }
      return values
    }
  }

  /// The record type as data. Costs a description of every field: keep the result.
  public var type: RecordType {
    RecordType(
      name: name, title: title, plural: plural, version: version, fields: describeFields())
  }

  /// Makes a record of a row whose columns stand in the order of the declaration.
  ///
  /// - Throws: `ModelError.Code.undecodable` where a column holds no value of the field's type.
  @inline(__always)
  public func decode(_ row: Row) throws(ModelError) -> Root { try decodeRow(row) }

  /// Appends the columns of a record in the order of the declaration.
  public func encode(_ record: Root, into row: inout [Scalar]) { encodeRecord(record, &row) }

  /// The columns of a record in the order of the declaration.
  public func row(_ record: Root) -> [Scalar] {
    var row: [Scalar] = []
    encodeRecord(record, &row)
    return row
  }

  /// What a record holds, in the order of the declaration, the identity first.
  public func values(of record: Root) -> [Value] { readValues(record) }

  /// Appends every rule that the record breaks: first those of fields, in their order, then those
  /// of several fields.
  public func check(_ record: Root, into violations: inout [Violation]) {
    checkFields(record, &violations)
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
