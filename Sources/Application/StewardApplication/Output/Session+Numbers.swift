public import StewardCommandLine
public import StewardModels
import StewardPersistence

extension Session {
  /// Numbers the rows of a table, on a terminal, so that the next command takes a number for the
  /// record.
  ///
  /// - Parameters:
  ///   - ids: The record of each row, in order.
  ///   - type: Of which type of the domain they are.
  public func number(_ table: inout Table, _ ids: [Identifier], of type: String) throws {
    guard numbersRows, let type = domain.type(type)?.model.type else { return }
    table.columns.insert(RecordTable.numbers(upTo: ids.count), at: 0)
    var number = 0
    for section in table.sections.indices {
      for row in table.sections[section].rows.indices {
        number += 1
        table.sections[section].rows[row].insert(StyledText(String(number)), at: 0)
      }
    }
    try remember(ids, type: type)
  }
}
