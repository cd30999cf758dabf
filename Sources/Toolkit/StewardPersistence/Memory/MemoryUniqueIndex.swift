import StewardModels
import StewardText

/// Which record holds which value of a field that is unique.
struct MemoryUniqueIndex: Sendable {
  let field: FieldDescription
  private let columns: Range<Int>
  private let isWords: Bool
  private var holders = ShardedMap<[Scalar], Identifier>()

  init(_ type: RecordType, field index: Int) {
    field = type.fields[index]
    let first = type.firstColumns[index]
    columns = first..<(first + field.kind.columns.count)
    switch field.kind {
    case .text, .icon, .choice: isWords = true
    default: isWords = false
    }
  }

  /// What of a row must not recur; nil where the field is nil.
  ///
  /// Words count folded, as their bytes, everything else as it is.
  private func key(_ row: [Scalar]) -> [Scalar]? {
    let first = row[columns.lowerBound]
    if first.isNull { return nil }
    if case .text(let text) = first, isWords {
      return [.bytes(Array(Folding.folded(text).utf8))]
    }
    return Array(row[columns])
  }

  /// The record that stands in the way of a row; nil where none does.
  func holder(against row: [Scalar]) -> Identifier? {
    guard let holder = key(row).flatMap({ holders[$0] }), .identifier(holder) != row[0] else {
      return nil
    }
    return holder
  }

  mutating func add(_ row: [Scalar], _ id: Identifier) {
    if let key = key(row) { holders[key] = id }
  }

  mutating func remove(_ row: [Scalar]) {
    if let key = key(row) { holders[key] = nil }
  }
}
