#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What the program was started in: which streams are a terminal, how wide, and what the
/// environment says of it.
///
/// Everything that looks at the terminal looks here, so that a test says what there is.
public struct TerminalEnvironment: Sendable, Hashable {
  /// Whether somebody can type.
  public var inputIsTerminal: Bool
  /// Whether somebody reads standard output as it comes.
  public var outputIsTerminal: Bool
  /// Whether somebody reads standard error as it comes.
  public var errorIsTerminal: Bool
  /// Whether standard output goes to a regular file.
  public var outputIsFile: Bool
  /// The width of the window in columns, where there is one.
  public var windowWidth: Int?
  /// `COLUMNS`, `TERM`, `NO_COLOR`, `CLICOLOR_FORCE`, as far as they are set.
  public var variables: [String: String]

  /// Makes an environment; by default one without any terminal.
  public init(
    inputIsTerminal: Bool = false, outputIsTerminal: Bool = false, errorIsTerminal: Bool = false,
    outputIsFile: Bool = false, windowWidth: Int? = nil, variables: [String: String] = [:]
  ) {
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.outputIsFile = outputIsFile
    self.windowWidth = windowWidth
    self.variables = variables
  }

  /// The environment of this process.
  public static func current() -> TerminalEnvironment {
    var environment = TerminalEnvironment(
      inputIsTerminal: isatty(0) == 1, outputIsTerminal: isatty(1) == 1,
      errorIsTerminal: isatty(2) == 1)
    if environment.outputIsTerminal || environment.errorIsTerminal {
      environment.windowWidth = windowWidth(of: environment.outputIsTerminal ? 1 : 2)
    } else {
      var status = stat()
      environment.outputIsFile = fstat(1, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
    for name in ["COLUMNS", "TERM", "NO_COLOR", "CLICOLOR_FORCE"] {
      if let value = getenv(name) { environment.variables[name] = String(cString: value) }
    }
    return environment
  }

  private static func windowWidth(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
