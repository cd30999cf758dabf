import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `review`: one item after another, a question for each thing that it lacks.
struct ReviewTests {
  private func things() throws -> Household {
    let household = try Household()
    try household.inventory(
      "add", "-", input: "Drill\nLamp price:20\nSaw\nVase price:3 serial:S9\n")
    return household
  }

  @Test("What is typed is kept, an empty answer passes over, and each item is one step of undo")
  func asks() throws {
    let household = try things()
    defer { household.remove() }
    let run = try household.terminal("review")
    try run.expect("1 / 3")
    try run.expect("Drill")
    try run.expect("Serial number:")
    run.type("D-1\n")
    try run.expect("Price:")
    // An answer that cannot be read is asked for again, with the reason.
    run.type("dear\n")
    try run.expect("\"dear\"")
    try run.expect("Price:")
    run.type("-3\n")
    try run.expect("Price:")
    run.type("100\n")
    try run.expect("changed Drill (")
    try run.expect("2 / 3")
    try run.expect("€20.00")
    try run.expect("Serial number:")
    run.type("\n")
    try run.expect("3 / 3")
    try run.expect("Serial number:")
    run.type("\n")
    try run.expect("Price:")
    run.type("7\n")
    try run.expect("completed 1 item")
    try run.expect("2 items lack something")
    #expect(try run.finish() == 0)
    let shown = try household.inventory("list", "--format", "csv", "--columns", "name,serial,price")
    #expect(shown.output.contains("Drill,D-1,100.00 EUR"), "\(shown.output)")
    #expect(shown.output.contains("Saw,,7.00 EUR"), "\(shown.output)")
    let undone = try household.inventory("undo")
    #expect(undone.output.contains("item Saw"), "\(undone.output)")
    let left = try household.inventory("review", "--format", "plain", "saw")
    #expect(left.output.contains("serial; price"), "\(left.output)")
  }

  @Test("q and the end of input keep what was answered; Ctrl-C leaves the item as it was")
  func ends() throws {
    let household = try things()
    defer { household.remove() }
    for (key, code, kept) in [("q\n", Int32(0), "A1"), ("\u{4}", 0, "A2"), ("\u{3}", 130, nil)] {
      try household.inventory("set", "drill", "--serial", "")
      let run = try household.terminal("review", "drill")
      try run.expect("Serial number:")
      run.type((kept ?? "A3") + "\n")
      try run.expect("Price:")
      run.type(key)
      try run.expect("completed 0 items")
      #expect(try run.finish() == code, "\(run.text)")
      let shown = try household.inventory("show", "drill", "--format", "csv").output
      #expect(shown.contains(kept ?? "A3") == (kept != nil), "\(shown)")
    }
  }

  @Test("With --dry-run nothing is kept, and with --no-input or --json nobody is asked")
  func asksNobody() throws {
    let household = try things()
    defer { household.remove() }
    let run = try household.terminal("review", "lamp", "--dry-run")
    try run.expect("Serial number:")
    run.type("L1\n")
    try run.expect("would change Lamp (")
    try run.expect("would complete 1 item")
    #expect(try run.finish() == 0)
    let list = try household.terminal("review", "--no-input")
    try list.expect("3 items lack something")
    #expect(try list.finish() == 0)
    #expect(list.text.contains("Serial number, Price"), "\(list.text)")
    let (text, _) = try household.typed(
      "inventory review --no-input name:saw; inventory set 1 --notes numbered")
    #expect(text.contains("changed Saw ("), "\(text)")
  }
}
