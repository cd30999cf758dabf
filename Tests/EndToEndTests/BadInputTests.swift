import StewardInterchange
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is wrong with a command line is said, for every verb and option that the programs describe,
/// and nothing is done.
struct BadInputTests {
  @Test(
    "Each mistake has its exit code, says what is wrong and a way on, and leaves the store alone",
    arguments: Household.Program.allCases)
  func refuses(_ program: Household.Program) async throws {
    let household = try await Self.household(program)
    defer { household.remove() }
    let description = try await household.description(of: program)
    let inherited = (description["options"]?.elements ?? []).map(VerbDescription.Option.init)
    let verbs = VerbDescription.all(in: description)
    #expect(verbs.count > 5)
    let before = try await household.records(of: program.keeper)
    let bytes = try household.storeBytes()
    var faults: [String] = []
    var transcript = BadInputTranscript(program.rawValue)
    for verb in verbs {
      // No field of a task adds up; that is said before anything else is looked at.
      if program == .checklists, verb.path == ["sum"] { continue }
      for input in verb.badInputs(inherited: inherited, program)
        + Self.fields(verb, description)
      {
        let (arguments, outcome) = await Self.outcome(of: input, verb, program, household)
        if Self.isOutOfReach(outcome) { continue }
        // Help and completions are the same whatever the store, the locale and the currency are.
        if outcome.code == 0 {
          let plain = await household.inProcess(verb.valid(program), of: program)
          if plain.code == 0, plain.output == outcome.output { continue }
        }
        transcript.add(arguments, outcome, verb: verb)
        var found = Self.faults(outcome, input, program, verb)
        let isSame = try household.storeBytes() == bytes
        if !isSame { found.append("the store's file is another") }
        if !found.isEmpty {
          faults.append("\(arguments.joined(separator: " ")): \(found)\n\(outcome.error)")
        }
      }
    }
    let isSame = try await household.records(of: program.keeper) == before
    #expect(isSame, "the records are others")
    if !faults.isEmpty { Issue.record("\(faults.count) faults\n\(faults.joined(separator: "\n"))") }
    try transcript.check()
  }

  @Test(
    "What the environment says is refused as configuration", arguments: Household.Program.allCases)
  func environment(_ program: Household.Program) async throws {
    let household = try await Self.household(program)
    defer { household.remove() }
    for name in ["LOCALE", "TIME_ZONE", "CURRENCY", "NOW", "SEED"] {
      var other = household
      other.environment["STEWARD_" + name] = "zig zag"
      let outcome = await other.inProcess(["history"], of: program)
      #expect(outcome.code == 78)
      #expect(outcome.output == "")
      #expect(outcome.error.contains("STEWARD_" + name) && outcome.error.contains("zig zag"))
    }
  }

  private static func household(_ program: Household.Program) async throws -> Household {
    let household = try Household(in: Household.memoryFolder)
    try household.write("name\nTeapot\n", to: "good.csv")
    for command in program.beginning {
      let outcome = await household.inProcess(command, of: program.keeper)
      try #require(outcome.code == 0, "\(outcome.error)")
    }
    return household
  }

  /// A wrong value for each field of the schema, where the verb takes fields.
  private static func fields(
    _ verb: VerbDescription, _ description: JSONValue
  ) -> [BadInput] {
    let isFilter = verb.arguments.last?.kind == "filter"
    guard isFilter && verb.path == ["list"] || verb.arguments.last?.kind == "assignment" else {
      return []
    }
    let records = description["records"]?.elements ?? []
    let type = verb.path[0] == "product" ? records.first { $0["name"]?.text == "product" } : nil
    let fields = (type ?? records.first)?["fields"]?.elements ?? []
    let made: Set = ["reference:place", "reference:product", "reference:shop"]
    let namesOne = verb.arguments.first?.kind == "record"
    let subject = isFilter ? [] : [namesOne ? "Lamp" : "Vase"]
    return fields.compactMap { field in
      guard let name = field["name"]?.text, let kind = field["kind"]?.text,
        !["text", "tags", "identifier", "own"].contains(kind),
        isFilter || field["option"]?.text != nil && !made.contains(kind)
      else { return nil }
      // Places are made as they are named; what lies in one that is not there is nothing.
      if isFilter, kind.hasPrefix("reference") { return nil }
      return BadInput(
        verb.path + subject + ["\(name):zigzag"], says: "zigzag",
        isFilter ? [64] : [65, 66])
    }
  }

