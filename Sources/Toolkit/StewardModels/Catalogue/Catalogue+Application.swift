extension Catalogue {
  /// What StewardApplication says.
  static let applicationWords: [String: String] = [:]
}
