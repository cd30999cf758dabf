extension Catalogue {
  /// What StewardPersistence and the backends say.
  static let persistenceWords: [String: String] = [:]
}
