extension ArgumentScanner {
  /// Holds what was given against the verb that it turned out to be for.
  func finish() throws(CommandLineError) -> ParsedArguments {
    for option in early {
      guard visibleOptions.contains(where: { $0.name == option.name }) else {
        throw unknownOption("--" + option.name)
      }
    }
    let given = words
    let required = command.arguments.count { $0.isRequired }
    if given.count < required {
      let missing = command.arguments.filter(\.isRequired)[given.count]
      throw .missingArgument(missing, of: command, path: path)
    }
    let isOpen = command.arguments.last?.isRepeated ?? false
    if !isOpen, given.count > command.arguments.count {
      throw .unexpectedArgument(given[command.arguments.count], path: path)
    }
    return ParsedArguments(program: commands[0].name, path: path, items: items)
  }
}
