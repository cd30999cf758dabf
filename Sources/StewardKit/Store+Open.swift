public import StewardModels
public import StewardPersistence
import StewardSQLite

extension Store {
  /// Opens the store at an address, and makes it where there is none.
  ///
  /// ```swift
  /// let store = try await Store.open("sqlite:books.db", records: Book.self)
  /// ```
  ///
  /// - Parameters:
  ///   - address: `sqlite:` and a path, a path alone, or `memory:` for a store that ends with the
  ///     program.
  ///   - records: The record types that the program declares. All that a reference names belong to
  ///     them.
  ///   - migrations: The steps that lead from older versions of them.
  ///   - options: Who works on it, the clock, the language of a new store; by default the user of
  ///     this program, and the language of the environment.
  /// - Throws: `StoreError.Code.unsupportedAddress`, and as `Store.init`.
  public static func open<each Root: Record>(
    _ address: String, records: repeat (each Root).Type, migrations: [MigrationStep] = [],
    options: StoreOptions = .current
  ) async throws -> Store {
    try await Store(
      backend: backend(at: address), records: repeat each records, migrations: migrations,
      options: options)
  }

  /// The backend of an address.
  ///
  /// - Throws: `StoreError.Code.unsupportedAddress`.
  public static func backend(at address: String) throws(StoreError) -> any StoreBackend {
    if address == "memory:" { return MemoryBackend() }
    if address.hasPrefix("sqlite:") {
      var path = address.dropFirst("sqlite:".count)
      // `sqlite:///tmp/x` is the path `/tmp/x` in the form of a URL.
      if path.hasPrefix("//") { path = path.dropFirst(2) }
      if !path.isEmpty { return SQLiteBackend(path: String(path)) }
    }
    guard !address.isEmpty, !address.prefix(while: { $0 != "/" }).contains(":") else {
      throw StoreError(
        .unsupportedAddress, Message("store.address.unsupported", ["address": .text(address)]),
        hint: Message("store.address.hint"))
    }
    return SQLiteBackend(path: address)
  }
}
