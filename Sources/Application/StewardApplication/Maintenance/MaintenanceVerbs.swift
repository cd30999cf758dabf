import StewardCommandLine
import StewardKit
import StewardModels
import StewardPersistence

/// The verbs of the program that serves the records of all domains.
enum MaintenanceVerbs {
  /// In the order in which help lists them.
  static var all: [Verb] {
    [
      InfoVerb.verb, SettingsVerb.verb, BackupVerb.verb, RestoreVerb.verb, DoctorVerb.verb,
      EverywhereSearch.verb, HistoryVerb.verb, UndoVerb.undo, UndoVerb.redo,
    ]
  }

  static let examples = [
    CommandExample("steward backup steward.backup"), CommandExample("steward doctor"),
    CommandExample("steward settings currency EUR"),
  ]
}

extension Session {
  /// The store's backend, which keeps a file.
  ///
  /// - Parameter isMade: Whether the store must be there.
  func maintenance(mustExist: Bool = true) throws -> any StoreMaintenance {
    if mustExist, let path = StoreAddress.path(setup.address), StoreAddress.isMissing(path) {
      throw ApplicationError(
        .unavailable, Message("application.store.missing", ["path": .text(path)]),
        hint: Message("application.store.missing.hint"))
    }
    guard let backend = try Store.backend(at: setup.address) as? any StoreMaintenance else {
      throw StoreError(
        .unsupportedAddress, Message("store.maintenance.none"),
        hint: Message("store.maintenance.none.hint"))
    }
    return backend
  }
}
