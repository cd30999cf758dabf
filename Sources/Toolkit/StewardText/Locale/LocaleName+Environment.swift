extension LocaleName {
  /// The locale that the environment asks for: `LC_ALL`, else the category's, else `LANG`.
  ///
  /// As in POSIX, an empty variable is passed over and a name that is no locale's means `C`.
  ///
  /// - Parameters:
  ///   - environment: The variables.
  ///   - category: What is asked about: `LC_MESSAGES` for words, `LC_COLLATE` for order.
  public static func fromEnvironment(
    _ environment: [String: String], category: String = "LC_MESSAGES"
  ) -> LocaleName {
    for variable in ["LC_ALL", category, "LANG"] {
      guard let value = environment[variable], !value.isEmpty else { continue }
      do throws(TextError) { return try LocaleName(value) } catch { return .root }
    }
    return .root
  }
}
