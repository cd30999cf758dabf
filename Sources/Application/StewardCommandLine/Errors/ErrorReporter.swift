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
    let canvas = console.terminal.canvas(for: .error)
    let name = Style(isBold: true, color: .red).applied(to: "\(program):", on: canvas)
    if code == .interrupted {
      return ["\(name) \(console.words(CommandLineError.interrupted.message))"]
    }
    guard let error = error as? any StewardError else {
      let text = Message("cli.error.unknown", ["error": .text(String(describing: error))])
      return ["\(name) \(console.words(text))"]
    }
    var lines = ["\(name) \(console.words(error.message))"]
    if let hint = error.hint {
      lines.append(Style.bold.applied(to: "hint:", on: canvas) + " " + console.words(hint))
    }
    if console.isVerbose, !error.details.isEmpty {
      lines.append(Style.dim.applied(to: TerminalSafe.text(error.details), on: canvas))
    }
    return lines
  }
}
