/// The fields of a record type without the types of what they hold: what a schema does with each.
@usableFromInline
struct FieldTable<Root: Record>: Sendable {
  private let encoding = FieldEncoding<Root>()
  private var encoderMakers: [@Sendable () -> FieldEncoder<Root>] = []
  /// Appends every rule that a record breaks in one of the fields.
  private(set) var check: @Sendable (Root, inout [Violation]) -> Void = { _, _ in }
  private var defaultRow: [Scalar] = []
  private var columnFields: [String] = []
  private var describe: [@Sendable () -> FieldDescription] = []

  /// Begins with the identity.
  @usableFromInline
  init(_ id: Field<Root, RecordID<Root>>) {
    encoderMakers.append { FieldEncoder(id) }
    addDefault(id)
    describe.append {
      var identity = id.description
      identity.kind = .identifier
      identity.title = "ID"
      return identity
    }
  }

  @usableFromInline
  mutating func add<Content: FieldValue>(_ field: Field<Root, Content>) {
    encoderMakers.append { FieldEncoder(field) }
    addDefault(field)
    check = field.checking(after: check)
    describe.append { field.description }
  }

  private mutating func addDefault<Content: FieldValue>(_ field: Field<Root, Content>) {
    if let content = field.defaultContent {
      content.encode(into: &defaultRow)
    } else {
      for _ in 0..<Content.columnCount { defaultRow.append(.null) }
    }
    for _ in 0..<Content.columnCount { columnFields.append(field.name) }
  }

  /// What appends the columns of each field, made when a record is first written.
  var encoders: [FieldEncoder<Root>] { encoding.encoders(encoderMakers) }

  /// What the columns hold where nothing is stored.
  var defaults: RowDefaults { RowDefaults(row: defaultRow, fields: columnFields) }

  /// The fields as data.
  ///
  /// Asked for only when all declarations stand: a field may refer to another record type, whose
  /// declaration may refer to this one.
  func descriptions() -> [FieldDescription] { describe.map { $0() } }
}
