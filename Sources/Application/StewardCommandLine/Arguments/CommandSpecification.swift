public import StewardModels

/// A program or one of its verbs as data, from which parsing, help and completion are made.
///
/// It is made at run time, so that a program can add options for the fields of its records. Words
/// are messages: nothing is worded until help is asked for.
public struct CommandSpecification: Sendable, Hashable {
  /// What is typed: the program's name, or the verb.
  public var name: String
  /// Other names of the same verb, such as `ls`.
  public var aliases: [String]
  /// What it is for, in one line.
  public var summary: Message
  /// What there is to know beyond that, in paragraphs.
  public var discussion: Message?
  /// Usage lines after the program's name, where those made from the arguments would not do.
  public var usage: [String]
  /// Command lines to begin with.
  public var examples: [CommandExample]
  /// The words it takes, in order.
  public var arguments: [ArgumentSpecification]
  /// The options it takes; those of the group `.everywhere` hold for its subcommands as well.
  public var options: [OptionSpecification]
  /// The verbs under it.
  public var subcommands: CommandList
  /// What `help` can tell beside the verbs; of meaning for the program itself alone.
  public var topics: [HelpTopic]
  /// Whether help leaves it out.
  public var isHidden: Bool
  /// The verb that is meant where a word that ends in a colon stands in the place of a verb.
  public var namedVerb: String?

  /// Makes the specification of a program or a verb.
  public init(
    _ name: String,
    aliases: [String] = [],
    summary: Message,
    discussion: Message? = nil,
    usage: [String] = [],
    examples: [CommandExample] = [],
    arguments: [ArgumentSpecification] = [],
    options: [OptionSpecification] = [],
    subcommands: CommandList = [],
    topics: [HelpTopic] = [],
    isHidden: Bool = false
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.discussion = discussion
    self.usage = usage
    self.examples = examples
    self.arguments = arguments
    self.options = options
    self.subcommands = subcommands
    self.topics = topics
    self.isHidden = isHidden
  }
}

extension CommandSpecification {
  /// The verb of that name or alias directly under this one.
  public func subcommand(_ name: String) -> CommandSpecification? {
    subcommands.command(name)
  }

  /// The option of that long name, without the dashes.
  public func option(_ longName: String) -> OptionSpecification? {
    options.first { $0.name == longName }
  }

  /// Whether words that are no verb have a place to go.
  var takesWords: Bool { !arguments.isEmpty }
}
