extension Catalogue {
  /// What the programs with lists say.
  static let listsWords: [String: String] = [:]
}
