import Testing

/// Backup, restore and doctor as a person uses them: what is printed holds digests and sizes, so that
/// no transcript can hold it.
@Suite struct StewardProgramTests {
  @Test func `a backup goes to another place, and back`() throws {
    let household = try Household()
    defer { household.remove() }
    let copy = household.home + "/household.backup"
    try household.inventory("add", "Lamp")
    let made = try household.steward(["backup", copy])
    #expect(made.code == 0)
    #expect(
      made.output.hasPrefix("backed up 2 records to ")
        || made.output.hasPrefix("backed up 1 record to "))
    #expect(try household.steward(["backup", copy]).code == 73)
    try household.inventory("add", "Chair")
    let refused = try household.steward(["restore", copy])
    #expect(refused.code == 73)
    #expect(refused.error.contains("--replace"))
    #expect(try household.steward(["restore", copy, "--replace", "--dry-run"]).code == 0)
    #expect(try household.inventory("count").output.contains("2"))
    let restored = try household.steward(["restore", copy, "--replace"])
    #expect(restored.code == 0)
    #expect(restored.output.hasPrefix("restored "))
    #expect(restored.output.contains(".before-restore-20261130T090000Z"))
    #expect(try household.inventory("count").output.contains("1"))
    let elsewhere = "sqlite:" + household.home + "/else/where.sqlite"
    #expect(try household.steward(["restore", copy, "--store", elsewhere]).code == 0)
    #expect(try household.inventory("list", "--store", elsewhere).output.contains("Lamp"))
    #expect(try household.steward(["doctor"]).output == "the store is whole\n")
  }

  @Test func `a store that cannot be looked at is not taken for an empty one`() throws {
    let household = try Household()
    defer { household.remove() }
    let loop = household.home + "/loop.sqlite"
    let made = try household.shell("ln -s \"$1\" \"$1\"", [loop])
    #expect(made.code == 0)
    for words in [["export"], ["list"], []] {
      let outcome = try household.run(program: "inventory", words + ["--store", loop])
      #expect(outcome.code == 69 && outcome.output == "")
      #expect(outcome.error.contains("loop.sqlite"))
    }
    let info = try household.steward(["info", "--store", loop])
    #expect(info.code == 69)
  }

  @Test func `earlier backups are kept as many as are asked for`() throws {
    let household = try Household()
    defer { household.remove() }
    try household.inventory("add", "Lamp")
    for _ in 0..<4 {
      #expect(try household.steward(["backup", household.home + "/b", "--keep", "3"]).code == 0)
    }
    let listed = try household.shell("cd \"$HOME\"; ls -d b*")
    #expect(listed.output == "b\nb.1\nb.2\n")
  }

  @Test func `a backup through a pipe restores`() throws {
    let household = try Household()
    defer { household.remove() }
    try household.inventory("add", "Lamp")
    let piped = try household.shell(
      "\"$1\" backup - | cat > \"$HOME/piped\"", [Household.steward])
    #expect(piped.code == 0)
    let restored = try household.steward(["restore", household.home + "/piped", "--replace"])
    #expect(restored.code == 0)
    #expect(restored.error == "")
  }

  @Test func `names of records of all domains are completed`() throws {
    let household = try Household()
    defer { household.remove() }
    try household.inventory("add", "Lamp", "place:Landing")
    try household.inventory("add", "Mug")
    let offered = try household.steward(["offer", "fish", "--", "history", "La"])
    #expect(
      offered.output.hasSuffix("Lamp\titem\nLanding\tplace\n"), "\(offered.output)")
  }

  @Test func `a backup is restored from standard input`() throws {
    let household = try Household()
    defer { household.remove() }
    try household.inventory("add", "Lamp")
    let script = "\"$1\" backup - | \"$1\" restore - --store \"$HOME/new/copy.sqlite\""
    let restored = try household.shell(script, [Household.steward])
    #expect(restored.code == 0 && restored.error == "", "\(restored.error)")
    let copy = "sqlite:" + household.home + "/new/copy.sqlite"
    #expect(try household.inventory("list", "--store", copy).output.contains("Lamp"))
    let damaged = try household.steward(["restore", "-", "--replace"], input: "no backup")
    #expect(damaged.code != 0)
    #expect(!damaged.error.contains("steward-restore-"), "\(damaged.error)")
    let left = try household.shell("ls \"$HOME/.local/share/steward\" \"$HOME/new\"")
    #expect(!left.output.contains("steward-restore-"), "\(left.output)")
    #expect(try household.inventory("list").output.contains("Lamp"))
  }

  @Test func `the overview tells the store and asks for a backup`() throws {
    var household = try Household()
    defer { household.remove() }
    try household.inventory("add", "Lamp")
    let first = try household.steward([])
    #expect(first.code == 0)
    #expect(first.output.contains("steward.sqlite"))
    #expect(first.error.contains("there is no backup yet"))
    try household.steward(["backup", household.home + "/b"])
    #expect(try household.steward([]).error == "")
    household.environment["STEWARD_NOW"] = "2027-01-15T09:00:00Z"
    #expect(try household.steward([]).error.contains("46 days old"))
    #expect(try household.steward(["info", "--json"]).output.contains("item.records"))
  }

  @Test func `a damaged store is named, with the way on`() throws {
    let household = try Household()
    defer { household.remove() }
    try household.inventory("add", "Lamp")
    _ = try household.shell(
      "printf garbage | dd of=\"$HOME/.local/share/steward/steward.sqlite\" conv=notrunc 2>&1")
    let looked = try household.steward(["doctor"])
    #expect(looked.code == 1)
    #expect(looked.output.contains("restore a backup"))
  }

  @Test func `a missing index is named, and what repair does about it is done`() throws {
    let household = try Household()
    defer { household.remove() }
    try household.inventory("add", "Lamp")
    _ = try household.shell("sqlite3 \"$HOME/\(Self.store)\" 'DROP INDEX item_reference_place'")
    let looked = try household.steward(["doctor"])
    #expect(looked.code == 1)
    #expect(looked.output.contains("the index item_reference_place of item is missing"))
    #expect(looked.output.contains("repair makes it anew from the records"))
    #expect(looked.output.contains("steward doctor --repair does this, after a backup"))
    let mended = try household.steward(["doctor", "--repair"])
    #expect(mended.code == 0, "\(mended.output)")
    #expect(try household.steward(["doctor"]).output == "the store is whole\n")
    #expect(try household.inventory("count").output == "1\n")
  }

  @Test func `a flipped byte is named, and a restore brings the records back`() throws {
    let household = try Household()
    defer { household.remove() }
    try household.inventory("add", "-", "-q", input: (1...40).map { "Lamp \($0)\n" }.joined())
    #expect(try household.steward(["backup", household.home + "/copy"]).code == 0)
    let before = try household.inventory("export", "--to", "json").output
    // A page begins with what kind it is, and an X is none.
    _ = try household.shell(
      """
      root=$(sqlite3 "$HOME/\(Self.store)" "SELECT rootpage FROM sqlite_schema WHERE name = 'item'")
      size=$(sqlite3 "$HOME/\(Self.store)" 'PRAGMA page_size')
      printf X | dd of="$HOME/\(Self.store)" bs=1 seek=$(((root - 1) * size)) conv=notrunc 2>&1
      """)
    let looked = try household.steward(["doctor"])
    #expect(looked.code == 1)
    #expect(looked.output.contains("database: the store is damaged"), "\(looked.output)")
    #expect(looked.output.contains("restore"), "\(looked.output)")
    let shown = try household.inventory("list")
    #expect(shown.code == 65 && shown.error.contains("restore the latest backup"), "\(shown.error)")
    #expect(
      try household.steward(["restore", household.home + "/copy", "--replace", "--yes"]).code == 0)
    #expect(try household.inventory("export", "--to", "json").output == before)
    #expect(try household.steward(["doctor"]).code == 0)
  }

  @Test func `a truncated log is named, with what a repair keeps`() throws {
    let household = try Household()
    defer { household.remove() }
    try household.inventory("add", "Lamp")
    _ = try household.shell(
      """
      cd "$HOME" && mkdir cut && sqlite3 "\(Self.store)" <<'END'
      PRAGMA wal_autocheckpoint = 0;
      CREATE TABLE passing (x);
      DROP TABLE passing;
      .shell cp "\(Self.store)" "\(Self.store)-wal" cut/
      END
      size=$(wc -c < cut/steward.sqlite-wal)
      head -c $((size - 100)) cut/steward.sqlite-wal > cut/less
      mv cut/less cut/steward.sqlite-wal
      """)
    let cut = household.home + "/cut/steward.sqlite"
    let files = "cd \"$HOME/cut\" && ls && cksum *"
    let before = try household.shell(files).output
    let looked = try household.steward(["doctor", "--store", cut])
    #expect(try household.shell(files).output == before, "a look changed a file")
    #expect(looked.code == 1)
    #expect(looked.output.contains("log: the log ends within a change"), "\(looked.output)")
    #expect(looked.output.contains("repair keeps every whole change"), "\(looked.output)")
    #expect(try household.steward(["doctor", "--repair", "--store", cut]).code == 0)
    #expect(try household.inventory("count", "--store", cut).output == "1\n")
  }

  @Test func `a backup taken while eight processes write restores to a state that existed`() throws
  {
    var household = try Household(in: Household.memoryFolder)
    defer { household.remove() }
    household.environment["STEWARD_SEED"] = nil
    try household.inventory("add", "First")
    let outcome = try household.shell(
      """
      for writer in 1 2 3 4 5 6 7 8; do
        ( for round in 1 2 3 4; do
            printf 'Left %s-%s\\nRight %s-%s\\n' $writer $round $writer $round |
              "$inventory" add - -q > /dev/null || echo "failed $?"
          done ) &
      done
      for copy in 1 2 3 4; do "$1" backup "$HOME/copy$copy" -q || echo "failed $?"; done
      wait
      for copy in 1 2 3 4; do
        "$1" restore "$HOME/copy$copy" --store "$HOME/back$copy/x.sqlite" -q || echo "failed $?"
        "$1" doctor --store "$HOME/back$copy/x.sqlite"
        "$inventory" count --store "$HOME/back$copy/x.sqlite"
        "$inventory" list --store "$HOME/back$copy/x.sqlite" --format plain --columns name |
          cut -f 2 | sed -n 's/^[A-Z][a-z]* //p' | sort | uniq -u
      done
      """, [Household.steward])
    #expect(outcome.error == "", "\(outcome.error)")
    let lines = outcome.output.split(separator: "\n")
      .filter { !$0.hasPrefix("backed up") && !$0.hasPrefix("restored") }
    #expect(lines.filter { $0 == "the store is whole" }.count == 4, "\(outcome.output)")
    // Each command adds two records: an odd number of them, with the first, and none alone.
    let counts = lines.compactMap { Int($0) }
    #expect(counts.count == 4 && counts.allSatisfy { $0 % 2 == 1 }, "\(outcome.output)")
    #expect(counts == counts.sorted() && lines.count == 8, "\(outcome.output)")
    #expect(try household.inventory("count").output == "65\n")
  }

  private static let store = ".local/share/steward/steward.sqlite"
}
