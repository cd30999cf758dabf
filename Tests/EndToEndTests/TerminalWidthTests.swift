import StewardInterchange
import StewardText
import Testing

/// Whatever is shown fits the terminal, and is text and styles and nothing else.
struct TerminalWidthTests {
  @Test(
    "No line is wider than the terminal: help, tables, details, errors", arguments: [20, 40, 80])
  func fits(_ columns: Int) async throws {
    let household = try Household(in: Household.memoryFolder)
    defer { household.remove() }
    try household.write("name,price\nTeapot,dear\n", to: "bad.csv")
    var faults: [String] = []
    for (program, arguments) in try await Self.commands(household) {
      for hasColor in [false, true] {
        let outcome = await household.inProcess(
          arguments, of: program, columns: columns, hasColor: hasColor)
        let found =
          Self.fault(in: outcome.output, columns, hasColor: hasColor)
          ?? Self.fault(in: outcome.error, columns, hasColor: hasColor)
        if let found {
          faults.append("\(program) \(arguments.joined(separator: " "))\n\(found)")
        }
      }
    }
    if !faults.isEmpty { Issue.record("\(faults.count) faults\n\(faults.joined(separator: "\n"))") }
  }

  /// Commands that change the records and show them, and the help of everything.
  private static func commands(
    _ household: Household
  ) async throws -> [(Household.Program, [String])] {
    var commands: [(Household.Program, [String])] = []
    for program in Household.Program.allCases {
      let description = try await household.description(of: program)
      commands.append((program, []))
      commands.append((program, ["help"]))
      for verb in VerbDescription.all(in: description) {
        commands.append((program, ["help"] + verb.path))
        commands.append((program, verb.path + ["--no-such-option-as-this"]))
      }
      for topic in description["topics"]?.elements ?? [] {
        commands.append((program, ["help", topic["name"]?.text ?? ""]))
      }
    }
    commands += TerminalCommands.all.map { (.inventory, $0) }
    for arguments in [[], ["info"], ["settings"], ["doctor"], ["history"], ["search", "lamp"]] {
      commands.append((.steward, arguments))
    }
    return commands
  }

  /// The first line that is too wide, or holds what no terminal is to be sent; nil where none does.
  private static func fault(in text: String, _ columns: Int, hasColor: Bool) -> String? {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var plain = String(line)
      if hasColor { plain = withoutStyles(plain) }
      if plain.unicodeScalars.contains(where: {
        $0.value < 0x20 || (0x7F..<0xA0).contains($0.value)
      }) {
        return "sends a control: \(plain.debugDescription)"
      }
      let width = Self.width(of: plain)
      if width > columns { return "\(width) columns: \(plain)" }
    }
    return nil
  }

  /// How wide a line is that the program wrote.
  ///
  /// The isolates in it are its own, put around text that runs from right to left, and take no
  /// column; those in a person's text are shown as their numbers.
  static func width(of line: String) -> Int {
    let isolates: Set<Unicode.Scalar> = ["\u{2068}", "\u{2069}"]
    let seen = String(
      String.UnicodeScalarView(line.unicodeScalars.filter { !isolates.contains($0) }))
    return DisplayWidth.columns(of: seen)
  }

  /// The line without the sequences that begin and end a style; any other stays, and is found.
  private static func withoutStyles(_ line: String) -> String {
    var result = ""
    var rest = line[...]
    while let range = rest.firstRange(of: "\u{1B}[") {
      result += rest[..<range.lowerBound]
      let parameters = rest[range.upperBound...].prefix { $0.isASCII && ($0.isNumber || $0 == ";") }
      guard rest[parameters.endIndex...].first == "m" else { return result + rest }
      rest = rest[parameters.endIndex...].dropFirst()
    }
    return result + rest
  }
}

/// Commands about things with names of many scripts, from the first record to the last undo.
enum TerminalCommands {
  /// As long as a name may be.
  static let long = "Lamp" + String(repeating: " of many words", count: 17) + " and its end."

  static let names = [
    "富士相机 X-T5 带镜头", "コーヒーメーカー", "무선 드릴", "👨‍👩‍👧‍👦 album 🇩🇪 👍🏽", "מנורה מחדר השינה", "مصباح المكتب",
    "Cre\u{300}me bru\u{302}le\u{301}e torch", "left \u{202E}right", long,
  ]

  static let all: [[String]] =
    names.enumerated().map { index, name in
      [
        "add", "--literal", name, "--place", index % 2 == 0 ? "家 / 书房 / 带玻璃门的旧书柜" : "Home / 🏠 Hall",
        "--price", "\(index)1234.50", "--quantity", "3", "--tag", "光与影", "--notes", name,
      ]
    } + [
      ["list"], ["list", "--columns", "name,place,price,tag,notes"], ["list", "--group", "place"],
      ["list", "--total"], ["list", "--limit", "2"], ["show", "相机"], ["show", "album"],
      ["show", "מנורה"], ["show", "of many"], ["search", "lamp"], ["search", "相机"],
      ["search", "אין"], ["count", "--by", "place"], ["sum", "price", "--by", "tag"],
      ["sum", "price"],
      ["value"], ["value", "--by", "place"], ["places"], ["places", "书房"],
      ["places", "note", "书房", "钥匙在门边，钥匙在门边，钥匙在门边，钥匙在门边"], ["places", "rename", "Hall", "走廊"],
      ["places", "rename", "🏠 Hall", "走廊"],
      ["lend", "相机", "--to", "奶奶和爷爷还有叔叔阿姨", "--due", "2026-11-01"],
      ["lend", "of many", "--to", "Maria"],
      ["lent"], ["return", "of many"], ["maintain", "드릴", "청소와 기름칠", "--every", "6mo"],
      ["maintain", "of many", "Clean all the many parts of it", "--cost", "12"], ["maintenance"],
      ["sell", "مصباح", "--for", "40", "--to", "Jonas", "--quantity", "1"],
      ["audit", "start", "书房"],
      ["audit", "see", "相机"], ["audit"], ["audit", "end"], ["set", "album", "--price", "5 CHF"],
      ["set", "album", "--own", "颜色=绿色的", "--notes", "one\ntwo\n" + long], ["show", "album"],
      ["view", "save", "贵重物品", "price.over:10", "--sort", "-price,name"], ["views"],
      ["view", "贵重物品"],
      ["history"], ["history", "album"], ["move", "album", "--to", "地下室 / 架子"],
      ["archive", "torch"], ["unarchive", "torch"], ["remove", "torch", "--yes"],
      ["undo", "--dry-run"],
      ["undo"], ["redo"], ["undo", "3"], [], ["show", "nothing of that name"], ["show", "m"],
      ["list", "price:dear and more words that follow it one by one"], ["list", "colour:red"],
      ["list", "--where", "price > 3 and (notes:x or notes:y"], ["add", "x", "price:\(long)"],
      ["import", "~/bad.csv"], ["import", "/nowhere/of/any/kind/at/all.csv"],
      ["set", "album", "--price", "dear"], ["list", "--store", "ftp://example.org/a/long/address"],
      ["remove", "album", "--no-input"], ["list", "--verbose", "--store", "/dev/null/x.sqlite"],
    ]
}
