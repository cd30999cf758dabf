internal import StewardModels
internal import StewardText

/// The help of a program or one of its verbs, made from the specification.
///
/// One line of purpose, usage, examples, arguments, options; indented by 2, what is explained at
/// column 26, wrapped to the width. Below 60 columns what is explained stands under its label.
public struct HelpPage: Sendable {
  let commands: [CommandSpecification]
  let words: Wording

  /// Makes the page for the verb of that path; the empty path is the program itself.
  ///
  /// A path that names no verb ends where it no longer does.
  public init(
    _ root: CommandSpecification, path: [String] = [], words: @escaping Wording = englishWording
  ) {
    var commands = [root]
    for name in path {
      guard let next = commands[commands.count - 1].subcommand(name) else { break }
      commands.append(next)
    }
    self.commands = commands
    self.words = words
  }

  /// The page as lines, each without its line break.
  public func lines(on canvas: Canvas) -> [String] {
    let layout = HelpLayout(width: min(canvas.textWidth, 100), canvas: canvas)
    let command = commands[commands.count - 1]
    var sections = [
      layout.inline(heading: word("overview"), words(command.summary)),
      usage(command).flatMap { layout.inline(heading: word("usage"), $0) },
    ]
    if let discussion = command.discussion {
      sections.insert(layout.text(words(discussion)), at: 1)
    }
    sections += [
      layout.section(
        word("examples"),
        command.examples.map { example in
          (example.line, example.note.map(words) ?? "")
        }),
      layout.section(word("arguments"), command.arguments.map { ($0.name, words($0.help)) }),
      layout.section(word("verbs"), visibleVerbs(command)),
      layout.section(word("topics"), command.topics.map { ("help " + $0.name, words($0.summary)) }),
    ]
    sections += optionSections(layout)
    if !command.subcommands.isEmpty {
      sections.append(
        layout.text(words(Message("cli.help.footer", ["command": .text(helpCommand)]))))
    }
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// What is typed up to here.
  private var typed: String { commands.map(\.name).joined(separator: " ") }

  /// What is typed to get here.
  private var helpCommand: String {
    (commands.prefix(1).map(\.name) + ["help"] + commands.dropFirst().map(\.name))
      .joined(separator: " ")
  }

  private func usage(_ command: CommandSpecification) -> [String] {
    if !command.usage.isEmpty { return command.usage.map { "\(commands[0].name) \($0)" } }
    var words = [typed] + command.arguments.map(\.usage)
    if !command.subcommands.isEmpty { words.append(command.takesWords ? "" : "[VERB]") }
    words.append(word("usage.options"))
    return [words.filter { !$0.isEmpty }.joined(separator: " ")]
  }

  private func visibleVerbs(_ command: CommandSpecification) -> [(String, String)] {
    command.subcommands.filter { !$0.isHidden }.map { verb in
      (([verb.name] + verb.aliases).joined(separator: ", "), words(verb.summary))
    }
  }

  /// The options by group, in the order in which the groups appear; those of every verb last.
  private func optionSections(_ layout: HelpLayout) -> [[String]] {
    var groups: [OptionGroup] = []
    var options: [OptionGroup: [(String, String)]] = [:]
    func add(_ group: OptionGroup, _ label: String, _ help: String) {
      if options[group] == nil { groups.append(group) }
      options[group, default: []].append((label, help))
    }
    let inherited = commands.dropLast().flatMap { $0.options.filter(\.group.isInherited) }
    for option in commands[commands.count - 1].options + inherited where !option.isHidden {
      add(option.group, option.label, words(option.help))
    }
    add(.everywhere, "-h, --help", word("help"))
    if commands.count == 1 { add(.everywhere, "--version", word("version")) }
    return groups.map { layout.section(words($0.title), options[$0] ?? []) }
  }

  private func word(_ name: String) -> String { words(Message("cli.help." + name)) }
}
