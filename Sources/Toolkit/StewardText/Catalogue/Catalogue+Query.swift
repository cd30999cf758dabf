extension Catalogue {
  /// What StewardQuery says.
  static let queryWords: [String: String] = [:]
}
