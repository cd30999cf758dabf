/// The state of reading one command line from left to right.
struct ArgumentScanner {
  private(set) var commands: [CommandSpecification]
  private(set) var items: [ParsedArguments.Item] = []
  private(set) var asksForHelp = false
  private(set) var asksForVersion = false
  /// Options given before their verb, to be held against it once it is known.
  private(set) var early: [OptionSpecification] = []
  private var optionsEnded = false
  private let otherWords: [String: String]

  init(root: CommandSpecification, otherWords: [String: String]) {
    commands = [root]
    self.otherWords = otherWords
  }

  var path: [String] { commands.dropFirst().map(\.name) }

  var words: [String] {
    items.compactMap { if case .word(let text, _) = $0 { text } else { nil } }
  }

  /// The deepest command named so far; from the first moment on there is one, the program.
  var command: CommandSpecification { commands[commands.count - 1] }

  mutating func scan(_ arguments: [String]) throws(CommandLineError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch optionsEnded ? .word : ArgumentForm(argument) {
      case .word: try take(word: argument)
      case .terminator: optionsEnded = true
      case .long(let name, let value):
        try take(long: name, attached: value, typed: argument, rest: &rest)
      case .short(let letters): try take(short: letters, rest: &rest)
      }
    }
  }

  // MARK: Words

  private mutating func take(word: String) throws(CommandLineError) {
    let mayBeVerb = !command.subcommands.isEmpty && words.isEmpty
    if mayBeVerb && !(optionsEnded && command.takesWords) {
      if let next = command.subcommand(word) {
        commands.append(next)
        return
      }
      if !optionsEnded, word.count > 1, word.hasSuffix(":") || word.hasSuffix("："),
        let named = command.namedVerb.flatMap(command.subcommand)
      {
        commands.append(named)
        items.append(.word(word, isLiteral: false))
        return
      }
      guard command.takesWords else {
        throw .unknownVerb(word, in: command, path: path, otherWords: otherWords)
      }
    }
    items.append(.word(word, isLiteral: optionsEnded))
  }

  // MARK: Options

  private mutating func take(
    long name: String, attached: String?, typed: String, rest: inout ArraySlice<String>
  ) throws(CommandLineError) {
    guard let option = find({ $0.isCalled(name) }) else {
      if attached == nil, takeBuiltIn(name) { return }
      throw unknownOption("--" + name)
    }
    guard option.takesValue else {
      if attached != nil { throw .unexpectedValue(option, path: path) }
      items.append(.option(option.name, value: nil))
      return
    }
    if let attached {
      try add(option, value: attached)
    } else {
      try add(option, value: try nextValue(for: option, from: &rest))
    }
  }

  private mutating func take(
    short letters: String, rest: inout ArraySlice<String>
  ) throws(CommandLineError) {
    var remaining = letters[...]
    while let letter = remaining.popFirst() {
      guard let option = find({ $0.shortName == letter }) else {
        if letter == "h", letters.count == 1 {
          asksForHelp = true
          return
        }
        throw unknownOption(letters.count == 1 ? "-\(letter)" : "-" + letters)
      }
      guard option.takesValue else {
        items.append(.option(option.name, value: nil))
        continue
      }
      guard !remaining.isEmpty else {
        return try add(option, value: try nextValue(for: option, from: &rest))
      }
      if remaining.first == "=" { remaining.removeFirst() }
      return try add(option, value: String(remaining))
    }
  }

  private mutating func find(_ matches: (OptionSpecification) -> Bool) -> OptionSpecification? {
    guard let found = lookUp(matches) else { return nil }
    if found.isEarly { early.append(found.option) }
    return found.option
  }

  private mutating func takeBuiltIn(_ name: String) -> Bool {
    switch name {
    case "help": asksForHelp = true
    case "version" where commands.count == 1: asksForVersion = true
    default: return false
    }
    return true
  }

  /// The next word, unless it can only be an option whose turn came too early.
  private func nextValue(
    for option: OptionSpecification, from rest: inout ArraySlice<String>
  ) throws(CommandLineError) -> String {
    guard let next = rest.first else { throw .missingValue(option, before: nil, path: path) }
    switch ArgumentForm(next) {
    case .terminator: throw .missingValue(option, before: next, path: path)
    case .long(let name, _) where lookUp({ $0.isCalled(name) }) != nil || name == "help":
      throw .missingValue(option, before: next, path: path)
    default: break
    }
    rest.removeFirst()
    return next
  }

  private mutating func add(
    _ option: OptionSpecification, value: String
  ) throws(CommandLineError) {
    if !option.isRepeatable {
      for case .option(option.name, _) in items { throw .repeatedOption(option, path: path) }
    }
    if let choices = option.choices, !choices.contains(value) {
      throw .invalidChoice(
        value, option: option, choices: choices, elsewhere: others(knowing: value))
    }
    items.append(.option(option.name, value: value))
  }
}
