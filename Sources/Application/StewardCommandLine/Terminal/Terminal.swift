/// The decisions that follow from the environment and from `--color`.
public struct Terminal: Sendable, Hashable {
  /// One of the streams that a program writes to.
  public enum Stream: Sendable, Hashable {
    /// Standard output, for data.
    case output
    /// Standard error, for everything else.
    case error
  }

  /// What the program was started in.
  public let environment: TerminalEnvironment
  /// What `--color` says.
  public var color: ColorChoice

  /// Makes a terminal.
  public init(_ environment: TerminalEnvironment, color: ColorChoice = .auto) {
    self.environment = environment
    self.color = color
  }

  /// Whether somebody reads the stream as it comes.
  public func isTerminal(_ stream: Stream) -> Bool {
    switch stream {
    case .output: environment.outputIsTerminal
    case .error: environment.errorIsTerminal
    }
  }

  /// The columns of the window, between 10 and 10,000: `COLUMNS`, what the system says, or 80.
  public var width: Int {
    let told = environment.variables["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return min(max(told ?? environment.windowWidth ?? 80, 10), 10_000)
  }

  /// Whether styles are sent to the stream.
  ///
  /// `--color` decides; else `CLICOLOR_FORCE` (bixense.com/clicolors), else a terminal that is
  /// not `dumb`, unless `NO_COLOR` (no-color.org) is set to anything.
  public func hasColor(_ stream: Stream) -> Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    let variables = environment.variables
    if let force = variables["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
    guard variables["NO_COLOR", default: ""].isEmpty else { return false }
    return isTerminal(stream) && !isDumb
  }

  /// Where text for the stream is drawn.
  public func canvas(for stream: Stream) -> Canvas {
    Canvas(width: isTerminal(stream) ? width : nil, hasColor: hasColor(stream))
  }

  /// Whether a line can be drawn again and again, as progress does: on standard error only.
  public var canRedraw: Bool { environment.errorIsTerminal && !isDumb }

  /// Whether a person can be asked something: typing is read, and the question is seen.
  public var canAsk: Bool { environment.inputIsTerminal && environment.errorIsTerminal }

  private var isDumb: Bool { environment.variables["TERM"] == "dumb" }
}
