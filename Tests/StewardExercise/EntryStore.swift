import StewardModels
public import StewardPersistence
import StewardSQLite
import StewardText

/// Stores of entries in a file.
public enum EntryStore {
  /// Who works on them.
  public static func options(program: String = "exerciser") -> StoreOptions {
    StoreOptions(author: Author(user: "ada", host: "desk", program: program), locale: .english)
  }

  /// Opens a store, made if need be.
  public static func open(
    _ path: String, program: String = "exerciser", waiting: Duration = .seconds(30)
  ) async throws -> Store {
    try await Store(
      backend: SQLiteBackend(path: path, waiting: waiting), records: Entry.self,
      options: options(program: program))
  }

  /// Opens it as the later version of the program does.
  public static func openWider(_ path: String) async throws -> Store {
    try await Store(
      backend: SQLiteBackend(path: path), records: WiderEntry.self, options: options())
  }
}
