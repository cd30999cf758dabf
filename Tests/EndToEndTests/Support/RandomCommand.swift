import StewardConformance

/// A command as somebody might type it, right or wrong, about things that may be there.
enum RandomCommand {
  /// What is there before the first.
  static let beginning: [[String]] = [
    ["add", "Lamp", "place:Home / Hall", "price:49", "quantity:3", "@light"],
    ["add", "Desk lamp", "place:Home / Study", "own.colour:green"],
    ["add", "椅子", "place:奶奶家", "quantity:6", "bought:2024-02-29"],
    ["add", "Cordless drill", "place:Home / Garage", "price:219", "serial:X1", "@tools"],
    ["lend", "Cordless drill", "--to", "Maria"],
    ["maintain", "Lamp", "Clean", "--every", "6mo"],
    ["view", "save", "cold", "@winter", "--sort", "name"],
  ]

  /// The files that there are to import.
  static let files = [
    (
      name: "good.csv",
      text: "name,place,price,tag\nTeapot,Home / Kitchen,12 EUR,tea\nTray,Attic,,\n"
    ),
    (name: "bad.csv", text: "name,price\nTeapot,12 EUR\nTray,dear\n"),
  ]

  private static let names = [
    "Lamp", "Desk lamp", "椅子", "Cordless drill", "Vase", "Mug", "👨‍👩‍👧 album", "מנורה", "Café chair",
    "000-001", "000-002", "nothing", "la",
  ]
  private static let places = [
    "Home", "Home / Hall", "Home / Study", "Home / Garage", "Home / Garage / Shelf 2", "奶奶家",
    "Cellar", "Attic", "Study",
  ]
  private static let people = ["Maria", "Jonas", "奶奶"]
  private static let tags = ["light", "tools", "winter", "+new", "-light", "-tools"]
  private static let money = ["10", "12.50", "€3", "100 USD", "dear", ""]
  private static let days = ["today", "2026-01-02", "+2w", "yesterday", "someday"]
  private static let amounts = ["1", "2", "3", "0", "1.5 kg", "many"]
  private static let fields: [(name: String, values: [String])] = [
    ("name", ["Lamp", "Vase", "Big vase", "", "鞋柜"]), ("description", ["bright", "", "two words"]),
    ("notes", ["one\ntwo", ""]), ("quantity", amounts), ("serial", ["X1", "Y2", ""]),
    ("category", ["Tools", "Furniture", ""]), ("place", places + [""]), ("inside", names + [""]),
    ("tag", tags), ("condition", ["new", "good", "worn", ""]), ("asset", ["000-007", "000-001"]),
    ("barcode", ["4006381333931", ""]), ("bought", days), ("price", money), ("value", money),
    ("insured", ["yes", "no", "perhaps"]), ("warranty", days), ("warranty-life", ["yes", "no"]),
    ("own", ["colour=red", "colour=", "size=3"]), ("seen", ["today 10:00", ""]),
    ("archived", ["yes", "no"]), ("lent-to", ["Maria", ""]), ("sold-on", days), ("sold-for", money),
  ]

  /// Makes one.
  static func make(using generator: inout SeededGenerator) -> [String] {
    let verbs: [(inout SeededGenerator) -> [String]] = [
      add, add, set, set, set, remove, move, places, places, lend, giveBack, sell, archive,
      maintain, audit, audit, view, load,
    ]
    return verbs[Int.random(in: 0..<verbs.count, using: &generator)](&generator)
  }

  private static func one(_ words: [String], _ generator: inout SeededGenerator) -> String {
    words[Int.random(in: 0..<words.count, using: &generator)]
  }

  private static func coin(_ generator: inout SeededGenerator) -> Bool {
    Bool.random(using: &generator)
  }

  /// An option, or nothing.
  private static func perhaps(
    _ option: String, _ words: [String], _ generator: inout SeededGenerator
  ) -> [String] {
    coin(&generator) ? ["--" + option, one(words, &generator)] : []
  }

