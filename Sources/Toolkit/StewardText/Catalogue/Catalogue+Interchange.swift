extension Catalogue {
  /// What StewardInterchange says.
  static let interchangeWords: [String: String] = [:]
}
