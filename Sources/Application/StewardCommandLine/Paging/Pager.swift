#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The program that shows long output a screen at a time: `$PAGER`, else `less`.
struct Pager: Sendable, Hashable {
  /// The command, as a shell reads it.
  let command: String
  /// How many lines the window shows.
  let rows: Int

  /// The pager of a terminal; nil where nothing is paged: the output is no terminal, the terminal is
  /// dumb, its height is not known, `PAGER` is empty or `cat`.
  init?(_ environment: TerminalEnvironment) {
    let variables = environment.variables
    guard environment.outputIsTerminal, variables["TERM"] != "dumb",
      let rows = environment.windowHeight, rows > 1
    else { return nil }
    let command = variables["PAGER"] ?? "less"
    guard !command.allSatisfy(\.isWhitespace), command != "cat" else { return nil }
    if variables["PAGER"] == nil, !Self.isThere(command) { return nil }
    self.command = command
    self.rows = rows
  }

  /// Whether output is longer than the window, the line for the shell's prompt left free.
  func isNeeded(for bytes: [UInt8]) -> Bool {
    var lines = 0
    for byte in bytes where byte == UInt8(ascii: "\n") { lines += 1 }
    return lines >= rows
  }

  /// Starts it.
  ///
  /// Unless the person said otherwise, `less` keeps colours, leaves the text on the screen and ends
  /// by itself where all fits.
  func start() throws(CommandLineError) -> Running {
    let line = "LESS=\"${LESS-FRX}\" LV=\"${LV--c}\" \(command)"
    guard let stream = popen(line, "w") else { throw .pager(command) }
    return Running(
      command: command, stream: UInt(bitPattern: stream), descriptor: fileno(stream))
  }

  /// A pager that was started.
  struct Running: Sendable {
    let command: String
    /// The address of the stream that leads to it.
    fileprivate let stream: UInt
    /// Where it reads from.
    let descriptor: Int32

    /// Waits until the person has left it; Ctrl-C meanwhile is the pager's.
    func finish() throws(CommandLineError) {
      guard let stream = UnsafeMutablePointer<FILE>(bitPattern: stream) else { return }
      let status = Interrupts.leftToOthers { pclose(stream) }
      // What a shell says of a command that is not there, or is none.
      let code = (status >> 8) & 0xFF
      if status & 0x7F == 0, code == 127 || code == 126 { throw .pager(command) }
    }
  }

  private static func isThere(_ program: String) -> Bool {
    guard let path = getenv("PATH") else { return false }
    return String(cString: path).split(separator: ":").contains {
      access("\($0)/\(program)", X_OK) == 0
    }
  }
}
