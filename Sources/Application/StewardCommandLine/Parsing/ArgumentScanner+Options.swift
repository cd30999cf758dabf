extension ArgumentScanner {
  /// Every option that the command named so far takes.
  var visibleOptions: [OptionSpecification] {
    command.options + commands.dropLast().flatMap { $0.options.filter(\.group.isInherited) }
  }

  /// The option that a name or letter means here, and whether its verb is still to come.
  func lookUp(
    _ matches: (OptionSpecification) -> Bool
  ) -> (option: OptionSpecification, isEarly: Bool)? {
    for (depth, command) in commands.enumerated().reversed() {
      let isLast = depth == commands.count - 1
      for option in command.options where isLast || option.group.isInherited {
        if matches(option) { return (option, false) }
      }
    }
    // Before the verb its options are read as well, where all verbs agree on what they take.
    guard words.isEmpty else { return nil }
    let candidates = command.subcommands.compactMap { $0.options.first(where: matches) }
    guard let first = candidates.first,
      candidates.allSatisfy({ $0.takesValue == first.takesValue && $0.name == first.name })
    else { return nil }
    return (first, true)
  }

  /// The options that know a value: those of the verb, else those of all verbs, with the verb.
  func others(knowing value: String) -> [String] {
    func forms(_ command: CommandSpecification, _ verb: String) -> [String] {
      command.options.filter { $0.choices?.contains(value) == true }.map {
        verb + "--\($0.name) \(ShellWords.quoted(value))"
      }
    }
    let own = forms(command, "")
    if !own.isEmpty { return own }
    return commands[0].subcommands.filter { !$0.isHidden }.flatMap { forms($0, $0.name + " ") }
  }

  func unknownOption(_ typed: String) -> CommandLineError {
    .unknownOption(typed, path: path, visible: visibleOptions, root: commands[0])
  }
}
