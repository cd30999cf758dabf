public import StewardModels

/// A word, or a run of words, that a verb takes.
public struct ArgumentSpecification: Sendable, Hashable {
  /// The name in usage lines, such as `REF`.
  public let name: String
  /// What it stands for.
  public let help: Message
  /// Whether the verb is refused without it.
  public let isRequired: Bool
  /// Whether any number of words go here; of meaning for the last argument alone.
  public let isRepeated: Bool
  /// What completion offers.
  public let completion: CompletionKind

  /// Makes an argument.
  public init(
    _ name: String,
    help: Message,
    isRequired: Bool = false,
    isRepeated: Bool = false,
    completion: CompletionKind = .nothing
  ) {
    self.name = name
    self.help = help
    self.isRequired = isRequired
    self.isRepeated = isRepeated
    self.completion = completion
  }

  /// How it stands in a usage line: `REF`, `REF…`, `[REF]`, `[REF…]`.
  public var usage: String {
    let label = isRepeated ? name + "…" : name
    return isRequired ? label : "[\(label)]"
  }
}
