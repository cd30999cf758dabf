import StewardCommandLine
import StewardConformance
import StewardModels
import StewardText
import Testing

@Suite struct ParsingTests {
  @Test(
    arguments: [
      ([], "()"),
      (["list"], "(list)"),
      (["ls", "place:Garage"], "(list) place:Garage"),
      (["list", "a", "--sort", "name", "b", "-n", "5", "c"], "(list) a [sort:name] b [limit:5] c"),
      (["list", "-n5"], "(list) [limit:5]"),
      (["list", "-n=5"], "(list) [limit:5]"),
      (["list", "--limit=5"], "(list) [limit:5]"),
      (["list", "--sort=a", "--sort=b"], "(list) [sort:a] [sort:b]"),
      (["list", "--sort="], "(list) [sort:]"),
      (["list", "--sort=a=b"], "(list) [sort:a=b]"),
      (["list", "-qv"], "(list) [quiet] [verbose]"),
      (["list", "-qn", "5", "x"], "(list) [quiet] [limit:5] x"),
      (["list", "-qn5"], "(list) [quiet] [limit:5]"),
      (["list", "--", "--sort", "-n", "--"], "(list) =--sort =-n =--"),
      // A hyphen belongs to the value after an option that takes one, and before a digit.
      (["set", "k3vq", "--tag", "-b", "--tag", "+a"], "(set) k3vq [tag:-b] [tag:+a]"),
      (["set", "k3vq", "--due", "-2w"], "(set) k3vq [due:-2w]"),
      (["set", "k3vq", "--note", "--- really"], "(set) k3vq [note:--- really]"),
      (["set", "k3vq", "--price", ""], "(set) k3vq [price:]"),
      (["set", "k3vq", "--note=--sort"], "(set) k3vq [note:--sort]"),
      (["list", "-2w", "-"], "(list) -2w -"),
      (["list", "- milk", "-.5"], "(list) - milk -.5"),
      (["list", ""], "(list) "),
      // Options everywhere, before the verb and behind it; a verb's own before it too.
      (["--store", "x:y", "list"], "(list) [store:x:y]"),
      (["list", "--store", "x:y"], "(list) [store:x:y]"),
      (["--sort", "name", "list", "a"], "(list) [sort:name] a"),
      (["-q"], "() [quiet]"),
      // Full width where the grammar speaks, as typed elsewhere.
      (["list", "－－sort", "名前"], "(list) [sort:名前]"),
      (["list", "－n", "５"], "(list) [limit:５]"),
      (["list", "－２ｗ", "ｐ：ｑ"], "(list) －２ｗ ｐ：ｑ"),
      // Verbs under verbs, unless meant as a word.
      (["view", "dear"], "(view) dear"),
      (["view", "save", "dear"], "(view save) dear"),
      (["view", "--", "save"], "(view) =save"),
      (["view", "save", "save", "--sort", "x"], "(view save) save [sort:x]"),
      // Help and version.
      (["--help"], "HELP"), (["-h"], "HELP"), (["help"], "HELP"),
      (["list", "--help"], "HELP list"), (["help", "ls"], "HELP list"),
      (["help", "view", "save"], "HELP view save"), (["help", "dates"], "TOPIC dates"),
      (["list", "--bogus", "--help"], "HELP list"), (["set", "-h"], "HELP set"),
      (["list", "--", "--help"], "(list) =--help"),
      (["--version"], "VERSION"), (["--version", "-q"], "VERSION"),
    ] as [([String], String)])
  func reads(arguments: [String], expected: String) throws {
    #expect(try SampleProgram.trace(arguments) == expected)
  }

  @Test(
    arguments: [
      (["lsit"], #"there is no verb "lsit""#, #"did you mean "list"?"#),
      (["delete", "x"], #"there is no verb "delete""#, #"did you mean "remove"?"#),
      (["done", "x"], #"there is no verb "done""#, #"see "inventory help""#),
      (["zzzzzzz"], #"there is no verb "zzzzzzz""#, #"see "inventory help""#),
      (["list", "--sotr", "x"], #""list" has no option --sotr"#, #"did you mean "--sort"?"#),
      (["list", "-sort"], #""list" has no option -sort"#, #"did you mean "--sort"?"#),
      (["list", "--to", "x"], #""list" has no option --to"#, "--to belongs to: move"),
      (["--to", "x", "list"], #""list" has no option --to"#, "--to belongs to: move"),
      (["--bogusly"], "there is no option --bogusly", #"see "inventory help""#),
      (["list", "-x"], #""list" has no option -x"#, #"see "inventory help list""#),
      (["list", "--version"], #""list" has no option --version"#, #"see "inventory help list""#),
      (["list", "--sort"], "--sort FIELDS needs a value", #"see "inventory help list""#),
      (
        ["set", "x", "--note", "--price", "3"], "--note NOTE needs a value",
        "if that is the value, write --note=--price"
      ),
      (
        ["set", "x", "--note", "--"], "--note NOTE needs a value",
        "if that is the value, write --note=--"
      ),
      (["list", "--json=yes"], "--json takes no value", #"see "inventory help list""#),
      (
        ["list", "-n", "1", "--limit", "2"], "--limit was given more than once",
        #"see "inventory help list""#
      ),
      (
        ["list", "--format", "jsno"], #""jsno" is nothing that --format knows"#,
        #"did you mean "json"?"#
      ),
      (
        ["list", "--format", "xylo"], #""xylo" is nothing that --format knows"#,
        "it knows: table, plain, json"
      ),
      (["set"], "REF is missing", #"see "inventory help set""#),
      (["move", "a", "b"], #""b" is one word too many"#, #"see "inventory help move""#),
      (["help", "lits"], #"there is no help on "lits""#, #"did you mean "list"?"#),
      (["\u{1b}[2J"], #"there is no verb "␛[2J""#, #"see "inventory help""#),
    ] as [([String], String, String?)])
  func refuses(arguments: [String], message: String, hint: String?) throws {
    let error = try #require(throws: CommandLineError.self) {
      try SampleProgram.parser.parse(arguments)
    }
    #expect(Catalogue.english.words(for: error.message) == message)
    #expect(error.hint.map { Catalogue.english.words(for: $0.naming("inventory")) } == hint)
    #expect(error.exitCode == .usage)
  }

  @Test func everyWordBehindTheTerminatorIsKeptAsItIs() throws {
    let alphabet = ["-", "--", "a", "=", "5", "－", "'", " ", "sort", "\u{202E}"]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let words = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
        }.joined()
      }
      guard case .run(let parsed) = try SampleProgram.parser.parse(["list", "--"] + words) else {
        Issue.record("not a verb: \(words)")
        continue
      }
      #expect(parsed.words == words)
      // An attached value is kept as well, whatever it is.
      for word in words {
        guard case .run(let set) = try SampleProgram.parser.parse(["set", "x", "--note=" + word])
        else { continue }
        #expect(set.values("note") == [word])
      }
    }
  }

  @Test func readsNumbersWithinTheirRange() throws {
    func limit(_ text: String) throws -> Int? {
      guard case .run(let parsed) = try SampleProgram.parser.parse(["list", "-n", text]) else {
        return nil
      }
      return try parsed.integer("limit", in: 1...100)
    }
    #expect(try limit("5") == 5)
    #expect(try limit("５０") == 50)
    for text in ["0", "101", "five", "", "99999999999999999999", "-1"] {
      #expect(throws: CommandLineError.self) { try limit(text) }
    }
  }
}
