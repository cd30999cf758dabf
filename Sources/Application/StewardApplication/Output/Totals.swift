import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// What all records of a list add up to.
enum Totals {
  /// How many there are, and the sum of each column of amounts.
  static func line(
    _ session: Session, _ filter: FilterExpression, _ columns: [RecordColumn],
    _ snapshot: Snapshot, _ habits: Habits
  ) throws -> Message {
    let type = session.main.model.type
    let summed = columns.filter { $0.own == nil && $0.field.kind == .money }
    let query = AggregateQuery(
      type.name, filter: filter, sums: summed.map(\.field.name),
      multipliedBy: session.main.multiplier)
    let group = try snapshot.aggregate(query).first
    var parts = [
      Message(
        "application.total.count",
        [
          "count": .number(group?.count ?? 0), "type": .text(type.title),
          "types": .text(type.plural),
        ])
    ]
    for (column, total) in zip(summed, group?.totals ?? []) {
      let words = total.words(habits.wording)
      if words.isEmpty { continue }
      parts.append(
        Message("application.record.field", ["title": .text(column.title), "value": .text(words)]))
    }
    return Message("application.total", ["parts": .message(.joined(parts))])
  }
}

extension StewardQuery.Totals {
  /// The total for people; empty where nothing was added up.
  func words(_ wording: FieldWording) -> String {
    switch self {
    case .money(let totals): totals.isEmpty ? "" : wording.wording.money(totals)
    case .quantities(let quantities):
      quantities.map(wording.wording.quantity).joined(separator: " + ")
    case .integer(let number): wording.wording.number(Int(number))
    case .number(let number): wording.wording.decimal(OwnValue.number(number).description)
    }
  }
}
