import Testing

/// What a person meets on the first day, before they know the words of the program.
@Suite("The first day")
struct FirstDayTests {
  private func household() throws -> Household {
    let household = try Household()
    try household.inventory(
      "add", "Camera", "--place", "Home / Kitchen", "--price", "200 USD", "--tag", "camera")
    return household
  }

  @Test(
    "a filter that fits nothing says what there is none of",
    arguments: [
      (["list", "@camra"], #"nothing has the tag "camra": did you mean "@camera"?"#),
      (["list", "place:Kichen"], #"no place is called "Kichen": did you mean "Kitchen"?"#),
      (["count", "@camra"], #"nothing has the tag "camra""#),
      (["set", "@camra", "--notes", "x"], #"nothing has the tag "camra""#),
      (
        ["list", "price.over:100"],
        "price was compared in EUR only; another currency is named: '100 EUR'"
      ),
    ])
  func emptyFilter(_ command: [String], _ reason: String) throws {
    let household = try household()
    defer { household.remove() }
    let outcome = try household.run(command)
    #expect(outcome.code == 0)
    #expect(outcome.error.contains(reason), "\(outcome.error)")
    #expect(try household.run(command + ["--quiet"]).error == "")
  }

  @Test("and how many fit that lists leave out")
  func leftOut() throws {
    let household = try household()
    defer { household.remove() }
    try household.inventory("sell", "Camera", "--for", "90 USD")
    let told = "one item fits that is left out of lists: --all\n"
    for command in [["list"], ["list", "camera"], ["search", "camera"], ["count", "@camera"]] {
      #expect(try household.run(command).error == told, "\(command)")
      #expect(try household.run(command + ["--all"]).error == "", "\(command)")
    }
  }

  @Test(
    "and nothing more where the condition itself is right",
    arguments: [
      ["list", "@camera", "name:tripod"], ["list", "not", "@camra", "name:tripod"],
      ["list", "place:home", "serial:any"], ["list", "price.over:300 USD"],
      ["list", "@camra", "--json"],
    ])
  func rightFilter(_ command: [String]) throws {
    let household = try household()
    defer { household.remove() }
    #expect(try household.run(command).error == "")
  }

  @Test(
    "a hint is a command that can be typed as it stands",
    arguments: [
      (["show"], "hint: as in: inventory show 'Cordless drill'"),
      (["list", "-x"], #"hint: see "inventory help list""#),
      (["list", "--columns", "qqqqqq"], #"hint: see "inventory help fields""#),
      (["help", "qqqqqq"], #"hint: see "inventory help""#),
    ])
  func hints(_ command: [String], _ hint: String) throws {
    let household = try household()
    defer { household.remove() }
    let outcome = try household.run(command)
    #expect(outcome.code == 64)
    #expect(outcome.error.contains(hint), "\(outcome.error)")
  }

  @Test("a short number that means no row is not taken for a name")
  func number() throws {
    let household = try household()
    defer { household.remove() }
    let outcome = try household.inventory("show", "2")
    #expect(outcome.error.contains("numbers of a table hold on a terminal, not in scripts"))
  }

  @Test("what was added last comes first, whatever identities an import gave")
  func latest() throws {
    var household = try Household()
    defer { household.remove() }
    let names = (1...9).map { "Imported \($0)\n" }.joined()
    #expect(try household.inventory("import", "-", input: "name\n\(names)").code == 0)
    household.environment["STEWARD_NOW"] = "2026-11-30T09:00:01Z"
    try household.inventory("add", "Lamp")
    let shown = try household.inventory().output.split(separator: "\n")
    let heading = try #require(shown.firstIndex(of: "added last"))
    #expect(shown[heading + 1].contains("Lamp"), "\(shown)")
  }

  @Test(
    "places are completed by their last part, names in any case",
    arguments: [
      ("inventory move Camera --to kit", "Home\\ /\\ Kitchen"),
      ("inventory list place:Kit", "Home\\ /\\ Kitchen"),
      ("inventory list place:home", "Home\nHome\\ /\\ Kitchen"), ("inventory show cam", "Camera"),
    ])
  func completion(_ line: String, _ offered: String) throws {
    let household = try household()
    defer { household.remove() }
    let outcome = try household.inventory("offer", "bash", "--", line, " \t\n\"'><=;|&(:")
    #expect(outcome.output == "words\n\(offered)\n", "\(outcome.output)")
  }
}
