import Testing

/// `checklists pick` on a terminal.
struct ChecklistPickTests {
  private func start(
    _ household: Household, columns: Int = 60, rows: Int = 10
  ) throws -> TerminalRun {
    for line in [
      ["new", "Trip"], ["add", "Trip:", "Clothes"], ["add", "Trip:", "Socks", "due:fri"],
      ["add", "Trip:", "Tickets"], ["add", "Trip:", "Later", "start:2027-01-01"],
      ["move", "Socks", "--under", "Clothes"], ["move", "Tickets", "--to", "3"],
    ] {
      try household.checklists(line)
    }
    let run = try TerminalRun(
      Household.path("checklists"), ["pick", "Trip:"],
      environment: household.environment.merging(["TERM": "xterm"]) { $1 }, columns: columns,
      rows: rows)
    try run.expectScreen { $0.first?.contains("Trip") == true && $0.count == rows }
    return run
  }

  @Test("Items are checked, added, changed, removed, filtered; undo and changes from outside")
  func work() throws {
    let household = try Household()
    defer { household.remove() }
    let run = try start(household)
    // What has not begun is hidden.
    try run.expectScreen {
      $0[1].hasPrefix("[ ] Clothes") && $0[2].contains("[ ] Socks")
        && $0[3].hasPrefix("[ ] Tickets")
        && !$0.joined().contains("Later") && $0[0].hasSuffix("4 of 4 remaining")
    }
    run.type(" ")
    try run.expectScreen { $0[1].hasPrefix("[x] Clothes") && $0[0].hasSuffix("3 of 4 remaining") }
    run.type("u")
    try run.expectScreen { $0[1].hasPrefix("[ ] Clothes") && $0[0].hasSuffix("4 of 4 remaining") }
    run.type("aPassport pri:A @papers\r")
    try run.expectScreen { $0.contains { $0.hasPrefix("[ ] Passport") && $0.contains("@papers") } }
    run.type("e\u{15}Passports\r")
    try run.expectScreen { $0.contains { $0.hasPrefix("[ ] Passports") } }
    run.type("K")
    try run.expectScreen { $0[3].hasPrefix("[ ] Passports") && $0[4].hasPrefix("[ ] Tickets") }
    run.type("/sock")
    try run.expectScreen { $0.joined().contains("Socks") && !$0.joined().contains("Tickets") }
    run.type("\u{1B}")
    try run.expectScreen { $0.joined().contains("Tickets") }
    run.type("Gkdy")
    try run.expectScreen { !$0.joined().contains("[ ] Passports") }
    try household.checklists("add", "Trip:", "Umbrella")
    try run.expectScreen { $0.joined().contains("[ ] Umbrella") }
    try household.checklists("check", "Trip:", "Tickets")
    try run.expectScreen { $0.contains { $0.hasPrefix("[x] Tickets") } }
    run.resize(columns: 20, rows: 8)
    try run.expectScreen { $0.count == 8 && $0[0].hasPrefix("📁 Trip") }
    run.type("q")
    #expect(try run.finish() == 0)
    #expect(run.isAtRest)
    let list = try household.checklists("list", "Trip:", "--columns", "text", "--format", "plain")
    #expect(!list.output.contains("Passport") && list.output.contains("Umbrella"))
  }

  @Test("Space on what repeats makes the next one, and u takes both back")
  func checksWhatRepeats() throws {
    let household = try Household()
    defer { household.remove() }
    let run = try start(household)
    try household.checklists("add", "Trip:", "Bins", "every:week", "due:2026-11-30")
    try run.expectScreen { $0.joined().contains("[ ] Bins") }
    run.type("G ")
    try run.expectScreen {
      $0.contains { $0.contains("Bins") && $0.contains("next due Mon 2026-12-07, in 7 days") }
        && $0.contains { $0.hasPrefix("[x] Bins") } && $0.contains { $0.hasPrefix("[ ] Bins") }
    }
    run.type("u")
    try run.expectScreen { !$0.joined().contains("[x] Bins") }
    run.type("q")
    #expect(try run.finish() == 0)
    #expect(try household.checklists("count", "Trip:", "Bins").output.hasPrefix("1"))
  }

