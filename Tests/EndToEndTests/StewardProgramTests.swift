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
}
