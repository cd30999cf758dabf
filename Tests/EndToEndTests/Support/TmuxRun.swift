#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program in a window of tmux, as a person has it there: keys are sent, the screen is captured.
struct TmuxRun {
  struct Failure: Error, CustomStringConvertible { let description: String }

  private let household: Household
  // A server of its own, that nobody's settings reach.
  private var server: [String] { ["tmux", "-f", "/dev/null", "-S", household.home + "/tmux"] }

  /// Starts a program in a new window.
  init(
    _ program: String, _ arguments: [String], in household: Household, columns: Int, rows: Int
  ) throws {
    self.household = household
    try tmux(
      ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", Household.path(program)]
        + arguments)
  }

  /// Presses keys, by the names that tmux has for them.
  func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

  /// Types a text as it stands.
  func type(_ text: String) throws { try tmux(["send-keys", "-l", text]) }

  func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Waits until the screen is as it should be, at the most five seconds.
  func expectScreen(_ isRight: ([String]) -> Bool) throws {
    var lines: [String] = []
    for _ in 0..<250 {
      lines = try tmux(["capture-pane", "-p"]).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      if isRight(lines) { return }
      usleep(20_000)
    }
    throw Failure(description: "the screen shows\n" + lines.joined(separator: "\n"))
  }

  /// Whether the window is gone, which it is when its program has ended; waits five seconds.
  func hasEnded() throws -> Bool {
    for _ in 0..<250 {
      if try run(["has-session"]).code != 0 { return true }
      usleep(20_000)
    }
    return false
  }

  /// Ends the server, whatever is in its windows.
  func stop() {
    do { _ = try run(["kill-server"]) } catch {}  // It is gone with its last window.
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let outcome = try run(arguments)
    guard outcome.code == 0 else { throw Failure(description: outcome.error) }
    return outcome.output
  }

  private func run(_ arguments: [String]) throws -> Outcome {
    try Subprocess(
      "/usr/bin/env", server + arguments,
      environment: household.environment.merging(["TERM": "xterm", "LANG": "C.UTF-8"]) { $1 },
      input: ""
    ).wait()
  }
}
