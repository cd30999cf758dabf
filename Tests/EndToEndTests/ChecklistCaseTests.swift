import Testing

/// Lists that are carried over, and two processes at one list.
struct ChecklistCaseTests {
  @Test("S1: lists with checked and unchecked entries come back as they were")
  func carriesListsOver() throws {
    let (first, second) = (try Household(), try Household())
    defer {
      first.remove()
      second.remove()
    }
    for line in [
      ["new", "Trip", "--icon", "Trips"], ["new", "Old"], ["add", "Trip:", "Clothes"],
      ["add", "Trip:", "Socks", "due:fri", "pri:B", "@warm", "note:two pairs"],
      ["add", "Trip:", "Ties"], ["move", "Socks", "--under", "Clothes"],
      ["move", "Ties", "--to", "1"], ["add", "Old:", "Socks"], ["add", "Buy milk"],
      ["check", "Trip:", "Socks"], ["check", "milk"], ["archive", "Old"],
    ] {
      #expect(try first.checklists(line).code == 0, "\(line)")
    }
    let file = "\(first.home)/lists.json"
    #expect(try first.checklists("export", "-o", file).code == 0)
    let imported = try second.checklists("import", file)
    #expect(imported.code == 0, "\(imported.error)")
    for line in [
      ["show", "Trip:"], ["show", "Old:"], ["show", "Inbox:"], ["lists", "--all"],
      ["export", "--json"],
    ] {
      let (left, right) = (try first.checklists(line), try second.checklists(line))
      let isEqual = left.output == right.output
      #expect(isEqual, "\(line):\n\(left.output)\n\(right.output)")
    }
    #expect(try second.checklists("show", "Trip:").output.contains("[x]    Socks"))
  }

  @Test("All removed, then brought back by undo in one step each")
  func undoesInOneStep() throws {
    let household = try Household()
    defer { household.remove() }
    for line in [["new", "Trip"], ["add", "Trip:", "a"], ["add", "Trip:", "b"]] {
      try household.checklists(line)
    }
    let before = try household.checklists("export", "--json").output
    for line in [
      ["check", "Trip:", "a"], ["move", "Trip:", "b", "--to", "1"], ["rename", "Trip:", "Journey"],
      ["copy", "Trip:", "Other"], ["delete", "Trip"], ["icon", "Trip:", "Drinks"],
      ["archive", "Trip"],
    ] {
      #expect(try household.checklists(line + ["--dry-run"]).code == 0, "\(line)")
      var now = try household.checklists("export", "--json").output
      #expect(now == before, "a rehearsal of \(line)")
      #expect(try household.checklists(line).code == 0, "\(line)")
      now = try household.checklists("export", "--json").output
      #expect(now != before, "\(line)")
      #expect(try household.checklists("undo").code == 0)
      now = try household.checklists("export", "--json").output
      #expect(now == before, "undo of \(line)")
    }
  }

  @Test("Two processes that order one list at once lose nothing")
  func ordersTogether() throws {
    let household = try Household()
    defer { household.remove() }
    try household.checklists("new", "Trip")
    let names = (1...12).map { "item-\($0)" }
    try household.checklists("add", "--list", "Trip", "-", input: names.joined(separator: "\n"))
    let script = """
      for step in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
        "$1" move "Trip:" "item-$(( (step * $2) % 12 + 1 ))" --to "$(( (step * $3) % 12 + 1 ))" \
          >/dev/null || exit 1
      done
      """
    let runs = try [("5", "7"), ("7", "11")].map { first, second in
      try Subprocess(
        "/bin/sh", ["-c", script, "sh", Household.path("checklists"), first, second],
        environment: household.environment, input: "")
    }
    for run in runs {
      let outcome = try run.wait()
      #expect(outcome.code == 0, "\(outcome.error)")
    }
    let rows = try household.checklists(
      "list", "Trip:", "--columns", "text,position", "--format", "plain"
    ).output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    #expect(rows.map { $0[1] }.sorted() == names.sorted())
    let keys = rows.map { $0[2] }
    #expect(Set(keys).count == keys.count && keys == keys.sorted())
  }

  @Test("The list that is shown on a terminal is the current one, and none that a script shows")
  func choosesOnATerminal() throws {
    let household = try Household()
    defer { household.remove() }
    for line in [["new", "Trip"], ["new", "Home"]] { try household.checklists(line) }
    try household.checklists("show", "Home:")
    #expect(try household.checklists("use").code == 66)
    let run = try TerminalRun(
      Household.path("checklists"), ["show", "Trip:"],
      environment: household.environment.merging(["TERM": "xterm"]) { $1 })
    try run.expect("(no items)")
    #expect(try run.finish() == 0)
    #expect(try household.checklists("add", "socks").output.contains("List Trip"))
    try household.checklists("show", "Home:")
    #expect(try household.checklists("add", "shirts").output.contains("List Trip"))
  }
}
