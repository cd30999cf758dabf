package import StewardModels
internal import StewardText

/// Checks a filter against a record type and brings it into normal form, condition by condition.
struct FilterChecker {
  let type: RecordType
  let depth: Int

  typealias Types = (String) -> RecordType?

  func check(
    _ filter: FilterExpression, negated: Bool, _ types: Types
  ) throws(QueryError) -> FilterExpression {
    guard depth < FilterExpression.greatestDepth else {
      throw .tooDeep(FilterExpression.greatestDepth)
    }
    let inner = FilterChecker(type: type, depth: depth + 1)
    switch filter {
    case .all(let parts), .any(let parts):
      var checked: [FilterExpression] = []
      checked.reserveCapacity(parts.count)
      for part in parts { checked.append(try inner.check(part, negated: negated, types)) }
      var isAll = false
      if case .all = filter { isAll = true }
      return .joined(checked, isAll: isAll != negated)
    case .not(let part):
      return try inner.check(part, negated: !negated, types)
    case .refers(let path, let condition, let orLiesIn):
      return try reference(path, condition, orLiesIn: orLiesIn, types).negated(if: negated)
    default:
      return try leaf(filter).negated(if: negated)
    }
  }

  private func leaf(_ filter: FilterExpression) throws(QueryError) -> FilterExpression {
    switch filter {
    case .isNone(let path):
      let (field, path) = try resolve(path)
      return field.kind == .identifier ? .never : .isNone(path)
    case .compare(let path, let comparison, let value):
      let (field, path) = try resolve(path)
      return .compare(path, comparison, try check(value, field, path))
    case .oneOf(let path, let values):
      return try oneOf(path, values)
    case .text(let path, let match, let text):
      return try textMatch(path, match, text)
    case .tagged(let path, let tag):
      let (field, path) = try resolve(path)
      guard field.kind == .tags else { throw .unfit("query.tag.kind", field) }
      return .tagged(path, try checkText(tag, field.name).folded)
    case .search(let terms):
      guard type.fields.contains(where: \.isSearchable) else { throw .unsearchable(type) }
      return terms.isEmpty ? .always : .search(terms)
    case .handle(let path, let prefix):
      let (field, path) = try resolve(path)
      guard field.kind == .identifier || field.kind.target != nil else {
        throw .unfit("query.reference.kind", field)
      }
      return .handle(path, prefix)
    case .all, .any, .not, .refers: return filter
    }
  }

  private func oneOf(
    _ path: FieldPath, _ values: [Value]
  ) throws(QueryError) -> FilterExpression {
    let (field, path) = try resolve(path)
    var checked: [Value] = []
    checked.reserveCapacity(values.count)
    for value in values { checked.append(try check(value, field, path)) }
    if checked.isEmpty {
      if path.own == nil, !field.kind.isComparable { throw .unfit("query.compare.kind", field) }
      return .never
    }
    return checked.count == 1 ? .compare(path, .equal, checked[0]) : .oneOf(path, checked)
  }

  private func textMatch(
    _ path: FieldPath, _ match: TextMatch, _ text: String
  ) throws(QueryError) -> FilterExpression {
    let (field, path) = try resolve(path)
    switch field.kind {
    case .text, .icon, .choice: break
    case .own where path.own != nil: break
    default: throw .unfit("query.text.kind", field)
    }
    let folded = try checkText(text, field.name).folded
    // Every text holds and begins with nothing; an own field may hold something else than text.
    if folded.isEmpty, match != .equals, path.own == nil { return .not(.isNone(path)) }
    return .text(path, match, folded)
  }

  private func reference(
    _ path: FieldPath, _ condition: FilterExpression, orLiesIn: Bool, _ types: Types
  ) throws(QueryError) -> FilterExpression {
    let (field, path) = try resolve(path)
    let target: RecordType
    if field.kind == .identifier {
      target = type
    } else {
      guard let name = field.kind.target else { throw .unfit("query.reference.kind", field) }
      guard let named = types(name) else { throw .unknownType(name, field) }
      target = named
    }
    let checked = try FilterChecker(type: target, depth: depth + 1)
      .check(condition, negated: false, types)
    if checked == .never { return .never }
    if checked == .always, field.kind == .identifier { return .always }
    return .refers(path, checked, orLiesIn: orLiesIn && target.parentField != nil)
  }

  /// The field that a path names, and the path with its own name folded.
  private func resolve(
    _ path: FieldPath
  ) throws(QueryError) -> (field: FieldDescription, path: FieldPath) {
    guard let field = type.field(path.field) else { throw .unknownField(path.field, of: type) }
    guard let own = path.own else { return (field, path) }
    guard field.kind == .own else { throw .holdsNoOwn(path) }
    return (field, FieldPath(path.field, own: try checkText(own, field.name).folded))
  }
}

extension FieldKind {
  /// The name of the record type that a reference refers to.
  var target: String? { if case .reference(let name) = self { name } else { nil } }
  /// Whether a field of this kind is compared as a whole.
  var isComparable: Bool { isSortable }
}

extension RecordType {
  /// The field by which records of the type lie in each other.
  package var parentField: FieldDescription? {
    guard let field = field(role: .parent), field.kind == .reference(name) else { return nil }
    return field
  }
}
