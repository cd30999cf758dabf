import Testing

/// Items that repeat, through the program.
struct RepeatTests {
  /// A household on a day.
  private func household(_ now: String = "2026-12-06T09:00:00Z") throws -> Household {
    var household = try Household()
    household.environment["STEWARD_NOW"] = now
    return household
  }

  /// What stands on Inbox: box, text, due, start, depth apart.
  private func rows(_ household: Household, _ columns: String) throws -> [String] {
    try household.checklists("list", "--columns", columns, "--format", "plain").output
      .split(separator: "\n").map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false).dropFirst()
          .joined(separator: "|")
      }
  }

  @Test("X4: done early, the next is reckoned from when it was due")
  func x4() throws {
    let household = try household()
    defer { household.remove() }
    let imported = try household.checklists(
      "import", "-", "--from", "todotxt",
      input: "(B) 2026-11-07 my task rec:+1m due:2026-12-10\n")
    #expect(imported.code == 0, "\(imported.error)")
    let checked = try household.checklists("check", "my task")
    #expect(checked.output.contains("next due Sun 2027-01-10, in 35 days"), "\(checked.output)")
    let lines = try household.checklists("export", "--to", "todotxt").output
      .split(separator: "\n")
    #expect(
      lines == [
        "(B) 2026-12-06 my task due:2027-01-10 rec:+1m",
        "x 2026-12-06 2026-11-07 my task due:2026-12-10 rec:+1m pri:B",
      ])
  }

  @Test("Undo takes both back and redo gives both, byte for byte; so with every way to check")
  func undoes() throws {
    let household = try household()
    defer { household.remove() }
    for line in [
      ["add", "Clean", "every:week", "due:2026-12-06", "start:2026-12-05", "pri:A", "@home"],
      ["add", "Kitchen"], ["add", "Bath"], ["move", "Kitchen", "Bath", "--under", "Clean"],
      ["check", "Bath"],
    ] {
      #expect(try household.checklists(line).code == 0, "\(line)")
    }
    let before = try household.checklists("export", "--json").output
    for line in [["check", "Clean"], ["set", "Clean", "--checked", "yes"]] {
      #expect(try household.checklists(line + ["--dry-run"]).code == 0)
      var now = try household.checklists("export", "--json").output
      #expect(now == before)
      let outcome = try household.checklists(line)
      #expect((outcome.output + outcome.error).contains("next due Sun 2026-12-13, in 7 days"))
      let after = try household.checklists("export", "--json").output
      try household.checklists("undo")
      now = try household.checklists("export", "--json").output
      #expect(now == before, "undo of \(line)")
      try household.checklists("redo")
      now = try household.checklists("export", "--json").output
      #expect(now == after, "redo of \(line)")
      try household.checklists("undo")
    }
  }

  @Test("The next one stands where the old one stood, its start and what is under it come along")
  func bringsAlong() throws {
    let household = try household()
    defer { household.remove() }
    for line in [
      ["add", "First"],
      ["add", "Clean", "every:week", "due:2026-12-06", "start:2026-12-05", "pri:A", "@home"],
      ["add", "Last"], ["add", "Kitchen", "due:2026-12-05"], ["add", "Bath"],
      ["move", "Kitchen", "Bath", "--under", "Clean"], ["check", "Bath"], ["check", "Clean"],
    ] {
      #expect(try household.checklists(line).code == 0, "\(line)")
    }
    let show = try household.checklists("show", "Inbox:", "--format", "plain")
    #expect(
      try rows(household, "text,checked,parent,start,due,priority,tags")
        == [
          "First||||||", "Clean|||2026-12-12|2026-12-13|A|home",
          "Clean|2026-12-06T09:00:00Z||2026-12-05|2026-12-06|A|home", "Last||||||",
          "Kitchen||Clean||2026-12-12||", "Bath||Clean||||",
          "Bath|2026-12-06T09:00:00Z|Clean||||",
        ], "\(show.output)")
    // The one that is open is meant.
    #expect(try household.checklists("set", "Clean", "--pri", "B").code == 0)
  }

  @Test("Unchecked and checked again there is one next; reset and copy open no past ones")
  func staysOne() throws {
    let household = try household()
    defer { household.remove() }
    for line in [["new", "Chores"], ["add", "Chores:", "Bins", "every:week", "due:2026-12-06"]] {
      try household.checklists(line)
    }
    let handle = try household.checklists("list", "Chores:", "--format", "plain").output
      .split(separator: "\t").first.map(String.init)
    for verb in ["check", "uncheck", "check"] {
      #expect(try household.checklists(verb, "id:\(handle ?? "")").code == 0)
    }
    #expect(try household.checklists("count", "Chores:", "checked:none").output.hasPrefix("1"))
    #expect(try household.checklists("count", "Chores:").output.hasPrefix("2"))
    try household.checklists("add", "Chores:", "Once")
    try household.checklists("check", "Once")
    let reset = try household.checklists("reset", "Chores:")
    #expect(reset.output.contains("1 unchecked"), "\(reset.output)")
    #expect(try household.checklists("count", "Chores:", "checked:any").output.hasPrefix("1"))
    try household.checklists("copy", "Chores:", "Again")
    #expect(try household.checklists("count", "Again:").output.hasPrefix("2"))
  }

  @Test("Two processes that check it at once make one next")
  func checksTogether() throws {
    let household = try household()
    defer { household.remove() }
    try household.checklists("add", "Bins", "every:week", "due:2026-12-06")
    let handle =
      try household.checklists("list", "--format", "plain").output
      .split(separator: "\t").first.map(String.init) ?? ""
    let runs = try (0..<6).map { _ in
      try Subprocess(
        Household.path("checklists"), ["check", "id:\(handle)"],
        environment: household.environment, input: "")
    }
    for run in runs { #expect(try run.wait().code == 0) }
    #expect(try rows(household, "text,due") == ["Bins|2026-12-13", "Bins|2026-12-06"])
  }

  @Test("What was missed does not pile up, the last time is said, an import makes no next")
  func missed() throws {
    let household = try household()
    defer { household.remove() }
    try household.checklists("add", "Bins", "every:week", "due:2026-11-02")
    #expect(
      try household.checklists("check", "Bins").output.contains("next due Mon 2026-12-07"))
    try household.checklists("add", "Course", "every:week until 2026-12-10", "due:2026-12-04")
    #expect(
      try household.checklists("check", "Course").output.contains("that was the last time"))
    let line = "x 2026-12-05 2026-11-01 done due:2026-12-05 rec:+1d\n"
    try household.checklists("import", "-", "--from", "todotxt", input: line)
    #expect(try household.checklists("count", "text:done").output.hasPrefix("1"))
  }

  @Test("A time keeps its clock and zone, and no day drifts")
  func keepsTime() throws {
    var household = try household("2027-01-31T20:00:00Z")
    defer { household.remove() }
    try household.checklists("add", "Report", "every:month", "due:2027-01-31 18:30")
    for now in ["2027-01-31T20:00:00Z", "2027-02-28T20:00:00Z", "2027-03-31T20:00:00Z"] {
      household.environment["STEWARD_NOW"] = now
      #expect(try household.checklists("check", "Report").code == 0)
    }
    #expect(
      try rows(household, "due").sorted() == [
        "2027-01-31T18:30:00+01:00[Europe/Berlin]", "2027-02-28T18:30:00+01:00[Europe/Berlin]",
        "2027-03-31T18:30:00+02:00[Europe/Berlin]", "2027-04-30T18:30:00+02:00[Europe/Berlin]",
      ])
  }

  @Test("The form says how it repeats in words, and takes them back")
  func form() throws {
    var household = try household()
    defer { household.remove() }
    try household.checklists("add", "Bins", "every:last fri")
    let form = "\(household.home)/form"
    household.environment["EDITOR"] = "\(household.home)/edit"
    let script = """
      printf '#!/bin/sh\\ncp "$1" "\(form)"\\nsed -i "s/last Friday/last Monday/" "$1"\\n' \
        > "\(household.home)/edit" && chmod +x "\(household.home)/edit"
      """
    #expect(try household.shell(script).code == 0)
    let run = try TerminalRun(
      Household.path("checklists"), ["edit", "Bins"],
      environment: household.environment.merging(["TERM": "xterm"]) { $1 })
    try run.expect("last Monday")
    #expect(try run.finish() == 0)
    #expect(
      try household.shell("cat \(form)").output.contains(
        "every: every month on the last Friday\n"))
    #expect(try rows(household, "every") == ["FREQ=MONTHLY;BYDAY=-1MO"])
  }

  @Test("Programs are linked with libical where their records repeat, and with no more of it")
  func links() throws {
    let household = try household()
    defer { household.remove() }
    for (program, expected) in [
      ("checklists", "1"), ("inventory", "0"), ("shopping", "0"), ("steward", "0"),
    ] {
      let script = "LC_ALL=C grep -c -a 'libical[.]' \"$1\"; LC_ALL=C grep -c -a 'libicalss' \"$1\""
      let found = try household.shell(script, [Household.path(program)]).output
      let counts = found.split(separator: "\n").map { $0 == "0" ? "0" : "1" }
      #expect(counts == [expected, "0"], "\(program)")
    }
  }
}
