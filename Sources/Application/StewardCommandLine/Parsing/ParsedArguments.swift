/// A command line, read against a specification: which verb, and what was given to it, in order.
public struct ParsedArguments: Sendable, Equatable {
  /// One thing that was given, where it stood.
  public enum Item: Sendable, Equatable {
    /// A word, as typed; `isLiteral` where it stood behind `--`.
    case word(String, isLiteral: Bool)
    /// An option by its long name, with its value as typed; a flag has none.
    case option(String, value: String?)
  }

  /// The program's name.
  public let program: String
  /// The verb and the verbs under it by their first names; empty for the program alone.
  public let path: [String]
  /// Everything else, in the order given.
  public let items: [Item]

  /// Makes parsed arguments, for tests and for verbs that call other verbs.
  public init(program: String, path: [String], items: [Item]) {
    self.program = program
    self.path = path
    self.items = items
  }

  /// The first verb, where there is one.
  public var verb: String? { path.first }

  /// The words in order, without the verb.
  public var words: [String] {
    items.compactMap { if case .word(let text, _) = $0 { text } else { nil } }
  }

  /// Whether the option was given, by its long name.
  public func has(_ name: String) -> Bool {
    items.contains { if case .option(name, _) = $0 { true } else { false } }
  }

  /// The value of an option, the last where it was given more than once.
  public func value(_ name: String) -> String? {
    for case .option(name, let value?) in items.reversed() { return value }
    return nil
  }

  /// All values of an option in the order given.
  public func values(_ name: String) -> [String] {
    items.compactMap { if case .option(name, let value?) = $0 { value } else { nil } }
  }

  /// The options that have a value, in the order given.
  public var optionValues: [(name: String, value: String)] {
    items.compactMap { if case .option(let name, let value?) = $0 { (name, value) } else { nil } }
  }

  /// The value of an option as a whole number.
  ///
  /// Throws where the text is no whole number or lies outside the range.
  public func integer(
    _ name: String, in range: ClosedRange<Int>
  ) throws(CommandLineError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(GrammarText.narrowed(text)), range.contains(number) else {
      throw .invalidNumber(text, option: name, range: range)
    }
    return number
  }
}
