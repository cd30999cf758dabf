public import StewardModels

/// A page of `help` that is about no single verb, such as `help dates`.
public struct HelpTopic: Sendable, Hashable {
  /// The word after `help`.
  public let name: String
  /// What it tells, in one line.
  public let summary: Message

  /// Makes a topic.
  public init(_ name: String, summary: Message) {
    self.name = name
    self.summary = summary
  }
}
