extension Catalogue {
  /// What StewardValidation says.
  static let validationWords: [String: String] = [:]
}
