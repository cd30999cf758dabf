extension LocaleName {
  /// The locale that the environment asks for: `LC_ALL`, else `LC_MESSAGES`, else `LANG`.
  ///
  /// As in POSIX, an empty variable is passed over and a name that is no locale's means `C`.
  public static func fromEnvironment(_ environment: [String: String]) -> LocaleName {
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = environment[variable], !value.isEmpty else { continue }
      do throws(TextError) { return try LocaleName(value) } catch { return .root }
    }
    return .root
  }
}
