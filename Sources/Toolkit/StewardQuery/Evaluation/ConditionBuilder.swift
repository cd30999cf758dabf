internal import StewardModels

/// Makes conditions of a filter that was checked.
struct ConditionBuilder {
  let type: RecordType
  let source: any RowSource

  typealias Types = (String) -> RecordType?

  func condition(
    _ filter: FilterExpression, _ types: Types
  ) throws(QueryError) -> Condition {
    switch filter {
    case .all(let parts): return .all(try conditions(parts, types))
    case .any(let parts): return .any(try conditions(parts, types))
    case .not(let part): return .not(try condition(part, types))
    case .isNone(let path):
      if let own = path.own { return .own(try column(path), name: own, .isNone) }
      return .isNone(try column(path))
    case .compare(let path, let comparison, let value):
      return try comparing(path, comparison, value)
    case .oneOf(let path, let values): return try member(path, of: values)
    case .text(let path, let match, let text):
      let match = FoldedMatch(match, folded: text)
      if let own = path.own { return .own(try column(path), name: own, .text(match)) }
      return .folded(try column(path), match)
    case .tagged(let path, let tag): return .tagged(try column(path), tag)
    case .search(let terms):
      let columns = type.fields.indices.filter { type.fields[$0].isSearchable }
        .map { type.firstColumns[$0] }
      return .search(columns, terms)
    case .handle(let path, let prefix): return .handle(try column(path), prefix.range)
    case .refers(let path, let condition, let orLiesIn):
      return try reference(path, condition, orLiesIn: orLiesIn, types)
    }
  }

  private func conditions(
    _ parts: [FilterExpression], _ types: Types
  ) throws(QueryError) -> [Condition] {
    var conditions: [Condition] = []
    conditions.reserveCapacity(parts.count)
    for part in parts { conditions.append(try condition(part, types)) }
    return conditions
  }

  private func reference(
    _ path: FieldPath, _ filter: FilterExpression, orLiesIn: Bool, _ types: Types
  ) throws(QueryError) -> Condition {
    guard let field = type.field(path.field) else { throw .unknownField(path.field, of: type) }
    let isItself = field.kind == .identifier
    let name = field.kind.target ?? type.name
    guard let target = isItself ? type : types(name) else { throw .unknownType(name, field) }
    let condition = try ConditionBuilder(type: target, source: source).condition(filter, types)
    var parent: Int?
    if orLiesIn, let field = target.parentField, let index = target.index(ofField: field.name) {
      parent = target.firstColumns[index]
    }
    let reference = ReferenceCondition(
      type: target.name, condition: condition, parent: parent, source: source)
    let column = try column(path)
    return isItself ? .lies(column, reference) : .refers(column, reference)
  }

  /// The first column of the field.
  func column(_ path: FieldPath) throws(QueryError) -> Int {
    guard let index = type.index(ofField: path.field) else {
      throw .unknownField(path.field, of: type)
    }
    return type.firstColumns[index]
  }
}