  @Test("u takes back what this session did and nothing before it, r gives it back")
  func undo() throws {
    let household = try Household()
    defer { household.remove() }
    let run = try start(household)
    run.type("u")
    try run.expectScreen { $0.last?.contains("nothing more was changed here") == true }
    run.type("r")
    try run.expectScreen { $0.last?.contains("nothing was taken back here") == true }
    run.type(" ")
    try run.expectScreen { $0[1].hasPrefix("[x] Clothes") }
    // What is done elsewhere is not this session's to take back.
    try household.checklists("add", "Trip:", "Umbrella")
    try run.expectScreen { $0.joined().contains("Umbrella") }
    run.type("u")
    try run.expectScreen { $0[1].hasPrefix("[ ] Clothes") && $0.joined().contains("Umbrella") }
    run.type("u")
    try run.expectScreen { $0.last?.contains("nothing more was changed here") == true }
    run.type("r")
    try run.expectScreen { $0[1].hasPrefix("[x] Clothes") }
    run.type("q")
    #expect(try run.finish() == 0)
    let list = try household.checklists("list", "Trip:", "--columns", "text", "--format", "plain")
    #expect(list.output.contains("Umbrella") && list.output.contains("Tickets"))
  }

  @Test("In tmux: keys, undo, filter, a new item, another size, a change from outside, the end")
  func tmux() throws {
    let household = try Household()
    defer { household.remove() }
    for text in ["Clothes", "Tickets", "护照"] { try household.checklists("add", text) }
    let run = try TmuxRun("checklists", ["pick", "Inbox:"], in: household, columns: 60, rows: 10)
    defer { run.stop() }
    try run.expectScreen { $0[0].contains("Inbox") && $0[1].hasPrefix("[ ] Clothes") }
    try run.press("Space")
    try run.expectScreen { $0[1].hasPrefix("[x] Clothes") }
    try run.press("u")
    try run.expectScreen { $0[1].hasPrefix("[ ] Clothes") }
    try run.press("/")
    try run.type("护")
    try run.expectScreen { $0[1].hasPrefix("[ ] 护照") && !$0.joined().contains("Clothes") }
    try run.press("Escape")
    try run.expectScreen { $0.joined().contains("Clothes") }
    try run.press("a")
    try run.type("Umbrella")
    try run.press("Enter")
    try run.expectScreen { $0.joined().contains("[ ] Umbrella") }
    try household.checklists("check", "Tickets")
    try run.expectScreen { $0.contains { $0.hasPrefix("[x] Tickets") } }
    try run.resize(columns: 20, rows: 8)
    try run.expectScreen {
      $0[0].contains("Inbox") && $0.joined().contains("[ ] Umbrella")
        && $0.allSatisfy { $0.count <= 20 }
    }
    try run.press("q")
    #expect(try run.hasEnded())
    let kept = try household.checklists("list", "--columns", "text", "--format", "plain")
    #expect(kept.output.contains("Umbrella"))
  }

  @Test("A window of 20 columns is enough")
  func narrow() throws {
    let household = try Household()
    defer { household.remove() }
    let run = try start(household, columns: 20, rows: 8)
    run.type("j ")
    try run.expectScreen { $0.joined(separator: "\n").contains("[x] Socks") }
    run.type("aA rather long name\r")
    try run.expectScreen { $0.joined(separator: "\n").contains("[ ] A rather") }
    run.type("\u{3}")
    #expect(try run.finish() == 130)
    #expect(run.isAtRest)
    #expect(try household.checklists("count", "Trip:").output == "5\n")
  }

  @Test("A list that is deleted meanwhile is told, and the terminal comes back")
  func deleted() throws {
    let household = try Household()
    defer { household.remove() }
    let run = try start(household)
    try household.checklists("delete", "Trip")
    try run.expectScreen { $0.joined().contains("deleted by someone else") }
    run.type("q")
    #expect(try run.finish() == 0)
  }
}
