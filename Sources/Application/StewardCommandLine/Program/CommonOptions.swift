internal import StewardModels

/// The options that this module itself understands, for the root of a program.
///
/// A program adds those that say where its records are.
public enum CommonOptions {
  /// `--yes`, `--no-input`, `--quiet`, `--verbose`, `--color`.
  public static let all: [OptionSpecification] = [
    .flag("yes", short: "y", group: .everywhere, help: Message("cli.option.yes")),
    .flag("no-input", group: .everywhere, help: Message("cli.option.no-input")),
    .flag("quiet", short: "q", group: .everywhere, help: Message("cli.option.quiet")),
    .flag("verbose", short: "v", group: .everywhere, help: Message("cli.option.verbose")),
    .value(
      "color", placeholder: "WHEN", completion: .choices(ColorChoice.allCases.map(\.rawValue)),
      group: .everywhere, help: Message("cli.option.color")),
  ]
}

extension Console {
  /// The console as the options among the arguments want it.
  public func applying(_ arguments: ParsedArguments) -> Console {
    var console = self
    console.isQuiet = arguments.has("quiet")
    console.isVerbose = arguments.has("verbose")
    if let choice = arguments.value("color").flatMap(ColorChoice.init) {
      console.terminal.color = choice
    }
    return console
  }

  /// The prompt as the options among the arguments want it.
  public func prompt(_ arguments: ParsedArguments) -> Prompt {
    Prompt(
      terminal: terminal, assumesYes: arguments.has("yes"),
      forbidsAsking: arguments.has("no-input"), output: error, words: words)
  }
}
