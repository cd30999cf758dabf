import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `watch`: a list that is drawn anew whenever any process changes it.
struct WatchTests {
  private let leave = "\u{1B}[?1049l"

  private func started(_ household: Household) throws -> TerminalRun {
    try household.inventory("add", "Lamp")
    let run = try household.terminal("watch", "--columns", "name")
    try run.expect("Lamp")
    return run
  }

  @Test("Another process's change is drawn, so is another size; q ends it and restores the screen")
  func redraws() throws {
    let household = try Household()
    defer { household.remove() }
    let run = try started(household)
    try household.inventory("add", "Mug")
    try run.expect("Mug")
    try household.inventory("add", "A rather long name for a vase")
    try run.expect("A rather long name for a vase")
    run.resize(columns: 20, rows: 10)
    try run.expect("…")
    run.type("q")
    #expect(try run.finish() == 0)
    #expect(run.text.hasSuffix(leave), "\(run.text)")
  }

  @Test("Ctrl-C and a signal restore the screen as well")
  func signals() throws {
    let household = try Household()
    defer { household.remove() }
    let run = try started(household)
    run.type("\u{3}")
    #expect(try run.finish() == 130)
    #expect(run.text.hasSuffix(leave), "\(run.text)")
    let killed = try household.terminal("watch")
    try killed.expect("Lamp")
    killed.signal(SIGTERM)
    #expect(try killed.finish() == 128 + SIGTERM)
    #expect(killed.text.hasSuffix(leave), "\(killed.text)")
  }

  @Test("Ctrl-Z gives the shell its screen back, and fg draws the list anew")
  func stops() throws {
    let household = try Household()
    defer { household.remove() }
    try household.inventory("add", "Lamp")
    let environment = household.environment.merging(
      ["TERM": "xterm", "inventory": Household.program]
    ) { $1 }
    let script = """
      set -m
      "$inventory" watch --columns name
      stty -a | grep -o -e '-\\?icanon' -e '-\\?echo '
      echo stopped; read -r line; fg; echo "[$?]"
      """
    let run = try TerminalRun("/bin/bash", ["-c", script], environment: environment)
    try run.expect("Lamp")
    run.type("\u{1A}")
    try run.expect(leave)
    try run.expect("\nicanon\necho \n")
    try run.expect("stopped")
    try household.inventory("add", "Mug")
    run.type("\n")
    try run.expect("\u{1B}[?1049h")
    try run.expect("Mug")
    run.type("q")
    try run.expect(leave)
    try run.expect("[0]")
    #expect(try run.finish() == 0)
  }

  @Test("With --json the changes of the list are lines; without a terminal nothing else is")
  func lines() throws {
    let household = try Household()
    defer { household.remove() }
    try household.inventory("add", "Lamp", "@here")
    let refused = try household.inventory("watch")
    #expect(refused.code == 64 && refused.error.contains("watch --json"), "\(refused.error)")
    let run = try household.terminal("watch", "@here", "--json", "--columns", "name")
    // It says nothing until something changes, so it is changed until it is heard.
    sleep(1)
    try household.inventory("add", "Elsewhere")
    try household.inventory("set", "lamp", "--name", "Lantern")
    try run.expect("{\"change\":\"changed\",\"record\":{\"handle\":\"")
    try run.expect("\"name\":\"Lantern\"}}")
    try household.inventory("add", "Mug", "@here")
    try run.expect("{\"change\":\"added\"")
    try household.inventory("set", "lantern", "--tag", "-here")
    try run.expect("{\"change\":\"removed\"")
    run.type("\u{3}")
    #expect(try run.finish() == 130)
    #expect(!run.text.contains("Elsewhere"))
  }
}
