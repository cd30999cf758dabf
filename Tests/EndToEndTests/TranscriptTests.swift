import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Each verb, and each error, as a person meets them.
///
/// `STEWARD_RECORD=1 swift test --filter TranscriptTests` writes the transcripts anew.
struct TranscriptTests {
  @Test(
    arguments: [
      "first-use", "add", "list", "show", "set", "remove", "search", "sums", "undo", "import",
      "export", "errors", "help", "help-verbs", "hostile", "dates", "references", "lending",
      "places", "audit", "maintenance", "views", "copy", "review", "homebox", "steward",
      "steward-help", "terminal-80", "terminal-40", "checklists", "checklists-lists", "lists-first",
      "checklists-errors", "checklists-help", "checklists-formats", "checklists-repeats",
      "shopping-formats", "shopping", "shopping-add", "shopping-products", "shopping-trips",
      "shopping-share",
      "shopping-errors", "shopping-chinese", "shopping-hostile", "shopping-help",
      "typed-words",
    ])
  func plays(_ name: String) throws {
    let household = try Household()
    defer { household.remove() }
    let text = try Self.read(Self.path(name))
    try Self.check(Transcript(text: text).played(in: household), against: name)
  }

  @Test("The help of every verb and of every topic", arguments: [80, 40])
  func helps(_ columns: Int) async throws {
    let household = try Household(in: Household.memoryFolder)
    defer { household.remove() }
    var lines: [String] = ["columns: \(columns)"]
    for program in [Household.Program.inventory, .steward] {
      let description = try await household.description(of: program)
      let topics = (description["topics"]?.elements ?? []).map { [$0["name"]?.text ?? ""] }
      for path in [[]] + VerbDescription.all(in: description).map(\.path) + topics {
        let words = ["help"] + path
        let outcome = await household.inProcess(words, of: program, columns: columns)
        #expect(outcome.code == 0 && outcome.error == "")
        lines += ["", "$ \(program) \(words.joined(separator: " "))"]
        // The options of every verb are seen once.
        var isRepeated = false
        for line in outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
          .dropLast()
        {
          if !path.isEmpty, line == "OPTIONS EVERYWHERE:" { isRepeated = true }
          if line.isEmpty { isRepeated = false }
          if !isRepeated { lines.append(String(line)) }
        }
      }
    }
    try Self.check(lines.joined(separator: "\n") + "\n", against: "help-\(columns)")
  }

  /// Compares what came with the transcript of that name, or records it.
  static func check(_ found: String, against name: String) throws {
    if getenv("STEWARD_RECORD") != nil {
      try write(found, to: path(name))
    } else {
      let difference = difference(try read(path(name)), found)
      #expect(difference == nil)
    }
  }

  private static func path(_ name: String) -> String {
    "\(Household.root)/Tests/EndToEndTests/Transcripts/\(name).txt"
  }

  /// The first line that differs, with what was expected and what came.
  private static func difference(_ expected: String, _ found: String) -> String? {
    let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let found = found.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(expected.count, found.count) {
      let left = index < expected.count ? String(expected[index]) : "(end)"
      let right = index < found.count ? String(found[index]) : "(end)"
      if left != right { return "line \(index + 1): expected \(left)\nfound \(right)" }
    }
    return nil
  }

  private static func read(_ path: String) throws -> String {
    let outcome = try Subprocess("/bin/cat", [path], environment: [:], input: "").wait()
    try #require(outcome.code == 0, "\(outcome.error)")
    return outcome.output
  }

  private static func write(_ text: String, to path: String) throws {
    let outcome = try Subprocess(
      "/bin/sh", ["-c", "cat > \"$1\"", "sh", path], environment: [:], input: text
    ).wait()
    try #require(outcome.code == 0, "\(outcome.error)")
  }
}
