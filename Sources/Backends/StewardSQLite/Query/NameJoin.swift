import StewardModels
import StewardPersistence
import StewardQuery

/// The tables that a query reads beside its own, because its order goes by what the records are
/// called that a field refers to.
struct NameJoin {
  /// The column of the key.
  let key: String
  /// What the field refers to: the first table and the column of the identity in it.
  let first: (table: String, id: String)
  /// The tables after the first, each with `JOIN` before it.
  private let others: String
  /// A table of the keys of paths, made before the statement.
  let selection: SQLFragment?

  /// - Parameter number: Tells the names of tables apart in one statement.
  init(_ order: CalledOrder, number: Int) {
    let name = "order_\(number)"
    if let parent = order.parent {
      selection = Self.paths(order.steps[0], parent.field, name)
      (first, others, key) = ((name, "\(name).id"), "", "\(name).key")
      return
    }
    selection = nil
    let aliases = order.steps.indices.map { "\(name)_\($0)" }
    let tables = zip(order.steps, aliases).map { "\(TableLayout($0.type).table) \($1)" }
    first = (tables[0], "\(aliases[0]).id")
    others = aliases.indices.dropFirst().map {
      let name = TableLayout.quoted(order.steps[$0 - 1].name.name)
      return " LEFT JOIN \(tables[$0]) ON \(aliases[$0]).id = \(aliases[$0 - 1]).\(name)"
    }.joined()
    key = Self.key(order.steps[order.steps.count - 1], aliases[aliases.count - 1])
  }

  /// What stands after the table of the records, each of which it keeps.
  func joined(to column: String) -> String {
    " LEFT JOIN \(first.table) ON \(first.id) = \(column)" + others
  }

  /// The tables of the names first, so that the records come in the order of those.
  func leading(_ table: String, joinedBy column: String) -> String {
    "\(first.table)\(others) CROSS JOIN \(table) ON \(column) = \(first.id)"
  }

  private static func key(_ step: CalledOrder.Step, _ alias: String) -> String {
    // A name is text, of one column.
    let column = TableLayout(step.type).orderColumns(step.name)[0]
    return "\(alias).\(TableLayout.quoted(column))"
  }

  /// From the outermost records inwards: what lies in itself is reached by none, and has no key.
  private static func paths(
    _ step: CalledOrder.Step, _ parent: FieldDescription, _ name: String
  ) -> SQLFragment {
    let table = TableLayout(step.type).table
    let inside = "c.\(TableLayout.quoted(parent.name))"
    let key = "hex(\(key(step, "c")))"
    return SQLFragment(
      "\(name)(id, key, depth) AS (SELECT c.id, \(key), 1 FROM \(table) c WHERE \(inside) IS NULL "
        + "UNION ALL SELECT c.id, CASE WHEN \(name).depth < \(CalledOrder.deepest) "
        + "THEN \(name).key || ' ' || \(key) ELSE \(name).key END, \(name).depth + 1 "
        + "FROM \(name) JOIN \(table) c ON \(inside) = \(name).id)")
  }
}