  private static func field(_ generator: inout SeededGenerator) -> [String] {
    let field = fields[Int.random(in: 0..<fields.count, using: &generator)]
    return ["--" + field.name, one(field.values, &generator)]
  }

  private static func selection(_ generator: inout SeededGenerator) -> [String] {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: ["place:" + one(["Home", "Hall", "奶奶家"], &generator)]
    case 1: ["@" + one(["light", "tools", "winter"], &generator)]
    case 2: [one(names, &generator), one(names, &generator)]
    default: [one(names, &generator)]
    }
  }

  private static func add(_ generator: inout SeededGenerator) -> [String] {
    ["add", one(names, &generator)] + field(&generator)
      + (coin(&generator) ? field(&generator) : [])
  }

  private static func set(_ generator: inout SeededGenerator) -> [String] {
    ["set"] + selection(&generator) + field(&generator) + ["--yes"]
  }

  private static func remove(_ generator: inout SeededGenerator) -> [String] {
    ["remove"] + selection(&generator) + (coin(&generator) ? ["--yes"] : [])
  }

  private static func move(_ generator: inout SeededGenerator) -> [String] {
    ["move"] + selection(&generator) + ["--to", one(places + [""], &generator), "--yes"]
  }

  private static func places(_ generator: inout SeededGenerator) -> [String] {
    let place = one(places, &generator)
    return switch Int.random(in: 0..<5, using: &generator) {
    case 0: ["places", "add", place]
    case 1: ["places", "rename", place, one(["Workshop", "Hall", "车库"], &generator)]
    case 2: ["places", "move", place, "--to", one(places + [""], &generator)]
    case 3: ["places", "note", place, one(["damp", "the key is here"], &generator)]
    default: ["places", "remove", place, "--yes"] + perhaps("to", places, &generator)
    }
  }

  private static func lend(_ generator: inout SeededGenerator) -> [String] {
    ["lend"] + selection(&generator) + ["--to", one(people, &generator), "--yes"]
      + perhaps("due", days, &generator) + perhaps("quantity", amounts, &generator)
  }

  private static func giveBack(_ generator: inout SeededGenerator) -> [String] {
    ["return"] + selection(&generator) + ["--yes"]
  }

  private static func sell(_ generator: inout SeededGenerator) -> [String] {
    ["sell"] + selection(&generator) + ["--for", one(money, &generator), "--yes"]
      + perhaps("on", days, &generator) + perhaps("quantity", amounts, &generator)
  }

  private static func archive(_ generator: inout SeededGenerator) -> [String] {
    [coin(&generator) ? "archive" : "unarchive"] + selection(&generator) + ["--yes"]
  }

  private static func maintain(_ generator: inout SeededGenerator) -> [String] {
    ["maintain", one(names, &generator), one(["Clean", "Oil"], &generator)]
      + perhaps("cost", money, &generator) + perhaps("on", days, &generator)
      + perhaps(coin(&generator) ? "every" : "next", ["6mo", "1y", "2027-01-01"], &generator)
  }

  private static func audit(_ generator: inout SeededGenerator) -> [String] {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: ["audit", "start", one(places, &generator)]
    case 1: ["audit", "see"] + selection(&generator) + ["--yes"]
    default: ["audit", "end"]
    }
  }

  private static func view(_ generator: inout SeededGenerator) -> [String] {
    switch Int.random(in: 0..<2, using: &generator) {
    case 0: ["view", "save", one(["cold", "dear"], &generator), "price.over:10"]
    default: ["view", "remove", one(["cold", "dear"], &generator)]
    }
  }

  /// A file that a household has beside its store.
  private static func load(_ generator: inout SeededGenerator) -> [String] {
    ["import", one(["~/good.csv", "~/bad.csv", "~/none.csv"], &generator)]
  }
}
