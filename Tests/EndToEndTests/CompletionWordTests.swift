import Testing

/// What completion offers beside verbs, options and names of records.
struct CompletionWordTests {
  /// What is offered where the last of some words is being typed.
  private static func offered(
    _ program: Household.Program, _ words: [String], in household: Household
  ) throws -> [Substring] {
    let outcome = try household.run(
      program: program.rawValue, ["offer", "fish", "--"] + words)
    return Array(outcome.output.split(separator: "\n").dropFirst())
  }

  @Test(
    "The first word of what is about a list may name one",
    arguments: [
      ("add tr", ["Trip:", "Trip to Rome:"]), ("show Trip", ["Trip:", "Trip to Rome:"]),
      ("tri", ["Trip:", "Trip to Rome:"]), ("--store", []), ("history tr", []),
      ("add passport tr", []), ("move Lamp --to tr", []), ("check Inb", ["Inbox:"]),
    ])
  func lists(_ line: String, _ wanted: [String]) async throws {
    let household = try Household(in: Household.memoryFolder)
    defer { household.remove() }
    for command in [["add", "Lamp"], ["new", "Trip"], ["new", "Trip to Rome"]] {
      _ = await household.inProcess(command, of: .checklists)
    }
    let words = line.split(separator: " ").map(String.init)
    let offered = try Self.offered(.checklists, words, in: household).map {
      String($0.prefix { $0 != "\t" })
    }
    #expect(offered.filter { $0.hasSuffix(":") && $0.first?.isUppercase == true } == wanted)
  }

  @Test(
    "Days are offered in the order of what they mean",
    arguments: [
      (Household.Program.checklists, "set Lamp --due t", ["today", "tomorrow", "tue", "thu"]),
      (.checklists, "add Call due:to", ["due:today", "due:tomorrow"]),
      (.checklists, "list due:eo", ["due:eom", "due:eow"]),
      (.inventory, "lend Lamp --due n", ["next mon"]),
      (.inventory, "add Lamp bought:y", ["bought:yesterday"]),
      (.inventory, "set Lamp --bought last\\ f", ["last fri"]),
      (.inventory, "sell Lamp --on y", ["yesterday"]),
      (.shopping, "finish --on t", ["today"]),
    ])
  func days(_ program: Household.Program, _ line: String, _ wanted: [String]) async throws {
    let household = try Household(in: Household.memoryFolder)
    defer { household.remove() }
    _ = await household.inProcess(["add", "Lamp"], of: program)
    // A space that is of the word.
    let line = line.replacing("\\ ", with: "\u{A0}")
    let words = line.split(separator: " ").map { String($0).replacing("\u{A0}", with: " ") }
    let lines = try Self.offered(program, words, in: household)
    #expect(lines.map { String($0.prefix { $0 != "\t" }) } == wanted)
    #expect(lines.first?.contains("\t") == true, "what it means is told")
  }
}
