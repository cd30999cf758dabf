public import StewardModels
import StewardValidation

// Writing without Swift types. The rules of a declared type are checked all the same.
extension Transaction {
  /// Adds a record of a type by its row, whose columns stand in the order of the program's
  /// declaration of it.
  ///
  /// - Returns: The row as it is kept, in the order of the stored type.
  /// - Throws: As `insert`.
  @discardableResult
  public func insert(_ row: [Scalar], model: RecordModel) throws -> StoredRecord {
    try check(row, model)
    let plan = try plan(model.type.name)
    let positions = try plan.type.positions(of: model.type)
    let kept = try insert(plan.type.row(row, at: positions, over: plan.blank), plan)
    return StoredRecord(revision: number ?? 0, row: kept)
  }

  /// Puts other columns in the place of a record's, given in the order of the program's declaration.
  ///
  /// - Parameter old: The record as it was read in this transaction.
  /// - Throws: As `update`.
  @discardableResult
  public func update(
    _ old: StoredRecord, to row: [Scalar], model: RecordModel
  ) throws -> StoredRecord {
    try check(row, model)
    let plan = try plan(model.type.name)
    let positions = try plan.type.positions(of: model.type)
    let kept = try update(old, to: plan.type.row(row, at: positions, over: old.row), plan)
    return StoredRecord(sequence: old.sequence, revision: number ?? old.revision, row: kept)
  }

  private func check(_ row: [Scalar], _ model: RecordModel) throws {
    let violations = try Row.view(row) { (row) throws(ModelError) in
      try model.violations(in: row)
    }
    if !violations.isEmpty { throw ValidationError(violations) }
  }
}

extension Snapshot {
  /// A stored row in the order of the program's declaration of its type.
  public func declaredRow(_ record: StoredRecord, model: RecordModel) throws -> [Scalar] {
    let stored = try reader.catalog.entry(model.type.name).type
    return try stored.positions(of: model.type).map { record.row[$0] }
  }
}
