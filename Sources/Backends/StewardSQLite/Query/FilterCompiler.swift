import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// Turns a filter that was checked into SQL.
///
/// Every leaf gives true, false or null, and null counts as false: where a leaf is negated it is
/// asked whether it is not true (`IS NOT TRUE`), which makes conditions two-valued.
struct FilterCompiler {
  let catalog: StoredCatalog
  /// How many tables have been named, so that each gets an alias of its own.
  private var aliases = 0
  /// Whether a condition reads an index of words.
  private(set) var searches = false
  /// Conditions that were taken out, as tables of the sequences that satisfy them.
  private var selections: [SQLFragment] = []

  /// How many parentheses deep a condition may be before it is taken out: the parser of SQLite ends
  /// at a hundred entries on its stack, of which a subquery takes ten.
  private static let greatestDepth = 8

  init(catalog: StoredCatalog) { self.catalog = catalog }

  /// Adds tables that a statement reads beside those of its conditions.
  mutating func put(before tables: [SQLFragment]) { selections += tables }

  /// A whole statement: what stands before it is what was taken out of its conditions.
  func statement(_ body: SQLFragment) -> SQLFragment {
    if selections.isEmpty { return body }
    return SQLFragment(
      "WITH RECURSIVE " + selections.map(\.text).joined(separator: ", ") + " " + body.text,
      selections.flatMap(\.parameters) + body.parameters)
  }

  /// The condition on the rows of a table with an alias.
  mutating func condition(
    _ filter: FilterExpression, _ layout: TableLayout, alias: String, depth: Int = 0
  ) throws -> SQLFragment {
    switch filter {
    case .all(let parts) where parts.isEmpty: return .always
    case .any(let parts) where parts.isEmpty: return .never
    case .all, .any, .not, .refers:
      guard depth < Self.greatestDepth else { return try selection(filter, layout, alias) }
    default: break
    }
    switch filter {
    case .all(let parts): return try joined(parts, "AND", layout, alias, depth)
    case .any(let parts): return try joined(parts, "OR", layout, alias, depth)
    case .not(let inner):
      var fragment = try condition(inner, layout, alias: alias, depth: depth + 1)
      fragment.text = "(\(fragment.text)) IS NOT TRUE"
      return fragment
    case .isNone(let path): return try leaf(path, layout, alias).isNone
    case .compare(let path, let comparison, let value):
      return try leaf(path, layout, alias).compare(comparison, value)
    case .oneOf(let path, let values): return try leaf(path, layout, alias).isOne(of: values)
    case .text(let path, let match, let words):
      return try leaf(path, layout, alias).matches(match, words)
    case .tagged(let path, let tag):
      return SQLFragment(
        "\(alias)._rid IN (SELECT rid FROM \(layout.tagTable(path.field)) WHERE tag = ?)",
        [.text(tag)])
    case .search(let terms):
      searches = true
      return SQLFragment(
        "\(alias)._rid IN (SELECT rowid FROM \(layout.searchTable) "
          + "WHERE \(layout.searchTable) MATCH ?)", [.text(Self.match(terms))])
    case .refers(let path, let inner, let orLiesIn):
      return try refers(path, inner, orLiesIn, layout, alias, depth)
    case .handle(let path, let prefix): return try leaf(path, layout, alias).handle(prefix)
    }
  }

  private mutating func joined(
    _ parts: [FilterExpression], _ word: String, _ layout: TableLayout, _ alias: String,
    _ depth: Int
  ) throws -> SQLFragment {
    let inside = depth + SQLFragment.depth(of: parts.count)
    var fragments: [SQLFragment] = []
    fragments.reserveCapacity(parts.count)
    for part in parts {
      fragments.append(try condition(part, layout, alias: alias, depth: inside))
    }
    return .joined(fragments, by: word)
  }

  /// Takes a condition out, so that it stands before the statement and not deep inside of it.
  private mutating func selection(
    _ filter: FilterExpression, _ layout: TableLayout, _ alias: String
  ) throws -> SQLFragment {
    aliases += 1
    let (name, inside) = ("s\(aliases)", "t\(aliases)")
    var fragment = try condition(filter, layout, alias: inside)
    fragment.text =
      "\(name)(rid) AS (SELECT \(inside)._rid FROM \(layout.table) \(inside) "
      + "WHERE \(fragment.text))"
    selections.append(fragment)
    return SQLFragment("\(alias)._rid IN (SELECT rid FROM \(name))")
  }

  private func leaf(
    _ path: FieldPath, _ layout: TableLayout, _ alias: String
  ) throws -> any FilterLeaf {
    guard let field = layout.type.field(path.field) else {
      throw StoreError(
        .internalFault, Message("store.internal"), details: "unchecked filter on \(path)")
    }
    if let own = path.own {
      return OwnLeaf(table: layout.ownTable(path.field), name: own, alias: alias)
    }
    return ColumnLeaf(field: field, alias: alias)
  }

  private mutating func refers(
    _ path: FieldPath, _ inner: FilterExpression, _ orLiesIn: Bool, _ layout: TableLayout,
    _ alias: String, _ depth: Int
  ) throws -> SQLFragment {
    let column = "\(alias).\(TableLayout.quoted(path.field))"
    guard let field = layout.type.field(path.field) else { return .never }
    let name = if case .reference(let target) = field.kind { target } else { layout.type.name }
    let target = TableLayout(try catalog.entry(name).type)
    aliases += 1
    let inside = "t\(aliases)"
    var fragment = try condition(inner, target, alias: inside, depth: depth + 4)
    let named = "SELECT \(inside).id FROM \(target.table) \(inside) WHERE \(fragment.text)"
    if orLiesIn, let parent = target.type.field(role: .parent) {
      let all = "w\(aliases)"
      fragment.text =
        "\(column) IN (WITH RECURSIVE \(all)(id) AS (\(named) UNION SELECT c.id FROM "
        + "\(all) JOIN \(target.table) c ON c.\(TableLayout.quoted(parent.name)) = \(all).id) "
        + "SELECT id FROM \(all))"
    } else {
      fragment.text = "\(column) IN (\(named))"
    }
    return fragment
  }

  /// The query of FTS5 for search terms, each of them whole or as a beginning.
  static func match(_ terms: [SearchTerm]) -> String {
    terms.map { "\"\($0.text)\"" + ($0.isPrefix ? "*" : "") }.joined(separator: " AND ")
  }
}
