import StewardModels
import StewardPersistence

/// Finds a record of any type of the store by what a person calls it.
struct EverywhereFinder {
  let snapshot: Snapshot

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// The record that is meant.
  ///
  /// - Throws: `ApplicationError.Code.notFound`, `.ambiguous`.
  func find(_ text: String) throws -> RecordReference {
    var found: [(RecordReference, String)] = []
    for type in snapshot.types {
      do {
        let id = try RecordFinder(snapshot, type: type).find(text).id
        let reference = RecordReference(type: type.name, id: id)
        found.append((reference, "\(type.title) \(try snapshot.name(of: reference))"))
      } catch let error as ApplicationError where error.code == .ambiguous {
        throw error
      } catch let error as ApplicationError where error.code == .notFound {
        continue
      }
    }
    guard let first = found.first else {
      throw ApplicationError(
        .notFound, Message("steward.record.none", ["text": .text(text)]),
        hint: Message("steward.record.none.hint"))
    }
    guard found.count == 1 else {
      throw ApplicationError(
        .ambiguous,
        Message(
          "steward.record.several", ["text": .text(text), "names": .list(found.map(\.1))]),
        hint: Message("steward.record.several.hint"))
    }
    return first.0
  }
}

extension Snapshot {
  /// The record types of the store, by name.
  var types: [RecordType] { catalog.entries.values.map(\.type).sorted { $0.name < $1.name } }
}
