internal import StewardModels

/// The manual page of a program with all its verbs, made from the specification, in the macros of
/// man(7), which mandoc and groff both read.
public struct ManualPage: Sendable {
  let root: CommandSpecification
  let version: String
  let day: String
  let words: Wording

  /// Makes the page of a program as it is on a day, such as `2026-11-30`.
  public init(
    _ root: CommandSpecification, version: String, day: String,
    words: @escaping Wording = englishWording
  ) {
    self.root = CommandParser(root).root
    self.version = version
    self.day = day
    self.words = words
  }

  /// The page as lines, each without its line break.
  public var lines: [String] {
    let name = Roff.text(root.name)
    var lines = [
      ".TH \(name.uppercased()) 1 \"\(day)\" \"\(name) \(Roff.text(version))\"",
      section("name"),
      "\(name) \\- \(Roff.text(Self.phrase(words(root.summary))))",
      section("manual.synopsis", in: "cli"),
      ".B \(name)", Roff.line("[VERB] " + word("usage.options")),
    ]
    lines.append(section("manual.description", in: "cli"))
    lines += Roff.lines(words(root.summary))
    if let discussion = root.discussion { lines += paragraphs(words(discussion)) }
    lines += examples(root)
    lines.append(section("verbs"))
    for verb in root.subcommands where !verb.isHidden { lines += self.verb(verb, [root.name]) }
    if !root.topics.isEmpty {
      lines.append(section("topics"))
      for topic in root.topics {
        lines += entry("\(root.name) help \(topic.name)", words(topic.summary))
      }
    }
    lines += everywhere(root)
    lines += tail
    return lines
  }

  private func verb(_ verb: CommandSpecification, _ above: [String]) -> [String] {
    let path = above + [verb.name]
    var lines = [".SS \(Roff.quoted(path.dropFirst().joined(separator: " ")))"]
    let usages =
      verb.usage.isEmpty
      ? [path.joined(separator: " ") + verb.arguments.map { " " + $0.usage }.joined()]
      : verb.usage.map { "\(root.name) \($0)" }
    for (index, usage) in usages.enumerated() {
      if index > 0 { lines.append(".br") }
      lines.append(".B " + Roff.quoted(usage))
    }
    lines.append(".PP")
    lines += Roff.lines(words(verb.summary))
    if !verb.aliases.isEmpty {
      lines += Roff.lines(
        words(Message("cli.manual.aliases", ["names": .list(verb.aliases)])))
    }
    if let discussion = verb.discussion { lines += paragraphs(words(discussion)) }
    for argument in verb.arguments { lines += entry(argument.name, words(argument.help)) }
    for option in verb.options where !option.isHidden {
      lines += entry(option.label, words(option.help))
    }
    if !verb.examples.isEmpty {
      lines += [".PP"] + Roff.lines(word("examples") + ":") + exampleLines(verb)
    }
    for child in verb.subcommands where !child.isHidden { lines += self.verb(child, path) }
    return lines
  }

  private func everywhere(_ command: CommandSpecification) -> [String] {
    var lines = [section("everywhere")]
    for option in command.options where !option.isHidden {
      lines += entry(option.label, words(option.help))
    }
    lines += entry("-h, --help", word("help"))
    lines += entry("--version", word("version"))
    return lines
  }

  /// The files, the environment, the exit codes.
  private var tail: [String] {
    var lines = [section("manual.environment", in: "cli")]
    lines += paragraphs(words(EnvironmentVariables.precedence))
    for variable in EnvironmentVariables.all {
      lines += entry(variable.names, words(variable.help))
    }
    lines.append(section("manual.files", in: "cli"))
    lines += entry(
      "$XDG_DATA_HOME/steward/steward.sqlite", words(Message("cli.manual.files.store")))
    lines += entry("$XDG_CONFIG_HOME/steward/config", words(Message("cli.manual.files.config")))
    lines.append(section("manual.exit", in: "cli"))
    for code in [0, 1, 64, 65, 66, 69, 73, 74, 75, 77, 78, 130] {
      lines += entry(String(code), words(Message("cli.manual.exit.\(code)")))
    }
    if root.name != "steward" {
      lines += [section("manual.also", in: "cli"), ".BR steward (1)"]
    }
    return lines
  }

  private func examples(_ command: CommandSpecification) -> [String] {
    guard !command.examples.isEmpty else { return [] }
    let lines = exampleLines(command)
    return [section("examples")] + (lines.first == ".PP" ? lines.dropFirst() : lines[...])
  }

  private func exampleLines(_ command: CommandSpecification) -> [String] {
    command.examples.flatMap { entry($0.line, $0.note.map(words) ?? "") }
  }

  private func entry(_ label: String, _ text: String) -> [String] {
    guard !text.isEmpty else { return [".PP", ".B " + Roff.quoted(label)] }
    return [".TP", ".B " + Roff.quoted(label)] + Roff.lines(text)
  }

  private func paragraphs(_ text: String) -> [String] { [".PP"] + Roff.lines(text) }

  private func section(_ name: String, in area: String = "cli.help") -> String {
    let message = name == "name" ? Message("cli.manual.name") : Message("\(area).\(name)")
    return ".SH " + Roff.quoted(words(message).uppercased())
  }

  private func word(_ name: String) -> String { words(Message("cli.help." + name)) }

  /// A sentence without its full stop, for the line that `apropos` searches.
  private static func phrase(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
