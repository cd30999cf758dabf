public import StewardModels

/// The variables of the environment that the programs ask, for the manual page and for
/// `help environment`.
public struct EnvironmentVariables: Sendable {
  /// One variable, or several for one thing, the one that counts first before the others.
  public let names: String
  /// What they do.
  public let help: Message

  private init(_ names: String, _ id: String) {
    self.names = names
    help = Message("cli.manual.environment.\(id)")
  }

  /// Every one of them.
  public static var all: [EnvironmentVariables] {
    [
      EnvironmentVariables("STEWARD_STORE", "store"),
      EnvironmentVariables("STEWARD_LOCALE", "locale"),
      EnvironmentVariables("STEWARD_TIME_ZONE", "time-zone"),
      EnvironmentVariables("STEWARD_CURRENCY", "currency"),
      EnvironmentVariables("STEWARD_NOW", "now"),
      EnvironmentVariables("STEWARD_SEED", "seed"),
      EnvironmentVariables("XDG_DATA_HOME", "data"),
      EnvironmentVariables("XDG_CONFIG_HOME", "config"),
      EnvironmentVariables("XDG_STATE_HOME", "state"),
      EnvironmentVariables("LC_ALL, LC_MESSAGES, LANG", "lang"),
      EnvironmentVariables("TZ", "tz"),
      EnvironmentVariables("VISUAL, EDITOR", "editor"),
      EnvironmentVariables("PAGER", "pager"),
      EnvironmentVariables("LESS", "less"),
      EnvironmentVariables("CLICOLOR_FORCE, NO_COLOR", "color"),
      EnvironmentVariables("COLUMNS", "columns"),
      EnvironmentVariables("TERM", "term"),
      EnvironmentVariables("TMPDIR", "tmpdir"),
    ]
  }

  /// What counts before what.
  public static var precedence: Message { Message("cli.manual.environment.precedence") }
}
