internal import Synchronization

/// The verbs under a command, in order, each made when it is first looked into.
///
/// What is typed names one verb, by a name that is known beforehand; the options of fifty others are
/// then never made.
public struct CommandList: Sendable {
  private var verbs: [LazyCommand] = []

  /// A list without verbs.
  public init() {}

  /// A list of verbs that are made already.
  public init(_ commands: [CommandSpecification]) {
    for command in commands { append(command) }
  }

  /// Adds a verb that is made already.
  public mutating func append(_ command: CommandSpecification) {
    append(command.name) { command }
  }

  /// Adds a verb of that name.
  ///
  /// - Parameter make: Makes it, with that name; called once at the most.
  public mutating func append(
    _ name: String, _ make: @escaping @Sendable () -> CommandSpecification
  ) {
    verbs.append(LazyCommand(name, make))
  }

  /// What is typed for each, at no cost.
  var names: [String] { verbs.map(\.name) }

  /// The verb of that name, else of that alias, at the cost of making this verb, else all.
  func command(_ name: String) -> CommandSpecification? {
    if let verb = verbs.first(where: { $0.name == name }) { return verb.made }
    return first { $0.aliases.contains(name) }
  }
}

extension CommandList: RandomAccessCollection {
  /// Where the first verb stands.
  public var startIndex: Int { verbs.startIndex }
  /// Behind the last verb.
  public var endIndex: Int { verbs.endIndex }
  /// The verb at a place.
  public subscript(position: Int) -> CommandSpecification { verbs[position].made }
}

extension CommandList: Hashable {
  /// Whether both hold the same verbs, at the cost of making them all.
  public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }

  /// Feeds the names, which equal lists share.
  public func hash(into hasher: inout Hasher) { for verb in verbs { hasher.combine(verb.name) } }
}

extension CommandList: ExpressibleByArrayLiteral {
  /// A list of verbs that are made already.
  public init(arrayLiteral commands: CommandSpecification...) { self.init(commands) }
}

/// A verb and how it is made.
private final class LazyCommand: Sendable {
  let name: String
  private let make: @Sendable () -> CommandSpecification
  private let known = Mutex<CommandSpecification?>(nil)

  init(_ name: String, _ make: @escaping @Sendable () -> CommandSpecification) {
    self.name = name
    self.make = make
  }

  var made: CommandSpecification {
    known.withLock { known in
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}
