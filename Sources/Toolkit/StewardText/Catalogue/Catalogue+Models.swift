extension Catalogue {
  /// What StewardModels says.
  static let modelsWords: [String: String] = [:]
}
