import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What only somebody at a terminal meets.
struct TerminalTests {
  private func lamps() throws -> Household {
    let household = try Household()
    try household.inventory("add", "-", input: "Lamp\nMug\nDrill\nSaw\nVase\n")
    return household
  }

  @Test("A number of the last table is a record, whatever was added or taken out since")
  func numbers() throws {
    let household = try lamps()
    defer { household.remove() }
    let (text, code) = try household.typed(
      """
      inventory list --columns name
      inventory add Apple
      inventory set 2 --notes second
      inventory set 1,3-4 --tag +many
      inventory remove 5 --yes
      inventory show 5; echo "[$?]"
      inventory show 9; echo "[$?]"
      """)
    #expect(code == 0)
    #expect(text.contains("1  "), "\(text)")
    #expect(text.contains("changed Lamp ("), "\(text)")
    for name in ["Drill", "Mug", "Saw"] { #expect(text.contains("changed \(name) ("), "\(text)") }
    #expect(text.contains("removed \"Vase\""), "\(text)")
    #expect(text.contains("number 5 of the table last printed here is gone"), "\(text)")
    #expect(text.contains("has the numbers 1 to 5"), "\(text)")
    #expect(text.contains("[66]"))
    let mode = try household.shell(
      "cd ~/.local/state/steward/tables && stat -c '%a' . *")
    #expect(mode.output == "700\n600\n")
  }

  @Test("A number that no row has is never a part of a name, on no list and in no program")
  func numberInName() throws {
    let household = try Household()
    defer { household.remove() }
    for words in [
      ["new", "Paste"], ["add", "Paste:", "-"], ["add", "Cancel internet (before 15 Dec)"],
    ] {
      try household.run(program: "checklists", words, input: "one\ntwo\n")
    }
    try household.inventory("add", "Box 15 of 20")
    try household.run(program: "shopping", ["product", "add", "Glue 15"])
    let (text, _) = try household.typed(
      """
      checklists show Paste:
      checklists check 15; echo "[$?]"
      checklists remove 15 --yes; echo "[$?]"
      checklists check 15-16; echo "[$?]"
      checklists check 'before 15'; echo "[$?]"
      inventory show 15; echo "[$?]"
      shopping product show 15; echo "[$?]"
      """)
    #expect(text.ranges(of: "[66]").count == 5, "\(text)")
    // Lines are broken at the width of the terminal.
    let flat = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    #expect(flat.contains("has the numbers 1 to 2; did you mean \"Cancel internet"), "\(text)")
    #expect(text.contains("checked Cancel internet (before 15 Dec)"), "\(text)")
    #expect(flat.contains("did you mean \"Box 15 of 20\""), "\(text)")
    #expect(flat.contains("did you mean \"Glue 15\""), "\(text)")
  }

  @Test("A number that is also a name or a code is refused with both; without a table it is a name")
  func numberOrName() throws {
    let household = try lamps()
    defer { household.remove() }
    try household.inventory("add", "--literal", "2")
    #expect(try household.inventory("show", "2").output.contains("2"))
    let (text, _) = try household.typed(
      "inventory list --columns name name:lamp\ninventory show 2\ninventory list --columns name\n"
        + "inventory show 2; echo \"[$?]\"")
    #expect(text.contains("\"2\" means several"), "\(text)")
    #expect(text.contains("[66]"), "\(text)")
  }

  @Test("The tables of inventory number their items as list does")
  func ownTables() throws {
    let household = try lamps()
    defer { household.remove() }
    try household.inventory("lend", "Mug", "Saw", "--to", "Maria")
    try household.inventory("maintain", "Drill", "Oil", "--every", "1y")
    let (text, code) = try household.typed(
      """
      inventory lent
      inventory return 2
      inventory audit start
      inventory audit see 3
      inventory maintenance
      inventory maintain 1 Clean
      inventory copy 1 Drill press
      """)
    #expect(code == 0)
    #expect(text.contains("returned Saw ("), "\(text)")
    #expect(text.contains("seen Saw ("), "\(text)")
    #expect(text.contains("Drill: Clean,"), "\(text)")
    #expect(text.contains("added Drill press ("), "\(text)")
  }

  @Test("A script is given no numbers and takes none")
  func scripts() throws {
    let household = try lamps()
    defer { household.remove() }
    // Without job control, as in every script.
    let run = try TerminalRun(
      "/bin/sh",
      ["-c", "\"$inventory\" list --columns name\n\"$inventory\" show 2\necho \"[$?]\""],
      environment: household.environment.merging(["inventory": Household.program]) { $1 })
    _ = try run.finish()
    #expect(run.text.contains("not in scripts"), "\(run.text)")
    #expect(run.text.contains("[66]"), "\(run.text)")
    #expect(!run.text.contains("1  "), "\(run.text)")
  }

  @Test("A removal is asked about; no answer is a no")
  func prompt() throws {
    let household = try lamps()
    defer { household.remove() }
    let run = try household.terminal("remove", "lamp")
    try run.expect("[y/N] ")
    run.type("\n")
    #expect(try run.finish() == 64)
    #expect(try household.inventory("count").output == "5\n")
    let second = try household.terminal("remove", "lamp")
    try second.expect("[y/N] ")
    second.type("y\n")
    #expect(try second.finish() == 0)
    #expect(try household.inventory("count").output == "4\n")
    let third = try household.terminal("remove", "mug")
    try third.expect("[y/N] ")
    third.type("\u{3}")
    #expect(try third.finish() == 130)
    #expect(try household.inventory("count").output == "4\n")
  }

  @Test("Long output goes through the pager with its colours, short output does not")
  func pager() throws {
    let household = try Household()
    defer { household.remove() }
    try household.inventory("add", "-", input: (1...60).map { "Thing \($0)\n" }.joined())
    let pager = ["PAGER": "cat > \"$HOME/paged\"; echo paged"]
    let long = try household.terminal("list", variables: pager)
    #expect(try long.finish() == 0)
    #expect(long.text.contains("paged") && !long.text.contains("Thing"), "\(long.text)")
    let paged = try household.contents("paged")
    #expect(paged.contains("Thing 60") && paged.contains("\u{1B}["))
    let short = try household.terminal("list", "--limit", "3", variables: pager)
    #expect(try short.finish() == 0)
    #expect(!short.text.contains("paged") && short.text.contains("Thing 1"))
    let none = try household.terminal("list", variables: ["PAGER": ""])
    #expect(try none.finish() == 0)
    #expect(none.text.contains("Thing 60"))
  }

  @Test("Whoever leaves the pager early has seen enough; one that is not there is told")
  func pagerEnds() throws {
    let household = try Household()
    defer { household.remove() }
    try household.inventory("add", "-", input: (1...3000).map { "Thing \($0)\n" }.joined())
    let left = try household.terminal(
      "list", "--json", variables: ["PAGER": "head -n 2 > /dev/null"])
    #expect(try left.finish() == 0)
    #expect(left.text == "", "\(left.text)")
    let missing = try household.terminal("list", variables: ["PAGER": "no-such-pager"])
    #expect(try missing.finish() == 74)
    #expect(missing.text.contains("the pager \"no-such-pager\" cannot be started"))
    let help = try household.terminal("help", variables: ["PAGER": "no-such-pager"])
    #expect(try help.finish() == 74)
    #expect(help.text.contains("the pager \"no-such-pager\" cannot be started"), "\(help.text)")
  }

  @Test("A closed pipe ends the program quietly")
  func closedPipe() throws {
    let household = try Household()
    defer { household.remove() }
    try household.inventory("add", "-", input: (1...5000).map { "Thing \($0)\n" }.joined())
    let outcome = try household.shell("\"$inventory\" list | head -n 1 > /dev/null")
    #expect(outcome.code == 0)
    #expect(outcome.error == "")
  }

  @Test("Ctrl-C in an import leaves the store as it was and exits 130")
  func interruptedImport() throws {
    let household = try lamps()
    defer { household.remove() }
    _ = try household.shell(
      "{ echo name,notes; seq 1 400000 | sed 's/.*/Thing &,note &/'; } > \"$HOME/many.csv\"")
    let run = try household.terminal("import", "\(household.home)/many.csv")
    // The line that shows how far it is comes after half a second.
    try run.expect("%")
    run.type("\u{3}")
    #expect(try run.finish() == 130)
    #expect(run.text.contains("interrupted"), "\(run.text)")
    #expect(try household.inventory("count").output == "5\n")
    #expect(!(try household.inventory("history").output.contains("import")))
  }

  @Test("Ctrl-C ends an import that waits for what is typed, and an export that nobody reads")
  func interruptedWaiting() throws {
    let household = try lamps()
    defer { household.remove() }
    let run = try household.terminal("import", "-", "--from", "csv")
    run.type("name\n")
    usleep(500_000)
    run.type("\u{3}")
    #expect(try run.finish() == 130)
    #expect(run.text.contains("interrupted"), "\(run.text)")
    try household.inventory(
      "add", "-", input: (1...2000).map { "Thing \($0)\n" }.joined())
    for verb in ["export", "list --json"] {
      let outcome = try household.shell(
        """
        mkfifo "$HOME/pipe" 2> /dev/null
        exec 3<> "$HOME/pipe"
        "$inventory" \(verb) > "$HOME/pipe" 2> "$HOME/said" & program=$!
        sleep 1; kill -INT $program; wait $program; echo $?; cat "$HOME/said"
        """)
      #expect(outcome.output == "130\ninventory: interrupted\n", "\(verb): \(outcome.output)")
    }
  }
}
