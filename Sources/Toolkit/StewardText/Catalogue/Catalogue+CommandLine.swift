extension Catalogue {
  /// What the command line says.
  static let commandLineWords: [String: String] = [:]
}
