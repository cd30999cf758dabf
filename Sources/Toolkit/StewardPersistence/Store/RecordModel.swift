public import StewardModels

/// A record type that a program declares, without its Swift type: its description and its rules.
///
/// Generic code (import, forms, the verbs of the programs) works with rows and this.
public struct RecordModel: Sendable {
  /// The type, as data.
  public let type: RecordType
  private let findViolations: @Sendable (Row) throws(ModelError) -> [Violation]

  /// Takes a Swift record type.
  ///
  /// - Throws: `ModelError.Code.invalidSchema` where the declaration contradicts itself.
  public init<Root: Record>(_ root: Root.Type) throws(ModelError) {
    let schema = root.schema
    type = schema.type
    try type.checkDeclaration()
    findViolations = { (row) throws(ModelError) -> [Violation] in
      var violations: [Violation] = []
      schema.check(try schema.decode(row), into: &violations)
      return violations
    }
  }

  /// Every rule that a row breaks, whose columns stand in the order of the declaration.
  public func violations(in row: Row) throws(ModelError) -> [Violation] {
    try findViolations(row)
  }
}
