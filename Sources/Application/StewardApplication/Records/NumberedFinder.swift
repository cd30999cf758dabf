import StewardModels
import StewardPersistence

/// Finds records by the numbers of the table last printed on this terminal, and by all else.
struct NumberedFinder {
  let session: Session
  let finder: RecordFinder

  init(_ session: Session, _ finder: RecordFinder) {
    self.session = session
    self.finder = finder
  }

  /// The records that a word means: several for `2-5,7`.
  ///
  /// A number that is also the name or the code of another record is an error that lists both.
  func find(_ text: String) throws -> [RecordFinder.Found] {
    guard NumberList.isWritten(as: text) else { return [try finder.find(text)] }
    guard let list = NumberList(text), let table = try session.shownTable(of: finder.type),
      let numbers = list.numbers(upTo: table.ids.count)
    else { return [try unnumbered(text)] }
    let ids = numbers.map { table.ids[$0 - 1] }
    let others = try finder.exact(text).filter { ids != [$0] }
    for (number, id) in zip(numbers, ids) where others.isEmpty {
      let reference = RecordReference(type: finder.type.name, id: id)
      guard try finder.snapshot.record(reference) == nil else { continue }
      throw ApplicationError(
        .notFound, Message("application.number.gone", ["number": .number(number)]),
        hint: Message("application.number.gone.hint"))
    }
    if !others.isEmpty { throw try finder.ambiguous(text, ids + others) }
    return ids.map { RecordFinder.Found(id: $0, isByPart: false) }
  }

  /// What a number means that no row has: a name or a code; else the error says which there are.
  private func unnumbered(_ text: String) throws -> RecordFinder.Found {
    do {
      return try finder.find(text)
    } catch let error as ApplicationError where error.code == .notFound {
      var hint = try numbers()
      if let near = error.hint, near.id == "cli.nearest" {
        hint = Message(
          "application.number.near", ["numbers": .message(hint), "near": .message(near)])
      }
      throw ApplicationError(error.code, error.message, hint: hint, details: error.details)
    }
  }

  private func numbers() throws(ApplicationError) -> Message {
    guard session.numbersRows else { return Message("application.number.script") }
    guard let table = try session.shownTable(of: finder.type) else {
      return Message("application.number.none")
    }
    guard !table.ids.isEmpty else { return Message("application.number.empty") }
    return Message("application.number.beyond", ["count": .number(table.ids.count)])
  }
}
