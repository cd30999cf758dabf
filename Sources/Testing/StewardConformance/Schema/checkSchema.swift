public import StewardModels

/// Proves that the declaration of a record type says what its Swift type does.
///
/// Each field is given a value that no other field has, by column; a record is made of the row, and
/// each field must read its own value from it. So two swapped fields of one type, which the compiler
/// takes for right, are found, as are a key path used twice and an initializer that changes what it is
/// given. Flags and choices, which have few values, are told apart over several rows.
///
/// ```swift
/// @Test func schema() throws { try checkSchema(Book.self) }
/// ```
///
/// - Throws: `SchemaFault` with the first fault.
public func checkSchema<Root: Record>(_ root: Root.Type) throws(SchemaFault) {
  try SchemaCheck(root).run()
}

/// What `checkSchema` does, for one record type.
struct SchemaCheck<Root: Record> {
  private let schema: Schema<Root>
  private let type: RecordType

  init(_ root: Root.Type) {
    schema = root.schema
    type = schema.type
  }

  func run() throws(SchemaFault) {
    try checkDeclaration()
    for round in 0..<SampleValues.rounds(type) {
      try check(SampleValues.row(type, round: round))
    }
    // Fields that can be nil, are.
    let samples = SampleValues.row(type, round: 0)
    var values: [Value] = []
    for (field, value) in zip(type.fields, samples) {
      values.append(field.isOptional ? .none : value)
    }
    try check(values)
  }

  private func checkDeclaration() throws(SchemaFault) {
    do throws(ModelError) {
      try type.checkDeclaration()
    } catch {
      throw fault(.declaration, "", error.description)
    }
    for field in type.fields where !field.isOptional && field.onRemoval == .clear {
      if case .reference = field.kind {
        throw fault(.cannotClear, field.name, "it cannot be nil, and is to be cleared on removal")
      }
    }
    for rule in schema.rules {
      for name in rule.fields where type.field(name) == nil {
        throw fault(.unknownField, name, "a rule names it, and it is not declared")
      }
    }
  }

  /// Reads a record of some values and makes sure that it holds them, each in its field.
  private func check(_ values: [Value]) throws(SchemaFault) {
    let row = type.row(values)
    let record: Root
    do throws(ModelError) {
      record = try Row.view(row) { (row) throws(ModelError) in try schema.decode(row) }
    } catch {
      throw fault(.unreadable, "", error.debugDescription)
    }
    let found = schema.values(of: record)
    for (index, field) in type.fields.enumerated() where found[index] != values[index] {
      let other = values.firstIndex(of: found[index]).map { type.fields[$0].name }
      guard let other else {
        throw fault(
          .changed, field.name, "it was given \(values[index]) and holds \(found[index])")
      }
      throw fault(.misplaced, field.name, "it holds what was given to \(other)")
    }
    let written = schema.row(record)
    for (index, column) in type.columns.enumerated() where written[index] != row[index] {
      throw fault(
        .changed, type.fields[column.field].name,
        "the column \(column.name) held \(row[index]) and is written as \(written[index])")
    }
  }

  private func fault(_ code: SchemaFault.Code, _ field: String, _ details: String) -> SchemaFault {
    SchemaFault(code: code, type: type.name, field: field, details: details)
  }
}
