import StewardModels
import StewardQuery

// What a filter says about the way in which its records are best found.
extension FilterExpression {
  /// The fields that hold one value in all records that satisfy the filter.
  var fixedFields: Set<String> {
    switch self {
    case .compare(let path, .equal, .reference) where path.own == nil: [path.field]
    case .all(let parts): parts.reduce(into: []) { $0.formUnion($1.fixedFields) }
    default: []
    }
  }

  /// Whether it may be satisfied by few records, which an index or the words find.
  var isSelective: Bool {
    switch self {
    case .compare, .oneOf, .text, .tagged, .search, .handle: true
    case .all(let parts): parts.contains(where: \.isSelective)
    case .any(let parts): parts.allSatisfy(\.isSelective)
    case .isNone, .not, .refers: false
    }
  }
}
