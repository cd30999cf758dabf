public import StewardModels

/// One command line that help shows.
public struct CommandExample: Sendable, Hashable {
  /// What is typed, the program's name included.
  public let line: String
  /// What that does.
  public let note: Message?

  /// Makes an example.
  public init(_ line: String, _ note: Message? = nil) {
    self.line = line
    self.note = note
  }
}
