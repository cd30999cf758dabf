import Testing

/// What the programs promise beside their answers: streams, files, settings.
struct ProgramTests {
  @Test("The store and its folder are the user's alone")
  func permissions() throws {
    let household = try Household()
    defer { household.remove() }
    try household.inventory("add", "Lamp")
    let outcome = try household.shell(
      "cd ~/.local/share/steward && stat -c '%a' . steward.sqlite")
    #expect(outcome.output == "700\n600\n")
  }

  @Test("An option counts before the environment, that before the store, that before the file")
  func precedence() throws {
    var household = try Household()
    defer { household.remove() }
    for name in ["STEWARD_LOCALE", "STEWARD_CURRENCY", "STEWARD_TIME_ZONE"] {
      household.environment[name] = nil
    }
    _ = try household.shell(
      "mkdir -p ~/.config/steward && printf '# mine\\ncurrency = CHF\\n' > ~/.config/steward/config"
    )
    // The C locale has no currency of its own; that of the file counts, and is settled.
    let first = try household.inventory("add", "Lamp", "--price", "10")
    #expect(first.error.contains("(locale C, time zone"))
    #expect(first.output.contains("10.00 CHF"))
    _ = try household.shell("printf 'currency = JPY\\n' > ~/.config/steward/config")
    #expect(try household.inventory("add", "B", "--price", "10").output.contains("10.00 CHF"))
    household.environment["STEWARD_CURRENCY"] = "EUR"
    #expect(try household.inventory("add", "C", "--price", "10").output.contains("10.00 EUR"))
    let option = try household.inventory("add", "D", "--price", "10", "--currency", "USD")
    #expect(option.output.contains("10.00 USD"))
    _ = try household.shell("printf 'colour = red\\n' > ~/.config/steward/config")
    #expect(try household.inventory("list").code == 78)
  }

