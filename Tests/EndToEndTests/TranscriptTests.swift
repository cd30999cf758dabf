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
      "places", "audit", "maintenance", "views", "homebox", "steward", "steward-help",
      "shopping", "shopping-add", "shopping-products", "shopping-trips", "shopping-share",
      "shopping-errors", "shopping-chinese", "shopping-hostile", "shopping-help",
    ])
  func plays(_ name: String) throws {
    let household = try Household()
    defer { household.remove() }
    let path = "\(Household.root)/Tests/EndToEndTests/Transcripts/\(name).txt"
    let text = try Self.read(path)
    let played = try Transcript(text: text).played(in: household)
    if getenv("STEWARD_RECORD") != nil {
      try Self.write(played, to: path)
    } else {
      #expect(Self.difference(text, played) == nil)
    }
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
