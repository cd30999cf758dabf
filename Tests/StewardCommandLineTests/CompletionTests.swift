import StewardCommandLine
import Testing

@Suite struct CompletionTests {
  private static func texts(_ typed: [String], _ current: String) -> [String] {
    guard case .words(let candidates) = offer(typed, current) else { return ["(no words)"] }
    return candidates.map(\.text)
  }

  private static func offer(_ typed: [String], _ current: String) -> CompletionOffer {
    Completer(SampleProgram.root).offer(after: typed, current: current)
  }

  @Test func offersVerbsAndTheirVerbs() {
    #expect(Self.texts([], "") == ["list", "set", "move", "view", "remove", "help"])
    #expect(Self.texts([], "l") == ["list"])
    #expect(Self.texts(["--yes"], "se") == ["set"])
    #expect(Self.texts(["view"], "") == ["save"])
  }

  @Test func offersOptionsThatAreStillOpen() {
    #expect(Self.texts(["list"], "--s") == ["--sort", "--store"])
    #expect(Self.texts(["list", "--limit", "3"], "--l") == [])
    #expect(Self.texts(["list", "--sort", "name"], "--so") == ["--sort"])
    #expect(Self.texts(["list", "--"], "--s") == [])
  }

  @Test func offersTheValuesOfOptions() {
    #expect(Self.texts(["list", "--format"], "") == ["table", "plain", "json"])
    #expect(Self.texts(["list"], "--format=p") == ["--format=plain"])
    #expect(
      Self.offer(["list", "-n", "3", "--sort"], "-n")
        == .names(kind: "field", typed: "-n", behind: ""))
    #expect(
      Self.offer(["list"], "--sort=n")
        == .names(kind: "field", typed: "n", behind: "--sort="))
  }

  @Test func offersVerbsAndTopicsToHelp() {
    #expect(
      Self.texts(["help"], "") == [
        "list", "set", "move", "view", "remove", "help", "dates",
      ])
    #expect(Self.texts(["help", "view"], "") == ["save"])
    #expect(Self.texts(["help", "bogus"], "") == [])
  }

  @Test func findsTheStoreOfALine() {
    let completer = Completer(SampleProgram.root)
    #expect(completer.value(of: "store", in: ["--store", "a", "list", "--store=b"]) == "b")
    #expect(completer.value(of: "store", in: ["list", "--", "--store", "a"]) == nil)
  }

  private static let breaks = " \t\n\"'@><=;|&(:"

  @Test(
    arguments: [
      ("inventory ", [], "", ""),
      ("inventory li", [], "li", ""),
      ("inventory list place:Ho", ["list"], "place:Ho", "place:"),
      ("inventory list @to", ["list"], "@to", ""),
      ("inventory list --format=js", ["list"], "--format=js", "--format="),
      ("inventory list place:'Home / G", ["list"], "place:Home / G", "place:"),
      (#"inventory list "Tom's \"x"#, ["list"], "Tom's \"x", ""),
      (#"inventory list Tom\'s\ la"#, ["list"], "Tom's la", ""),
      ("true; inventory show 相", ["show"], "相", ""),
    ] as [(String, [String], String, String)])
  func readsLinesOfBash(_ line: String, _ words: [String], _ current: String, _ kept: String) {
    let line = ShellLine(line, breaks: Self.breaks)
    #expect(line.words == words)
    #expect(line.current == current)
    #expect(line.kept == kept)
  }

  @Test(
    arguments: [
      ("inventory show ", "Tom's \"big\" $5", #"Tom\'s\ \"big\"\ \$5"#),
      ("inventory show '", "Tom's lamp", #"Tom'\''s lamp"#),
      ("inventory show \"", "a \"b\" `c` $d \\", #"a \"b\" \`c\` \$d \\"#),
      ("inventory list place:", "place:相 机", #"相\ 机"#),
      ("inventory list place:'", "place:相 机", "相 机"),
      ("inventory list @", "@tools", "@tools"),
    ])
  func quotesForBash(_ line: String, _ word: String, _ insertion: String) {
    #expect(ShellLine(line, breaks: Self.breaks).insertion(word) == insertion)
  }

  @Test func writesManualPagesAsRoffTakesThem() {
    let page = ManualPage(SampleProgram.root, version: "1.0", day: "2026-11-30")
    #expect(page.lines.first == ".TH INVENTORY 1 \"2026-11-30\" \"inventory 1.0\"")
    #expect(page.lines.contains(".B \"\\-n, \\-\\-limit N\""))
    #expect(page.lines.allSatisfy { !$0.utf8.contains { $0 >= 0x80 } })
    #expect(page.lines.allSatisfy { !$0.hasPrefix("'") && !$0.isEmpty })
  }
}
