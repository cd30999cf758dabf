/// What `--color` says.
public enum ColorChoice: String, Sendable, Hashable, CaseIterable {
  /// Where it can be seen.
  case auto
  /// Into files and pipes too.
  case always
  /// Not at all.
  case never
}