  @Test("A change whose answer is lost is kept, and that is said")
  func lostAnswer() throws {
    let household = try Household()
    defer { household.remove() }
    try household.inventory("add", "Lamp")
    for verb in ["add Mug", "set lamp --notes new", "undo", "view save all"] {
      let lost = try household.shell("\"$inventory\" \(verb) > /dev/full")
      #expect(lost.code == 74, "\(verb): \(lost.error)")
      #expect(
        lost.error.contains("the change is kept all the same: inventory history shows it"),
        "\(verb): \(lost.error)")
    }
    for verb in ["list", "add Vase --dry-run", "history"] {
      let lost = try household.shell("\"$inventory\" \(verb) > /dev/full")
      #expect(lost.code == 74 && !lost.error.contains("kept"), "\(verb): \(lost.error)")
    }
    #expect(try household.inventory("count").output == "2\n")
    let piped = try household.shell("\"$inventory\" add Saw | true")
    #expect(piped.error == "")
  }

  @Test("No currency is guessed under the C locale")
  func currency() throws {
    var household = try Household()
    defer { household.remove() }
    for name in ["STEWARD_LOCALE", "STEWARD_CURRENCY", "STEWARD_TIME_ZONE"] {
      household.environment[name] = nil
    }
    let refused = try household.inventory("add", "Lamp", "--price", "10")
    #expect(refused.code == 65)
    #expect(refused.error.contains("names no currency"))
    #expect(refused.error.contains("steward settings currency EUR"))
    #expect(try household.inventory("add", "Lamp", "--price", "10 EUR").code == 0)
    household.environment["LANG"] = "de_DE.UTF-8"
    #expect(try household.inventory("add", "Lamp", "--price", "10").code == 65)
  }

  @Test(
    "A store without a currency keeps the first that is said, whichever command says it",
    arguments: [
      ["add", "Vase", "--price", "7", "--currency", "CHF"],
      ["set", "Lamp", "--notes", "old", "--currency", "CHF"], ["import", "-", "--currency", "CHF"],
    ])
  func settlingCurrency(_ command: [String]) throws {
    var household = try Household()
    defer { household.remove() }
    for name in ["STEWARD_LOCALE", "STEWARD_CURRENCY"] { household.environment[name] = nil }
    let first = try household.inventory("add", "Lamp")
    #expect(first.error.contains("no currency; steward settings currency EUR settles one"))
    #expect(try household.inventory("list", "--currency", "CHF").error == "")
    #expect(try household.run(command + ["--dry-run"], input: "name,price\nVase,7\n").code == 0)
    #expect(try household.inventory("add", "Cup", "--price", "3").code == 65)
    let settling = try household.run(command, input: "name,price\nVase,7\n")
    #expect(settling.code == 0)
    #expect(settling.error.contains("from now on CHF is that of amounts that name none"))
    #expect(try household.inventory("add", "Cup", "--price", "3").output.contains("3.00 CHF"))
    let other = try household.inventory("add", "Mug", "--price", "3", "--currency", "EUR")
    #expect(other.output.contains("3.00 EUR"))
    #expect(other.error == "")
    #expect(try household.inventory("add", "Jug", "--price", "3").output.contains("3.00 CHF"))
  }

  @Test("A store whose tables are of another version is told, with a way on")
  func otherVersion() throws {
    let household = try Household()
    defer { household.remove() }
    try household.inventory("add", "Lamp")
    _ = try household.shell(
      "sqlite3 ~/.local/share/steward/steward.sqlite "
        + "'ALTER TABLE steward_field DROP COLUMN default_value'")
    let outcome = try household.inventory("list")
    #expect(outcome.code == 78)
    #expect(outcome.error.contains("not those that this version of the program knows"))
    #expect(outcome.error.contains("hint: another version made them"))
    #expect(try household.inventory("list", "--verbose").error.contains("default_value"))
  }

  @Test("A closed pipe ends the program quietly")
  func closedPipe() throws {
    let household = try Household()
    defer { household.remove() }
    let lines = (0..<3000).map { "Thing with a long name number \($0)\n" }.joined()
    try household.run(["add", "-", "-q"], input: lines)
    let outcome = try household.shell("\"$inventory\" list --format plain | head -n 1 | wc -l")
    #expect(outcome.output.contains("1"))
    #expect(outcome.error == "")
  }

  @Test("An export never replaces a file without --force, and is whole or not there")
  func exportFile() throws {
    let household = try Household()
    defer { household.remove() }
    let file = "\(household.home)/out.csv"
    try household.inventory("add", "Lamp")
    #expect(try household.inventory("export", "-o", file).code == 0)
    let refused = try household.inventory("export", "-o", file)
    #expect(refused.code == 73)
    #expect(refused.error.contains("--force"))
    #expect(try household.inventory("export", "-o", file, "--force").code == 0)
    #expect(try household.inventory("import", "/nowhere/x.csv").code == 66)
  }

  @Test("--dry-run writes nothing, not even a store")
  func rehearsal() throws {
    let household = try Household()
    defer { household.remove() }
    #expect(try household.inventory("add", "Lamp", "--dry-run").output.hasPrefix("would add"))
    #expect(try household.shell("ls -A ~").output == "")
    try household.inventory("add", "Lamp")
    try household.inventory("set", "Lamp", "--price", "5", "--dry-run")
    try household.inventory("remove", "Lamp", "--dry-run")
    try household.inventory("undo", "--dry-run")
    #expect(try household.inventory("list", "--format", "plain").output.contains("Lamp"))
    #expect(
      try household.inventory("history", "--format", "plain").output.split(separator: "\n").count
        == 1)
  }

  private static let zones = [
    "Pacific/Honolulu", "America/New_York", "Europe/Berlin", "Pacific/Kiritimati",
  ]

  @Test("D1: a day is that day in every zone, entered by option and by a table", arguments: zones)
  func dayInZones(_ zone: String) throws {
    let household = try Household()
    defer { household.remove() }
    try household.run(["add", "Lamp", "--bought", "2025-12-10", "--time-zone", zone])
    let table = "name,bought\nChair,2025-12-10\n"
    try household.run(["import", "-", "--time-zone", zone], input: table)
    for other in Self.zones {
      let arguments = ["--time-zone", other]
      let listed = try household.run(
        ["list", "--format", "plain", "--columns", "bought"] + arguments)
      let days = listed.output.split(separator: "\n").compactMap { $0.split(separator: "\t").last }
      #expect(days == ["2025-12-10", "2025-12-10"])
      let shown = try household.run(["show", "Lamp"] + arguments).output
      #expect(shown.contains("Wed 2025-12-10"))
      let exported = try household.run(["export", "--to", "csv"] + arguments).output
      #expect(exported.split(separator: "2025-12-10").count == 3)
      let found = try household.run(["count", "bought:2025-12-10"] + arguments).output
      #expect(found == "2\n")
    }
  }

  @Test("The history tells tell who, when and by which command")
  func history() throws {
    let household = try Household()
    defer { household.remove() }
    try household.inventory("add", "Lamp", "--price", "10")
    try household.inventory("set", "Lamp", "--price", "12", "--tag", "light")
    let steps = try household.inventory("history", "Lamp").output
    #expect(steps.contains("inventory set Lamp --price 12 --tag light"))
    #expect(steps.contains("Price: €10.00 → €12.00"))
    #expect(steps.contains("Tags: — → light"))
    #expect(steps.contains("#2 2026-11-30 10:00"))
  }

  @Test("The history says of undo and redo which commands they reached")
  func historyOfUndo() throws {
    let household = try Household()
    defer { household.remove() }
    try household.inventory("add", "Lamp")
    try household.inventory("set", "Lamp", "--price", "10")
    try household.inventory("set", "Lamp", "--price", "12")
    try household.inventory("undo", "2")
    try household.inventory("redo")
    let table = try household.inventory("history").output
    let endings = table.split(separator: "\n").dropFirst().compactMap { line in
      line.firstRange(of: "(taken back) ").map { String(line[$0.lowerBound...]) }
        ?? line.firstRange(of: "inventory ").map { String(line[$0.lowerBound...]) }
    }
    #expect(
      endings == [
        "inventory redo (did again #2)", "(taken back) inventory undo 2 (took back #2)",
        "inventory undo 2 (took back #3)", "(taken back) inventory set Lamp --price 12",
        "inventory set Lamp --price 10", "inventory add Lamp",
      ])
    let lines = try household.inventory("history", "--format", "ndjson").output
    #expect(lines.contains("\"command\":\"inventory redo\",\"undone\":false,\"redid\":2}"))
    #expect(lines.contains("\"command\":\"inventory undo 2\",\"undone\":false,\"undid\":3}"))
    #expect(lines.contains("\"command\":\"inventory add Lamp\",\"undone\":false}"))
  }

  @Test("Sections by first letter stand in pinyin order in Chinese, Latin letters among them")
  func pinyinSections() throws {
    var household = try Household()
    defer { household.remove() }
    household.environment["STEWARD_LOCALE"] = "zh-CN"
    for name in ["箱子", "电灯", "Lamp", "阿司匹林", "Drill"] { try household.inventory("add", name) }
    func titles(_ sort: String) throws -> String {
      let lines = try household.inventory(
        "list", "--group", "name", "--columns", "name", "--sort", sort
      ).output.split(separator: "\n")
      return lines.filter { $0.count == 1 }.joined()
    }
    #expect(try titles("name") == "ADLX")
    #expect(try titles("-name") == "XLDA")
  }
}
