import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardText

/// `completion bash|zsh|fish`: the script that teaches a shell to complete the program's lines.
enum CompletionVerb {
  private static let shells = CompletionShell.allCases.map(\.rawValue)

  static let verb = Verb("completion") { domain in
    CommandSpecification(
      "completion", summary: Message("application.completion"),
      discussion: Message("application.completion.discussion"),
      examples: [
        CommandExample(
          "source <(\(domain.name) completion bash)", Message("application.completion.bash")),
        CommandExample(
          "\(domain.name) completion zsh > ~/.zfunc/_\(domain.name)",
          Message("application.completion.zsh")),
        CommandExample(
          "\(domain.name) completion fish > ~/.config/fish/completions/\(domain.name).fish",
          Message("application.completion.fish")),
      ],
      arguments: [
        ArgumentSpecification(
          "SHELL", help: Message("application.completion.shell"), isRequired: true,
          completion: .choices(shells))
      ])
  } run: { session in
    let word = session.arguments.words.first ?? ""
    guard let shell = CompletionShell(rawValue: word) else {
      throw ApplicationError(
        .usage, Message("application.completion.unknown", ["shell": .text(word)]),
        hint: Message("application.completion.unknown.hint", ["shells": .list(shells)]))
    }
    let script = shell.script(for: session.program)
    try session.console.output.append { $0.append(contentsOf: script.utf8) }
    return .success
  }
}

/// `manual`: the manual page, which installing writes.
enum ManualVerb {
  static let verb = Verb("manual") { _ in
    CommandSpecification("manual", summary: Message("application.manual"), isHidden: true)
  } run: { session in
    let page = ManualPage(
      session.described.specification, version: session.described.application.version,
      day: TimeZoneName.utc.local(session.setup.now).day.description, words: session.console.words)
    for line in page.lines { try session.console.output.writeLine(line) }
    return .success
  }
}
