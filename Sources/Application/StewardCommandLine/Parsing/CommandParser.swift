internal import StewardModels

/// Reads command lines against a specification.
///
/// Options and words mix freely; `--` ends the options. A value follows its option as the next
/// word, whatever single hyphen it begins with (`--tag -b`, `--due -2w`), behind `=`, or directly
/// behind a short name (`-n5`). Options may stand before the verb. Nothing is abbreviated.
public struct CommandParser: Sendable {
  /// The program, with the verb `help`.
  public let root: CommandSpecification
  /// Verbs of other programs and the verb here that does the same, such as `delete` to `remove`.
  public let otherWords: [String: String]

  /// Makes a parser.
  public init(_ root: CommandSpecification, otherWords: [String: String] = [:]) {
    self.root = root.withHelpVerb
    self.otherWords = otherWords
  }

  /// Reads the words after the program's name.
  ///
  /// `--help` and `-h` win over any mistake that stands beside them.
  public func parse(_ arguments: [String]) throws(CommandLineError) -> ParseOutcome {
    var scanner = ArgumentScanner(root: root, otherWords: otherWords)
    do {
      try scanner.scan(arguments)
      if scanner.asksForVersion { return .version }
      if scanner.asksForHelp { return .help(scanner.path) }
      if scanner.path == ["help"] { return try help(about: scanner) }
      return .run(try scanner.finish())
    } catch {
      let options = arguments.prefix { $0 != "--" }
      guard options.contains("--help") || options.contains("-h") else { throw error }
      return .help(scanner.path)
    }
  }

  private func help(about scanner: ArgumentScanner) throws(CommandLineError) -> ParseOutcome {
    var command = root
    var path: [String] = []
    for word in scanner.words {
      if let next = command.subcommand(word) {
        command = next
        path.append(next.name)
      } else if path.isEmpty, let topic = root.topics.first(where: { $0.name == word }) {
        return .topic(topic)
      } else {
        throw .unknownHelp(word, in: command, path)
      }
    }
    return scanner.asksForData ? .description(path) : .help(path)
  }
}

extension ArgumentScanner {
  /// Whether the answer is to be read by a program.
  fileprivate var asksForData: Bool {
    items.contains {
      switch $0 {
      case .option("json", _), .option("format", "json"), .option("format", "ndjson"): true
      default: false
      }
    }
  }
}

extension CommandSpecification {
  /// The program with the verb `help`, which every program has.
  fileprivate var withHelpVerb: CommandSpecification {
    guard !subcommands.isEmpty, !subcommands.names.contains("help") else { return self }
    var program = self
    let argument = ArgumentSpecification(
      "VERB", help: Message("cli.help.verb.argument"), isRepeated: true)
    program.subcommands.append(
      CommandSpecification("help", summary: Message("cli.help.verb"), arguments: [argument]))
    return program
  }
}