  /// Runs the command, with the options that the verb cannot do without where it asks for them.
  private static func outcome(
    of input: BadInput, _ verb: VerbDescription, _ program: Household.Program,
    _ household: Household
  ) async -> ([String], Outcome) {
    var arguments = input.arguments
    var outcome = await household.inProcess(arguments, of: program)
    for _ in 0..<3 where !outcome.error.contains(input.word) {
      let needed = verb.options.first { option in
        option.value != nil && outcome.error.contains("--" + option.name)
          && !arguments.contains { $0.hasPrefix("--" + option.name) }
      }
      guard let needed else { break }
      let value = BadInputValues.good(
        needed.value ?? "", kind: needed.kind, values: needed.values, program)
      arguments.append("--\(needed.name)=\(value)")
      outcome = await household.inProcess(arguments, of: program)
    }
    return (arguments, outcome)
  }

  /// Whether the command asked for a terminal, or for a verb under it, before it looked at the rest.
  private static func isOutOfReach(_ outcome: Outcome) -> Bool {
    outcome.code == 64
      && ["needs a terminal", "nobody at a terminal", "needs a verb behind it"].contains {
        outcome.error.contains($0)
      }
  }

  private static func faults(
    _ outcome: Outcome, _ input: BadInput, _ program: Household.Program, _ verb: VerbDescription
  ) -> [String] {
    var faults: [String] = []
    if !input.codes.contains(outcome.code) {
      faults.append("exit \(outcome.code), not \(input.codes.sorted())")
    }
    if outcome.output != "" {
      faults.append("says on standard output \(outcome.output.prefix(80))")
    }
    if !outcome.error.hasPrefix("\(program.rawValue): ") { faults.append("does not say who") }
    if !outcome.error.contains(input.word) { faults.append("does not say \(input.word)") }
    if !outcome.error.contains("\nhint: ") { faults.append("has no hint") }
    return faults
  }
}

/// The words for what is wrong, each once.
struct BadInputTranscript {
  private let program: String
  private var lines: [String] = []
  private var seen: Set<String> = []

  init(_ program: String) { self.program = program }

  /// Adds a command, unless another verb was told the same.
  mutating func add(_ arguments: [String], _ outcome: Outcome, verb: VerbDescription) {
    let name = verb.path.joined(separator: " ")
    // What differs in the name of an option alone is the same.
    var general = outcome.error.split(separator: " ", omittingEmptySubsequences: false).map {
      $0.contains("--") ? "OPTION" : String($0)
    }.joined(separator: " ")
    for part in [name, verb.path[0]] {
      general = general.split(separator: part, omittingEmptySubsequences: false)
        .joined(separator: "VERB")
    }
    guard seen.insert(general).inserted else { return }
    let words = arguments.map { $0.contains(" ") || $0.contains("(") ? "'\($0)'" : $0 }
    lines.append("$ \(program) \(words.joined(separator: " "))")
    for line in outcome.error.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      lines.append(line.isEmpty ? "!" : "! " + line)
    }
    lines.append("[exit \(outcome.code)]")
  }

  /// Compares with what is recorded, or records.
  func check() throws {
    let prefix = program == "inventory" ? "" : program + "-"
    try TranscriptTests.check(lines.joined(separator: "\n") + "\n", against: prefix + "bad-input")
  }
}
