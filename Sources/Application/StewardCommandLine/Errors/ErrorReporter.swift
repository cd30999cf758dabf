public import StewardModels
internal import StewardText

/// Says what went wrong on standard error: `inventory: message`, then `hint: …`.
public struct ErrorReporter: Sendable {
  private let program: String
  private let console: Console
  private let exitCode: @Sendable (any Error) -> ExitCode?

  /// Makes a reporter.
  ///
  /// - Parameters:
  ///   - program: The program's name, before each message.
  ///   - console: Where it is said; details are told with `--verbose` only.
  ///   - exitCode: The exit codes of errors that this module does not know; nil means 1.
  public init(
    program: String, console: Console, exitCode: @escaping @Sendable (any Error) -> ExitCode?
  ) {
    self.program = program
    self.console = console
    self.exitCode = exitCode
  }

  /// Reports the error and returns what the program ends with.
  ///
  /// A closed pipe is not spoken of. Where standard error itself cannot be written to, the exit
  /// code is all that is left to tell.
  ///
  /// - Parameter besides: What else is to be known, after the hint.
  public func report(_ error: any Error, besides: Message? = nil) -> ExitCode {
    let code = code(of: error)
    guard code != .closedPipe else { return code }
    do {
      for line in lines(for: error, code: code) { try console.error.writeLine(line) }
      if let besides { try console.error.writeLine(console.words(besides)) }
      try console.error.flush()
    } catch {
      return code
    }
    return code
  }

  /// What the program ends with for this error.
  public func code(of error: any Error) -> ExitCode {
    if let error = error as? CommandLineError { return error.exitCode }
    if error is CancellationError, Interrupts.isInterrupted { return .interrupted }
    return exitCode(error) ?? .failure
  }

  private func lines(for error: any Error, code: ExitCode) -> [String] {
    let name = Style(isBold: true, color: .red)
    if code == .interrupted {
      return told("\(program):", name, console.words(CommandLineError.interrupted.message))
    }
    guard let error = error as? any StewardError else {
      let text = Message("cli.error.unknown", ["error": .text(String(describing: error))])
      return told("\(program):", name, console.words(text))
    }
    var lines = told("\(program):", name, console.words(error.message))
    if let hint = error.hint {
      lines += told("hint:", .bold, console.words(hint.naming(program)))
    }
    if console.isVerbose, !error.details.isEmpty {
      let canvas = console.terminal.canvas(for: .error)
      lines += canvas.lines(of: TerminalSafe.text(error.details)).map {
        Style.dim.applied(to: $0, on: canvas)
      }
    }
    return lines
  }

  /// A text after a head in a style, in lines that fit the terminal.
  private func told(_ head: String, _ style: Style, _ text: String) -> [String] {
    let canvas = console.terminal.canvas(for: .error)
    var lines = canvas.lines(of: "\(head) \(text)")
    // On a window that is narrower than the head it is broken, and goes without its style.
    if lines[0].hasPrefix(head) {
      lines[0] = style.applied(to: head, on: canvas) + lines[0].dropFirst(head.count)
    }
    return lines
  }
}

extension Message {
  /// The message with the program's name in it, so that the commands it speaks of can be typed.
  public func naming(_ program: String) -> Message {
    Message(id, arguments.merging(["program": .text(program)]) { own, _ in own }, words: words)
  }
}
