import StewardModels
import StewardText

/// Everything that a store in memory holds.
///
/// Copies share what neither has changed.
struct MemoryState: Sendable {
  var catalog = StoredCatalog()
  var tables: [String: MemoryTable] = [:]
  var journal = MemoryJournal()
  private(set) var settings: [String: String] = [:]
  private(set) var collation = Collation(locale: .root)

  /// Sets a setting; that of the locale gives the store another order at once.
  mutating func set(_ name: String, to value: String?) throws {
    if name == "locale" {
      let locale = try value.map { (text) throws(TextError) in try LocaleName(text) } ?? .root
      collation = Collation(locale: locale)
    }
    settings[name] = value
  }
}
