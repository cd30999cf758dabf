import StewardConformance

/// A command about lists as somebody might type it, right or wrong: checklists or shopping.
enum RandomListCommand {
  /// What is there before the first.
  static func beginning(_ program: Household.Program) -> [[String]] {
    guard program == .shopping else {
      return [
        ["add", "Lamp", "due:2026-12-04", "@light"], ["add", "Bulb"], ["add", "椅子"],
        ["move", "Bulb", "--under", "Lamp"], ["new", "Trip"], ["add", "Trip:", "Socks"],
        ["add", "Trip:", "Passport", "--priority", "A"], ["check", "Socks"],
      ]
    }
    return [
      ["add", "2 l Lamp @ 2.49 EUR", "3 Bulb", "椅子 @ 1 EUR"], ["new", "Trip"],
      ["add", "Trip:", "500 g Socks", "Passport"], ["check", "Bulb"],
      ["aisles", "Lidl", "Lights", "Clothes"],
    ]
  }

  /// The files that there are to import.
  static let files = [
    (name: "good.md", text: "# Trip\n\n- [ ] Tent\n- [x] Stove\n\n# Garden\n\n- [ ] Spade\n"),
    (name: "bad.csv", text: "zig,zag\n1,2\n"),
  ]

  private static let names = [
    "Lamp", "Bulb", "椅子", "Socks", "Passport", "Tent", "Spade", "Vase", "Café", "nothing", "a", "2",
  ]
  private static let lists = ["Trip", "Inbox", "Shopping", "Garden", "Party", "Nowhere"]
  private static let days = ["today", "2026-12-24", "+2w", "fri 18:30", "someday", ""]
  private static let numbers = ["1", "2", "3", "7", "0"]

  /// Makes one.
  static func make(
    of program: Household.Program, using generator: inout SeededGenerator
  ) -> [String] {
    let number = Int.random(in: 0..<20, using: &generator)
    switch number {
    case 0...2: return ["add"] + place(&generator) + what(program, &generator)
    case 3...4: return ["check", one(names, &generator)]
    case 5: return ["uncheck", one(names, &generator)]
    case 6...8: return move(program, &generator)
    case 9: return ["remove", one(names, &generator), "--yes"]
    case 10: return [one(["reset", "clear", "clear"], &generator), list(&generator), "--yes"]
    case 11: return ["new", one(lists, &generator)] + perhaps("from", lists, &generator)
    case 12: return ["rename", list(&generator), one(lists + [""], &generator)]
    case 13: return ["copy", list(&generator), one(lists, &generator)]
    case 14:
      return [one(["archive", "unarchive", "delete"], &generator), list(&generator), "--yes"]
    case 15: return ["icon", list(&generator), one(["Trips", "🧦", "zig"], &generator)]
    case 16: return ["import", one(["~/good.md", "~/good.md", "~/bad.csv"], &generator)]
    case 17: return set(program, &generator)
    default: return program == .shopping ? shop(&generator) : set(program, &generator)
    }
  }

  private static func one(_ words: [String], _ generator: inout SeededGenerator) -> String {
    words[Int.random(in: 0..<words.count, using: &generator)]
  }

  private static func perhaps(
    _ option: String, _ words: [String], _ generator: inout SeededGenerator
  ) -> [String] {
    Bool.random(using: &generator) ? ["--" + option, one(words, &generator)] : []
  }

  private static func list(_ generator: inout SeededGenerator) -> String {
    one(lists, &generator) + ":"
  }

  /// On which list; mostly the current one.
  private static func place(_ generator: inout SeededGenerator) -> [String] {
    Int.random(in: 0..<3, using: &generator) == 0 ? [list(&generator)] : []
  }

  private static func what(
    _ program: Household.Program, _ generator: inout SeededGenerator
  ) -> [String] {
    let name = one(names, &generator)
    guard program == .shopping else { return [name] + perhaps("due", days, &generator) }
    let amount = one(["", "2 ", "1.5 kg ", "3 l ", "0 "], &generator)
    return [amount + name + one(["", "", " @ 2.49 EUR", " = 5 EUR", " @ 3 JPY"], &generator)]
  }

  private static func move(
    _ program: Household.Program, _ generator: inout SeededGenerator
  ) -> [String] {
    let way = Int.random(in: 0..<4, using: &generator)
    if way == 0 { return ["move", list(&generator), "--to", one(numbers, &generator)] }
    let words = ["move", one(names, &generator)]
    if way == 1 { return words + ["--list", one(lists, &generator), "--yes"] }
    if way == 2 || program == .shopping {
      return words + ["--to", one(numbers, &generator), "--yes"]
    }
    return words + ["--under", one(names + [""], &generator), "--yes"]
  }

  private static func set(
    _ program: Household.Program, _ generator: inout SeededGenerator
  ) -> [String] {
    let words = ["set", one(names, &generator), "--yes"]
    if program == .shopping {
      return words
        + [
          ["--quantity", one(["2", "3 l", "0", "many"], &generator)],
          ["--price", one(["3 EUR", "", "dear"], &generator)],
          ["--note", one(["red", ""], &generator)],
        ][Int.random(in: 0..<3, using: &generator)]
    }
    return words
      + [
        ["--due", one(days, &generator)], ["--text", one(names + [""], &generator)],
        ["--parent", one(names + [""], &generator)], ["--tag", one(["+big", "-big"], &generator)],
        ["--note", one(["+later", ""], &generator)],
      ][Int.random(in: 0..<5, using: &generator)]
  }

  private static func shop(_ generator: inout SeededGenerator) -> [String] {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: ["toggle", one(names, &generator)]
    case 1: ["finish", "--yes"] + perhaps("shop", ["Lidl", "Aldi"], &generator)
    case 2: ["aisles", one(["Lidl", "Aldi"], &generator), "Lights", one(names, &generator)]
    case 3: ["product", "set", one(names, &generator), "--price", "4 EUR", "--yes"]
    case 4: ["product", "remove", one(names, &generator), "--everywhere", "--yes"]
    default: ["shop", list(&generator), one(["Lidl", "Aldi", ""], &generator)]
    }
  }
}
