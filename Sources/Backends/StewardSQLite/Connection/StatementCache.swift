/// Prepared statements that are not in use, by their text: the ones used last stay.
final class StatementCache {
  private let capacity: Int
  private var statements: [String: Statement] = [:]
  /// The texts by when they were last given back, the latest at the end.
  private var order: [String] = []

  init(capacity: Int) { self.capacity = capacity }

  /// Takes a statement out: nobody else has it until it is given back.
  func take(_ sql: String) -> Statement? { statements.removeValue(forKey: sql) }

  /// Gives a statement back.
  func give(_ statement: Statement) {
    guard statements.updateValue(statement, forKey: statement.sql) == nil else { return }
    if order.last != statement.sql {
      if order.count >= capacity { order.removeAll { $0 == statement.sql } }
      order.append(statement.sql)
    }
    while order.count > capacity { statements.removeValue(forKey: order.removeFirst()) }
  }

  func removeAll() {
    statements.removeAll()
    order.removeAll()
  }
}
