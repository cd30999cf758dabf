internal import StewardModels
internal import StewardText

// What can be wrong with a command line, each with the nearest right thing.

extension CommandLineError {
  static func unknownVerb(
    _ word: String, in command: CommandSpecification, path: [String],
    otherWords: [String: String]
  ) -> CommandLineError {
    let visible = command.subcommands.filter { !$0.isHidden }
    var near: [String] = []
    if let ours = otherWords[word], command.subcommand(ours) != nil { near = [ours] }
    if near.isEmpty {
      near = NearMiss.nearest(to: word, in: visible.flatMap { [$0.name] + $0.aliases }, limit: 3)
    }
    return CommandLineError(
      .usage, Message("cli.verb.unknown", ["verb": .text(word)]),
      hint: didYouMean(near) ?? seeHelp(path))
  }

  /// No verb or topic of that name; behind a verb it is one of those under it that is meant.
  static func unknownHelp(
    _ word: String, in command: CommandSpecification, _ path: [String]
  ) -> CommandLineError {
    let names = command.subcommands.filter { !$0.isHidden }.map(\.name) + command.topics.map(\.name)
    return CommandLineError(
      .usage, Message("cli.help.unknown", ["word": .text(word)]),
      hint: didYouMean(NearMiss.nearest(to: word, in: names, limit: 3)) ?? seeHelp(path))
  }

  static func unknownOption(
    _ typed: String, path: [String], visible: [OptionSpecification], root: CommandSpecification
  ) -> CommandLineError {
    let message =
      path.isEmpty
      ? Message("cli.option.unknown", ["option": .text(typed)])
      : Message("cli.option.unknown.verb", ["option": .text(typed), "verb": .text(verb(path))])
    let name = String(typed.drop { GrammarText.isHyphen($0.unicodeScalars.first ?? " ") })
    let names = visible.filter { !$0.isHidden }.map(\.name)
    if names.contains(name) {
      return CommandLineError(.usage, message, hint: didYouMean(["--" + name]))
    }
    // A condition, of which a filter takes the opposite by a word.
    if let colon = name.firstIndex(where: { $0 == ":" || $0 == "：" }), colon != name.startIndex,
      names.contains("where"), !typed.hasPrefix("--")
    {
      return CommandLineError(
        .usage, message, hint: Message("cli.option.condition", ["condition": .text(name)]))
    }
    let owners = root.subcommands.filter { $0.option(name) != nil && !$0.isHidden }.map(\.name)
    if !owners.isEmpty {
      let hint = Message(
        "cli.option.elsewhere", ["option": .text("--" + name), "verbs": .list(owners)])
      return CommandLineError(.usage, message, hint: hint)
    }
    let near = NearMiss.nearest(to: name, in: names, limit: 3).map { "--" + $0 }
    return CommandLineError(.usage, message, hint: didYouMean(near) ?? seeHelp(path))
  }

  static func missingValue(
    _ option: OptionSpecification, before next: String?, path: [String]
  ) -> CommandLineError {
    let attached = next.map {
      Message("cli.value.attach", ["form": .text("--\(option.name)=\(ShellWords.quoted($0))")])
    }
    let choices = option.choices.map { Message("cli.value.choices", ["choices": .list($0)]) }
    return CommandLineError(
      .usage, Message("cli.value.missing", ["option": .text(option.label)]),
      hint: attached ?? choices ?? seeHelp(path))
  }

  static func unexpectedValue(_ option: OptionSpecification, path: [String]) -> CommandLineError {
    CommandLineError(
      .usage, Message("cli.value.unexpected", ["option": .text("--" + option.name)]),
      hint: seeHelp(path))
  }

  static func repeatedOption(_ option: OptionSpecification, path: [String]) -> CommandLineError {
    CommandLineError(
      .usage, Message("cli.option.repeated", ["option": .text("--" + option.name)]),
      hint: seeHelp(path))
  }

  static func invalidChoice(
    _ value: String, option: OptionSpecification, choices: [String], elsewhere: [String]
  ) -> CommandLineError {
    let near = NearMiss.nearest(to: value, in: choices, limit: 1)
    return CommandLineError(
      .usage,
      Message(
        "cli.value.choice", ["value": .text(value), "option": .text("--" + option.name)]),
      hint: didYouMean(elsewhere.isEmpty ? near : elsewhere)
        ?? Message("cli.value.choices", ["choices": .list(choices)]))
  }

  static func invalidNumber(
    _ value: String, option: String, range: ClosedRange<Int>
  ) -> CommandLineError {
    let name = Message.Argument.text("--" + option)
    let message = Message("cli.value.number", ["value": .text(value), "option": name])
    let least = Message("cli.value.number.least", ["least": .number(range.lowerBound)])
    let between = Message(
      "cli.value.number.between",
      ["least": .number(range.lowerBound), "most": .number(range.upperBound)])
    return CommandLineError(
      .usage, message, hint: range.upperBound >= .max - 1 ? least : between)
  }

  static func missingArgument(
    _ argument: ArgumentSpecification, of command: CommandSpecification, path: [String]
  ) -> CommandLineError {
    let example = command.examples.first { !$0.line.isEmpty }.map {
      Message("cli.help.as", ["example": .text($0.line)])
    }
    return CommandLineError(
      .usage,
      Message(
        "cli.argument.missing", ["argument": .text(argument.name), "verb": .text(verb(path))]),
      hint: example ?? seeHelp(path))
  }

  static func unexpectedArgument(_ word: String, path: [String]) -> CommandLineError {
    CommandLineError(
      .usage,
      Message("cli.argument.unexpected", ["word": .text(word), "verb": .text(verb(path))]),
      hint: seeHelp(path))
  }

  static func invalidEncoding(position: Int) -> CommandLineError {
    CommandLineError(
      .usage, Message("cli.argument.encoding", ["position": .number(position)]),
      hint: Message("cli.argument.encoding.hint"))
  }

  // MARK: Hints

  private static func verb(_ path: [String]) -> String { path.joined(separator: " ") }

  private static func didYouMean(_ near: [String]) -> Message? {
    near.isEmpty ? nil : Message("cli.nearest", ["choices": .list(near.map { "\"\($0)\"" })])
  }

  private static func seeHelp(_ path: [String]) -> Message {
    Message("cli.help.see", ["command": .text((["help"] + path).joined(separator: " "))])
  }
}
