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
  /// The height of the window in lines, where there is one.
  public var windowHeight: Int?
  /// `COLUMNS`, `TERM`, `NO_COLOR`, `CLICOLOR_FORCE`, `PAGER`, as far as they are set.
  public var variables: [String: String]

  /// Makes an environment; by default one without any terminal.
  public init(
    inputIsTerminal: Bool = false, outputIsTerminal: Bool = false, errorIsTerminal: Bool = false,
    outputIsFile: Bool = false, windowWidth: Int? = nil, windowHeight: Int? = nil,
    variables: [String: String] = [:]
  ) {
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.outputIsFile = outputIsFile
    self.windowWidth = windowWidth
    self.windowHeight = windowHeight
    self.variables = variables
  }

  /// The environment of this process.
  public static func current() -> TerminalEnvironment {
    var environment = TerminalEnvironment(
      inputIsTerminal: isatty(0) == 1, outputIsTerminal: isatty(1) == 1,
      errorIsTerminal: isatty(2) == 1)
    if environment.outputIsTerminal || environment.errorIsTerminal {
      let size = windowSize(of: environment.outputIsTerminal ? 1 : 2)
      environment.windowWidth = size.columns
      environment.windowHeight = size.rows
    } else {
      var status = stat()
      environment.outputIsFile = fstat(1, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
    for name in ["COLUMNS", "TERM", "NO_COLOR", "CLICOLOR_FORCE", "PAGER"] {
      if let value = getenv(name) { environment.variables[name] = String(cString: value) }
    }
    return environment
  }

  /// The size of the window that a descriptor leads to; nil where it is not known.
  static func windowSize(of descriptor: Int32) -> (columns: Int?, rows: Int?) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (nil, nil) }
    return (
      size.ws_col > 0 ? Int(size.ws_col) : nil, size.ws_row > 0 ? Int(size.ws_row) : nil
    )
  }

  /// What tells this terminal and the session on it from all others; nil where nobody sits at both
  /// ends, and in scripts.
  ///
  /// A shell that a person types into gives each command a process group of its own; a script keeps
  /// what it runs in its own group.
  public static func sessionName() -> String? {
    guard isatty(0) == 1, isatty(1) == 1, getpgrp() == getpid() else { return nil }
    var name = [CChar](repeating: 0, count: 256)
    guard ttyname_r(0, &name, name.count) == 0 else { return nil }
    let path = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let terminal = path.split(separator: "/").filter { $0 != "dev" }.joined(separator: "-")
    return "\(terminal).\(getsid(0))"
  }
}
