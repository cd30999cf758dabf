public import StewardModels

/// The streams of a program and what is known of them, handed to whatever carries out a verb.
public struct Console: Sendable {
  /// What decides about widths, colours and questions.
  public var terminal: Terminal
  /// Standard output: data.
  public let output: OutputWriter
  /// Standard error: everything else.
  public let error: OutputWriter
  /// The wording.
  public let words: Wording
  /// Whether `--quiet` was given.
  public var isQuiet = false
  /// Whether `--verbose` was given.
  public var isVerbose = false

  /// Makes a console.
  public init(
    terminal: Terminal, output: OutputWriter, error: OutputWriter,
    words: @escaping Wording = englishWording
  ) {
    self.terminal = terminal
    self.output = output
    self.error = error
    self.words = words
  }

  /// The console of this process.
  public static func system(words: @escaping Wording = englishWording) -> Console {
    let environment = TerminalEnvironment.current()
    return Console(
      terminal: Terminal(environment), output: .standardOutput(pager: Pager(environment)),
      error: .standardError(), words: words)
  }

  /// Where tables and records are drawn.
  public var canvas: Canvas { terminal.canvas(for: .output) }

  /// Tells the person something on standard output, in lines that fit the terminal.
  public func tell(_ text: String) throws(CommandLineError) {
    for line in canvas.lines(of: text) { try output.writeLine(line) }
  }

  /// Tells the person something beside the data, unless `--quiet` was given.
  public func notify(_ message: Message) throws(CommandLineError) {
    if !isQuiet { try complain(words(message)) }
  }

  /// Tells the person on standard error what is not to be kept quiet, in lines that fit the terminal.
  public func complain(_ text: String) throws(CommandLineError) {
    for line in terminal.canvas(for: .error).lines(of: text) { try error.writeLine(line) }
  }

  /// Begins a progress line for a piece of work; one that is never drawn with `--quiet`.
  public func progress(_ label: Message, total: Int?) -> Progress {
    let terminal = isQuiet ? Terminal(TerminalEnvironment()) : terminal
    return Progress(label, total: total, terminal: terminal, output: error, words: words)
  }
}
