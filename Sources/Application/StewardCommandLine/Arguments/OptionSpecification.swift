public import StewardModels

/// One option: a flag, or a name that takes a value.
public struct OptionSpecification: Sendable, Hashable {
  /// What follows the name.
  public enum Value: Sendable, Hashable {
    /// Nothing: the option is there or not.
    case flag
    /// One value, by the name it has in help and by what completion offers.
    case value(String, CompletionKind)
  }

  /// The long name, without dashes.
  public let name: String
  /// Other long names that mean the same; help tells them where the option is explained.
  public let otherNames: [String]
  /// The letter for short.
  public let shortName: Character?
  /// What follows the name.
  public let value: Value
  /// Whether it may be given more than once; flags always may.
  public let isRepeatable: Bool
  /// The heading it stands under.
  public let group: OptionGroup
  /// What it does.
  public let help: Message
  /// Whether help leaves it out.
  public let isHidden: Bool

  private init(
    name: String, otherNames: [String] = [], shortName: Character?, value: Value,
    isRepeatable: Bool, group: OptionGroup, help: Message, isHidden: Bool
  ) {
    self.name = name
    self.otherNames = otherNames
    self.shortName = shortName
    self.value = value
    self.isRepeatable = isRepeatable
    self.group = group
    self.help = help
    self.isHidden = isHidden
  }

  /// Makes an option that is there or not.
  public static func flag(
    _ name: String, short: Character? = nil, group: OptionGroup = .command, help: Message,
    isHidden: Bool = false
  ) -> OptionSpecification {
    OptionSpecification(
      name: name, shortName: short, value: .flag, isRepeatable: true, group: group, help: help,
      isHidden: isHidden)
  }

  /// Makes an option that takes a value.
  ///
  /// The parser checks `.choices`; what the text means is for the one who asks for the value.
  public static func value(
    _ name: String, otherNames: [String] = [], short: Character? = nil, placeholder: String,
    completion: CompletionKind = .nothing, isRepeatable: Bool = false,
    group: OptionGroup = .command, help: Message, isHidden: Bool = false
  ) -> OptionSpecification {
    OptionSpecification(
      name: name, otherNames: otherNames, shortName: short,
      value: .value(placeholder, completion), isRepeatable: isRepeatable, group: group, help: help,
      isHidden: isHidden)
  }

  /// Whether a long name means it.
  public func isCalled(_ longName: String) -> Bool {
    name == longName || otherNames.contains(longName)
  }

  /// Whether a value follows.
  public var takesValue: Bool { value != .flag }

  /// The words that may follow, where they are told.
  public var choices: [String]? {
    if case .value(_, .choices(let choices)) = value { choices } else { nil }
  }

  /// How it stands in help: `-n, --limit N`.
  public var label: String {
    var label = shortName.map { "-\($0), " } ?? ""
    label += "--" + name
    if case .value(let placeholder, _) = value { label += " " + placeholder }
    return label
  }
}
