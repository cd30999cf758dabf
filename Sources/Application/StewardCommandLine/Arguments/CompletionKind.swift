/// What a shell may offer for a value.
public enum CompletionKind: Sendable, Hashable {
  /// Nothing is known.
  case nothing
  /// One of these words, and no other.
  case choices([String])
  /// A file's path.
  case file
  /// A directory's path.
  case directory
  /// A name that the program looks up when asked, by kind: `record`, `field`, `tag`, `view`.
  case names(String)
}
