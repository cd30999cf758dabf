/// Where the cursor is on a command line that is being typed: behind which verb, option and words.
struct CompletionPlace {
  private(set) var commands: [CommandSpecification]
  /// The option whose value comes next.
  private(set) var awaited: OptionSpecification?
  /// The words of the verb.
  private(set) var taken: [String] = []
  /// The options given, by their long names.
  private(set) var given: [String] = []
  /// The values given to options.
  private(set) var values: [(name: String, value: String)] = []
  private(set) var optionsEnded = false

  init(_ typed: [String], root: CommandSpecification) {
    commands = [root]
    for word in typed { take(word) }
  }

  var command: CommandSpecification { commands[commands.count - 1] }

  /// The options that the verb takes, its own first.
  var options: [OptionSpecification] {
    command.options
      + commands.dropLast().flatMap { $0.options.filter { option in option.group.isInherited } }
  }

  private mutating func take(_ word: String) {
    if let option = awaited {
      awaited = nil
      values.append((option.name, word))
      return
    }
    switch optionsEnded ? .word : ArgumentForm(word) {
    case .word: take(word: word)
    case .terminator: optionsEnded = true
    case .long(let name, let value):
      guard let option = options.first(where: { $0.isCalled(name) }) else { return }
      given.append(option.name)
      if let value {
        values.append((option.name, value))
      } else if option.takesValue {
        awaited = option
      }
    case .short(let letters): take(short: letters)
    }
  }

  private mutating func take(word: String) {
    if taken.isEmpty, let next = command.subcommand(word), commands.count < 2 || !next.isHidden {
      commands.append(next)
    } else {
      taken.append(word)
    }
  }

  private mutating func take(short letters: String) {
    var rest = letters[...]
    while let letter = rest.popFirst() {
      guard let option = options.first(where: { $0.shortName == letter }) else { return }
      given.append(option.name)
      guard option.takesValue else { continue }
      if rest.isEmpty {
        awaited = option
      } else {
        if rest.first == "=" { rest.removeFirst() }
        values.append((option.name, String(rest)))
      }
      return
    }
  }
}
