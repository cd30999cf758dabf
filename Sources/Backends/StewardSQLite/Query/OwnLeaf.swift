import StewardModels
import StewardQuery

/// One of the person's own fields as what a filter's leaves are asked of.
struct OwnLeaf: FilterLeaf {
  let table: String
  /// The field's name, folded.
  let name: String
  let alias: String

  private func exists(_ condition: String, _ parameters: [Scalar]) -> SQLFragment {
    SQLFragment(
      "\(alias)._rid IN (SELECT rid FROM \(table) o WHERE o.name = ?\(condition))",
      [.text(name)] + parameters)
  }

  var isNone: SQLFragment {
    var fragment = exists("", [])
    fragment.text = "NOT (\(fragment.text))"
    return fragment
  }

  func compare(_ comparison: Comparison, _ value: Value) -> SQLFragment {
    guard let own = OwnColumns(value) else { return .never }
    return exists(
      " AND o.kind = ? AND o.\(own.column) \(comparison.rawValue) ?",
      [.integer(own.kind), own.scalar])
  }

  func isOne(of values: [Value]) -> SQLFragment {
    var kinds: [Int64: (column: String, scalars: [Scalar])] = [:]
    for own in values.compactMap(OwnColumns.init) {
      kinds[own.kind, default: (own.column, [])].scalars.append(own.scalar)
    }
    let conditions = kinds.sorted { $0.key < $1.key }.map { kind, values in
      let list =
        values.column == "number"
        ? SQLFragment.list(values.scalars)
        : SQLFragment("(SELECT value FROM json_each(?))", [.text(JSONList(values.scalars).text)])
      return exists(
        " AND o.kind = ? AND o.\(values.column) IN \(list.text)",
        [.integer(kind)] + list.parameters)
    }
    return conditions.isEmpty ? .never : .joined(conditions, by: "OR")
  }

  func matches(_ match: TextMatch, _ words: String) -> SQLFragment {
    let fragment = folded("o.fold", match, words)
    return exists(" AND " + fragment.text, fragment.parameters)
  }

  func handle(_ prefix: HandlePrefix) -> SQLFragment { .never }
}

/// How the value of an own field stands in the table beside the records.
struct OwnColumns {
  /// Which kind it is: values of different kinds never compare.
  let kind: Int64
  /// The column in which kinds of this sort stand.
  let column: String
  let scalar: Scalar

  init?(_ value: Value) {
    switch value {
    case .text(let text): (kind, column, scalar) = (1, "text", .text(text))
    case .number(let number): (kind, column, scalar) = (2, "number", .real(number))
    case .day(let day): (kind, column, scalar) = (3, "integer", .integer(Int64(day.daysSince1970)))
    case .flag(let flag): (kind, column, scalar) = (4, "integer", .integer(flag ? 1 : 0))
    default: return nil
    }
  }
}
