public import StewardModels
import StewardValidation

/// The completion for entries of lists: one without a list comes on the list that is meant, one
/// without a place after the last, and one that stands under another on the list of that.
public struct ListCompletion: RowCompletion {
  private let shape: ListShape
  private let type: RecordType
  private let list: Int
  private let position: Int
  private let parent: (field: FieldDescription, column: Int)?
  /// The last place that was given on each list.
  private var last: [Identifier: Position] = [:]
  private var meant: Identifier?

  /// Completes entries of a declared type.
  public init(_ shape: ListShape, entries type: RecordType) {
    self.shape = shape
    self.type = type
    func column(_ index: Int?) -> Int { index.map { type.firstColumns[$0] } ?? 0 }
    list = column(type.fields.firstIndex { $0.kind == .reference(shape.list) })
    position = column(type.fields.firstIndex { $0.role == .position })
    parent = type.fields.firstIndex { $0.role == .parent }.map {
      (type.fields[$0], type.firstColumns[$0])
    }
  }

  /// Nothing: places are given when entries are written.
  public mutating func foresee(_ row: [Scalar]) {}

  /// Fills in list and place.
  ///
  /// - Throws: `ValidationError` where an entry would stand under itself.
  public mutating func complete(
    _ row: inout [Scalar], replacing old: [Scalar]?, in transaction: Transaction
  ) throws {
    if let parent, let outer = row[parent.column].identifier,
      row[parent.column] != old?[parent.column]
    {
      let violations = try transaction.treeViolations(
        of: row, type: type, namesAreUnique: false)
      if !violations.isEmpty {
        throw ValidationError(violations, at: RecordPlace(identifier: row[0].identifier))
      }
      let layout = try transaction.layout(of: shape)
      let reference = RecordReference(type: shape.entry, id: outer)
      if let above = try transaction.record(reference)?.row[layout.list.column], !above.isNull {
        row[list] = above
      }
    }
    if row[list].isNull { row[list] = .identifier(try meantList(in: transaction)) }
    guard let id = row[0].identifier, let target = row[list].identifier else { return }
    guard let old else {
      if row[position].isNull { row[position] = try next(on: target, in: transaction) }
      return
    }
    guard old[list] != row[list] else { return }
    row[position] = try next(on: target, in: transaction)
    try leaveParent(&row, old, target, in: transaction)
    try transaction.takeAlong(id, to: target, try transaction.layout(of: shape))
    last[target] = nil
  }

  /// An entry that goes to another list leaves what it stood under, unless that is there too.
  private func leaveParent(
    _ row: inout [Scalar], _ old: [Scalar], _ target: Identifier, in transaction: Transaction
  ) throws {
    guard let parent, let outer = row[parent.column].identifier,
      row[parent.column] == old[parent.column]
    else { return }
    let layout = try transaction.layout(of: shape)
    let above = try transaction.record(RecordReference(type: shape.entry, id: outer))
    if above?.row[layout.list.column].identifier != target { row[parent.column] = .null }
  }

  private mutating func next(
    on list: Identifier, in transaction: Transaction
  ) throws -> Scalar {
    let known = last[list].flatMap { Position.between($0, nil) }
    let position = try known ?? transaction.positionAtEnd(of: list, shape)
    last[list] = position
    return .text(position.stored)
  }

  private mutating func meantList(in transaction: Transaction) throws -> Identifier {
    if let meant { return meant }
    let id = try transaction.makeMeantList(shape).id
    meant = id
    return id
  }
}
