import Testing

/// Forms in a person's editor, at a terminal; the editor is a script.
struct FormTests {
  private func lamp() throws -> Household {
    let household = try Household()
    try household.inventory(
      "add", "Lamp", "--price", "1234.50", "--notes", "one\n\n  two\nthree", "--tag", "old",
      "--own", "colour=red")
    return household
  }

  /// Runs the program with a shell script as the editor, the form being `$1`.
  private func run(
    _ household: Household, _ editor: String, _ arguments: String...
  ) throws -> (text: String, code: Int32) {
    _ = try Subprocess(
      "/bin/sh", ["-c", "cat > \"$0\"; chmod 700 \"$0\"", "\(household.home)/editor"],
      environment: [:], input: "#!/bin/sh\n\(editor)\n"
    ).wait()
    let run = try TerminalRun(
      Household.program, arguments,
      environment: household.environment.merging([
        "TERM": "xterm", "EDITOR": "\(household.home)/editor", "TMPDIR": household.home,
      ]) { $1 })
    let code = try run.finish()
    let left = try household.shell("ls -d ~/steward-* 2>/dev/null")
    #expect(left.output == "", "the form is gone")
    return (run.text, code)
  }

  @Test("What is filled in on the form is changed, and nothing else")
  func edits() throws {
    let household = try lamp()
    defer { household.remove() }
    let before = try household.inventory("list", "--json").output
    let same = try run(household, "stat -c %a \"$1\"; true", "edit", "lamp")
    #expect(same.code == 0 && same.text.contains("600\n"), "\(same.text)")
    #expect(same.text.contains("is as it was"), "\(same.text)")
    #expect(try household.inventory("list", "--json").output == before)
    // An editor that takes away white space at the ends of lines changes nothing.
    let trimmed = try run(
      household, "sed -i 's/[ ]*$//' \"$1\"; echo >> \"$1\"", "edit", "lamp")
    #expect(trimmed.text.contains("is as it was"), "\(trimmed.text)")
    let edited = try run(
      household,
      "sed -i 's/^name:.*/name: Desk lamp/; s/^own.colour:.*/own.colour: blue/; s/^tags:.*/tags: new/'"
        + " \"$1\"", "edit", "lamp")
    #expect(edited.code == 0, "\(edited.text)")
    #expect(edited.text.contains("changed Desk lamp ("), "\(edited.text)")
    let shown = try household.inventory("show", "desk lamp", "--json").output
    #expect(shown.contains("\"colour\": \"blue\""), "\(shown)")
    #expect(shown.contains("one\\n\\n  two\\nthree"), "\(shown)")
    #expect(shown.contains("\"1234.50\""), "\(shown)")
  }

  @Test("A bad form is refused with the line and given back to be mended")
  func mends() throws {
    let household = try lamp()
    defer { household.remove() }
    let editor = """
      if grep '^#!' "$1" > "$HOME/remark"; then
        grep -A1 '^#!' "$1" | tail -1 > "$HOME/below"
        sed -i 's/^price:.*/price: 20 EUR/' "$1"
      else
        sed -i 's/^price:.*/price: dear/' "$1"
      fi
      """
    let mended = try run(household, editor, "edit", "lamp")
    #expect(mended.code == 0, "\(mended.text)")
    #expect(mended.text.contains("line "), "\(mended.text)")
    #expect(try household.contents("remark").contains("\"dear\""))
    #expect(try household.contents("below").hasPrefix("price: dear"))
    #expect(mended.text.contains("20.00"), "\(mended.text)")
    // One that is left as it came back ends in the error.
    let left = try run(
      household, "grep -q '^#!' \"$1\" || sed -i 's/^name:.*/name:/' \"$1\"", "edit", "lamp")
    #expect(left.code == 65, "\(left.text)")
    #expect(left.text.contains("name"), "\(left.text)")
    let line = try run(
      household, "grep -q '^#!' \"$1\" || echo nonsense >> \"$1\"", "edit", "lamp")
    #expect(line.code == 65 && line.text.contains("\"nonsense\" is no field"), "\(line.text)")
  }

  @Test("What somebody else changed meanwhile is said, and only then overwritten")
  func conflicts() throws {
    let household = try lamp()
    defer { household.remove() }
    let editor = """
      if grep -q '^#!' "$1"; then
        cp "$1" "$HOME/conflict"
        echo >> "$1"
      else
        "\(Household.program)" set lamp --price '5 EUR' --notes other > /dev/null 2>&1
        sed -i 's/^price:.*/price: 7 EUR/' "$1"
      fi
      """
    let outcome = try run(household, editor, "edit", "lamp")
    #expect(outcome.code == 0, "\(outcome.text)")
    #expect(outcome.text.contains("changed meanwhile"), "\(outcome.text)")
    let shown = try household.inventory("show", "lamp", "--json").output
    #expect(shown.contains("\"7.00\"") && shown.contains("\"other\""), "\(shown)")
    let gone = try run(
      household,
      "\"\(Household.program)\" remove lamp --yes > /dev/null; sed -i 's/^price:.*/price: 8/' \"$1\"",
      "edit", "lamp")
    #expect(gone.code == 75, "\(gone.text)")
  }

  @Test("Without words, add gives a form; nothing is kept of one that was not filled in")
  func adds() throws {
    let household = try Household()
    defer { household.remove() }
    let nothing = try run(household, "true", "add")
    #expect(nothing.code == 0 && nothing.text.contains("nothing was added"), "\(nothing.text)")
    let nameless = try run(
      household, "grep -q '^#!' \"$1\" || sed -i 's/^price:.*/price: 3 EUR/' \"$1\"", "add")
    #expect(nameless.code == 65, "\(nameless.text)")
    let added = try run(
      household, "sed -i 's/^name:.*/name: Lamp/' \"$1\"", "add", "--tag", "new", "--price", "9")
    #expect(added.code == 0 && added.text.contains("added Lamp ("), "\(added.text)")
    #expect(added.text.contains("new") && added.text.contains("9.00"), "\(added.text)")
    let failed = try run(household, "exit 3", "add")
    #expect(failed.code == 1 && failed.text.contains("the editor ended"), "\(failed.text)")
    #expect(try household.inventory("count").output == "1\n")
    // In a script nobody can fill in a form.
    let refused = try household.inventory("edit", "lamp")
    #expect(refused.code == 64 && refused.error.contains("inventory set"))
  }
}
