import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The list on the whole window, on a terminal, over the lines of a file.
struct PickerScreenTests {
  private let leave = "\u{1B}[?1049l"

  private func start(
    _ household: Household, _ lines: [String], columns: Int = 60, rows: Int = 10,
    variables: [String: String] = [:]
  ) throws -> TerminalRun {
    try write(household, lines)
    let run = try TerminalRun(
      Household.pickerSample, [household.home + "/list"],
      // Swift's own handler of crashes would ask on the terminal what to do.
      environment: household.environment
        .merging(["TERM": "xterm", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
        .merging(variables) { $1 }, columns: columns, rows: rows)
    try run.expectScreen { $0.first?.hasPrefix("Sample") == true && $0.count == rows }
    return run
  }

  private func write(_ household: Household, _ lines: [String]) throws {
    _ = try household.shell(
      "printf '%s\\n' \"$@\" > \"$HOME/new\"; mv \"$HOME/new\" \"$HOME/list\"", lines)
  }

  @Test("Rows are checked, added, edited, moved, removed, filtered; what others change is seen")
  func work() throws {
    let household = try Household()
    defer { household.remove() }
    let run = try start(household, ["- Milk", "- Bread", "- Crème"])
    #expect(run.screen[1...3] == ["[ ] Milk", "[ ] Bread", "[ ] Crème"])
    #expect(run.screen[0].hasSuffix("3 of 3 remaining"))
    run.type(" ")
    try run.expectScreen { $0[0].hasSuffix("2 of 3 remaining") && $0[1] == "[x] Milk" }
    run.type("u")
    try run.expectScreen { $0[0].hasSuffix("3 of 3 remaining") }
    run.type("a牛奶 2 l\r")
    try run.expectScreen { $0[4] == "[ ] 牛奶 2 l" && $0[9] == "added 牛奶 2 l" }
    run.type("e\u{15}Eggs\r")
    try run.expectScreen { $0[4] == "[ ] Eggs" }
    run.type("K")
    try run.expectScreen { $0[3] == "[ ] Eggs" && $0[4] == "[ ] Crème" }
    run.type("/CREME")
    try run.expectScreen { $0[1] == "[ ] Crème" && $0[2] == "" && $0[9] == "/CREME" }
    run.type("\u{1B}")
    try run.expectScreen { $0[1] == "[ ] Milk" }
    run.type("dy")
    try run.expectScreen { $0[0].hasSuffix("3 of 3 remaining") && $0[3] == "[ ] Eggs" }
    try write(household, ["- Milk", "x Tea", "- Eggs"])
    try run.expectScreen { $0[2] == "[x] Tea" }
    run.type("r")
    try run.expectScreen { $0[9] == "nothing to redo; try something else" }
    run.type("q")
    #expect(try run.finish() == 0)
    #expect(run.text.hasSuffix(leave) && run.isAtRest)
    #expect(try household.contents("list") == "- Milk\nx Tea\n- Eggs\n")
  }

  @Test("Another size is drawn at once, down to 20 columns and 5 lines; below that it says so")
  func resizing() throws {
    let household = try Household()
    defer { household.remove() }
    let run = try start(household, (1...30).map { "- A rather long line \($0)" })
    run.type("G")
    try run.expectScreen { $0[8] == "[ ] A rather long line 30" }
    run.resize(columns: 20, rows: 5)
    try run.expectScreen { $0.count == 5 && $0[3] == "[ ] A rather long l…" }
    #expect(run.screen[0].hasPrefix("Sample"))
    run.resize(columns: 19, rows: 4)
    try run.expectScreen { $0[0] == "The window is too" }
    run.resize(columns: 70, rows: 40)
    try run.expectScreen { $0.count == 40 && $0[1] == "[ ] A rather long line 1" }
    run.type("q")
    #expect(try run.finish() == 0)
  }

  @Test("A key is answered within 20 ms in the median")
  func latency() throws {
    let household = try Household()
    defer { household.remove() }
    let run = try start(household, (1...300).map { "- Line \($0)" })
    let clock = ContinuousClock()
    var times: [Duration] = []
    for number in 2...42 {
      let start = clock.now
      run.type("j")
      try run.expectScreen { $0[0].hasSuffix(" \(number)/300") }
      times.append(clock.now - start)
    }
    run.type("q")
    #expect(try run.finish() == 0)
    #expect(times.sorted()[times.count / 2] < .milliseconds(20), "\(times.sorted())")
  }

  @Test("Signals, crashes, exit and Ctrl-C bring the terminal back")
  func endings() throws {
    let household = try Household()
    defer { household.remove() }
    for signal in [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGTRAP, SIGFPE] {
      let run = try start(household, ["- Milk"])
      run.signal(signal)
      #expect(try run.finish() == 128 + signal)
      #expect(run.text.hasSuffix(leave) && run.isAtRest, "\(signal)")
    }
    for (keys, code) in [("\u{3}", 130), ("a!exit\r", 3), ("a!abort\r", 128 + SIGABRT)] {
      let run = try start(household, ["- Milk"])
      run.type(keys)
      #expect(try run.finish() == code)
      #expect(run.text.contains(leave) && run.isAtRest, "\(keys)")
    }
    for keys in ["a!trap\r", "a!fault\r"] {
      let run = try start(household, ["- Milk"])
      run.type(keys)
      #expect(try run.finish() > 128)
      #expect(run.text.contains(leave) && run.isAtRest, "\(keys)")
    }
  }

  @Test("Ctrl-C is heard while work is under way; what fails is told and the list goes on")
  func failures() throws {
    let household = try Household()
    defer { household.remove() }
    let run = try start(household, ["- Milk"])
    run.type("a!fail\r")
    try run.expectScreen {
      $0[8] == "that went wrong; try something else" && $0[9] == "Add: !fail"
    }
    run.type("\u{15}!hang\r")
    try run.expectScreen { !$0[8].hasPrefix("that") }
    run.type("\u{3}")
    #expect(try run.finish() == 130)
    #expect(run.text.contains(leave) && run.isAtRest)
  }

  @Test("Ctrl-Z gives the shell its terminal, fg draws the list anew")
  func suspending() throws {
    let household = try Household()
    defer { household.remove() }
    try write(household, ["- Milk"])
    let run = try TerminalRun(
      "/bin/bash",
      ["-c", "set -m; \"$sample\" \"$HOME/list\"; echo stopped; read -r; fg; echo ended"],
      environment: household.environment.merging([
        "TERM": "xterm", "sample": Household.pickerSample,
      ]) { $1 })
    try run.expect("Milk")
    run.type("\u{1A}")
    try run.expect("stopped")
    #expect(run.isAtRest)
    run.type("\n")
    try run.expect("Milk")
    run.type("q")
    try run.expect(leave)
    try run.expect("ended")
    #expect(try run.finish() == 0)
  }

  @Test("Without colours the cursor is a sign; a dumb terminal and a pipe are refused with words")
  func terminals() throws {
    let household = try Household()
    defer { household.remove() }
    let run = try start(household, ["- Milk", "- Tea"], variables: ["NO_COLOR": "1"])
    #expect(run.screen[1...2] == ["> [ ] Milk", "  [ ] Tea"])
    run.type("\u{1B}[Bq")
    #expect(try run.finish() == 0)
    #expect(!run.text.contains("\u{1B}[7m"))
    let dumb = try TerminalRun(
      Household.pickerSample, [household.home + "/list"],
      environment: household.environment.merging(["TERM": "dumb"]) { $1 })
    #expect(try dumb.finish() == 64)
    // The words are broken where the window ends.
    let told = dumb.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(told.contains("a terminal of the kind \"dumb\" cannot"), "\(told)")
    #expect(told.contains("hint: use the file"), "\(told)")
    let piped = try household.shell("\"$1\" \"$HOME/list\"", [Household.pickerSample])
    #expect(piped.code == 64 && piped.error.contains("there is none"), "\(piped.error)")
  }
}

extension Household {
  /// The program that runs a picker over the lines of a file.
  fileprivate static let pickerSample =
    String(program.dropLast("inventory".count)) + "picker-sample"
}
