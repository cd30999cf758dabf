import StewardInterchange
import StewardModels
import StewardPersistence
import StewardText

/// Says what follows entries that were checked.
struct SuccessionReporter {
  private let domain: DomainDescription
  private let transaction: Transaction
  private let habits: Habits

  init(_ domain: DomainDescription, _ transaction: Transaction, _ habits: Habits) {
    self.domain = domain
    self.transaction = transaction
    self.habits = habits
  }

  /// What is said of it, and the next one, where there is one.
  func report(
    _ succession: Succession, after id: Identifier
  ) throws -> (message: Message, next: ChangeReport?) {
    let model = domain.main.model
    func record(_ id: Identifier) throws -> ChangeReport? {
      guard
        let found = try transaction.record(RecordReference(type: model.type.name, id: id))
      else { return nil }
      return try ChangeReport(
        found, of: model, in: transaction, habits, old: nil, columns: model.type.allColumns)
    }
    guard case .next(let nextID, let when) = succession, let next = try record(nextID) else {
      let label = try record(id)?.shortLabel ?? .literal("")
      return (Message("lists.check.last", ["record": .message(label)]), nil)
    }
    let words = habits.wording.wording.when(when, zone: habits.zone, today: habits.today)
    let isDue = zip(model.type.fields, next.row.values).contains {
      $0.role == .due && $1 == .when(when)
    }
    return (
      Message(
        isDue ? "lists.check.next" : "lists.check.begins",
        ["record": .message(next.shortLabel), "when": .text(words)]), next
    )
  }
}
