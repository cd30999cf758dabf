public import StewardModels

/// Asks before something is done that a person may not want.
public struct Prompt: Sendable {
  /// Where the question is seen and the answer typed.
  public let terminal: Terminal
  /// Whether `--yes` answers everything.
  public let assumesYes: Bool
  /// Whether `--no-input` forbids asking.
  public let forbidsAsking: Bool
  private let output: OutputWriter
  private let words: Wording
  private let readLine: @Sendable () throws(CommandLineError) -> String?

  /// Makes a prompt.
  public init(
    terminal: Terminal, assumesYes: Bool, forbidsAsking: Bool, output: OutputWriter,
    words: @escaping Wording = englishWording,
    readLine: @escaping @Sendable () throws(CommandLineError) -> String? = StandardInput.readLine
  ) {
    self.terminal = terminal
    self.assumesYes = assumesYes
    self.forbidsAsking = forbidsAsking
    self.output = output
    self.words = words
    self.readLine = readLine
  }

  /// Whether a person would be asked, and could answer.
  public var canAsk: Bool { terminal.canAsk && !forbidsAsking }

  /// Whether the person says yes.
  ///
  /// `--yes` is a yes. No answer, the end of input and three answers that are neither yes nor no
  /// are a no. Throws where a yes is needed and nobody can be asked: then the command is refused,
  /// and the hint names `--yes`.
  public func confirm(_ question: Message) throws(CommandLineError) -> Bool {
    if assumesYes { return true }
    guard canAsk else { throw .cannotAsk }
    for _ in 0..<3 {
      try output.write(asked(Message("cli.confirm.ask", ["question": .message(question)])))
      try output.flush()
      guard let line = try readLine() else {
        try output.writeLine()
        return false
      }
      if let answer = answer(line) { return answer }
    }
    return false
  }

  /// The question as it is seen, with a blank before what is typed.
  private func asked(_ question: Message) -> String {
    var canvas = terminal.canvas(for: .error)
    canvas.width = canvas.width.map { $0 - 1 }
    return canvas.lines(of: words(question)).joined(separator: "\n") + " "
  }

  /// What the person types after a question; nil at the end of input, and where nobody can be asked.
  public func ask(_ question: Message) throws(CommandLineError) -> String? {
    guard canAsk else { return nil }
    try output.write(asked(Message("cli.ask", ["question": .message(question)])))
    try output.flush()
    let line = try readLine()
    if line == nil { try output.writeLine() }
    return line
  }

  private func answer(_ line: String) -> Bool? {
    let typed = line.lowercased().filter { !$0.isWhitespace }
    if typed.isEmpty { return false }
    if isOne(typed, of: "cli.confirm.words.yes") { return true }
    if isOne(typed, of: "cli.confirm.words.no") { return false }
    return nil
  }

  private func isOne(_ typed: String, of id: String) -> Bool {
    words(Message(id)).split(separator: " ").contains { $0 == typed }
  }
}
