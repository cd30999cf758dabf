public import StewardModels

/// The heading in help that an option stands under, and whether verbs inherit it.
public struct OptionGroup: Sendable, Hashable {
  /// The heading.
  public let title: Message
  /// Whether an option of a program holds for each of its verbs.
  public let isInherited: Bool

  /// Makes a group.
  public init(title: Message, isInherited: Bool = false) {
    self.title = title
    self.isInherited = isInherited
  }

  /// Options of one verb.
  public static let command = OptionGroup(title: Message("cli.help.options"))
  /// Options that set the fields of a record.
  public static let fields = OptionGroup(title: Message("cli.help.fields"))
  /// Options that every verb takes.
  public static let everywhere = OptionGroup(
    title: Message("cli.help.everywhere"), isInherited: true)
}
