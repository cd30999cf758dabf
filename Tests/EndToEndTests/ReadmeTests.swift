import Testing

/// What the README shows can be typed as it stands.
@Suite("The README")
struct ReadmeTests {
  /// As a person has it whose system says nothing, dollars, or euros.
  @Test(
    "each of the ten things is done from first to last, and finds what it speaks of",
    arguments: ["inventory", "checklists", "shopping"],
    ["C.UTF-8", "en_US.UTF-8", "de_DE.UTF-8"])
  func tenThings(program: String, _ locale: String) throws {
    let household = try Household()
    defer { household.remove() }
    // The commands find the programs in the path and the samples in the folder they are typed in.
    let prepared = try household.shell("ln -s \"$1/Samples\" \"$HOME/Samples\"", [Household.root])
    #expect(prepared.code == 0)
    let commands = try Self.commands(under: "## Ten things one does with \(program)")
    #expect(commands.count > 10)
    for command in commands {
      let outcome = try household.shell(
        "unset STEWARD_LOCALE STEWARD_CURRENCY; export LANG=\(locale); "
          + "PATH=\"${inventory%/*}:$PATH\"; cd \"$HOME\" && \(command)")
      #expect(outcome.code == 0, "\(command)\n\(outcome.error)")
      #expect(!outcome.output.hasPrefix("0 items"), "\(command)")
      // What is typed as it stands is understood as it stands.
      let isUnderstood = !outcome.error.contains("did you mean")
      #expect(isUnderstood, "\(command)\n\(outcome.error)")
    }
  }

  /// The lines of the first block of shell commands under a heading, without its comments.
  private static func commands(under heading: String) throws -> [String] {
    let readme = try Subprocess(
      "/bin/cat", ["\(Household.root)/README.md"], environment: [:], input: ""
    ).wait()
    let lines = readme.output.split(separator: "\n", omittingEmptySubsequences: true)
    guard let start = lines.firstIndex(of: heading[...]) else { return [] }
    let block = lines[start...].drop { $0 != "```sh" }.dropFirst().prefix { $0 != "```" }
    return block.filter { !$0.hasPrefix("#") }.map(String.init)
  }
}
