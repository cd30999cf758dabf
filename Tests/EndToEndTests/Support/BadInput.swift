/// A command line that is wrong in one way.
struct BadInput: Sendable {
  let arguments: [String]
  /// What the message must hold of it.
  let word: String
  /// What it may end with.
  let codes: Set<Int32>

  init(_ arguments: [String], says word: String, _ codes: Int32...) {
    self.arguments = arguments
    self.word = word
    self.codes = Set(codes)
  }
}

/// What is wrong for a value, and what is right, by what the description says of it.
enum BadInputValues {
  /// A right value of an argument or of an option.
  static func good(
    _ name: String, kind: String?, values: [String], _ program: Household.Program
  ) -> String {
    if let first = values.first { return first }
    switch kind {
    case "record", "selection", "filter", "item", "task", "product": return "Lamp"
    case "assignment": return "Vase"
    case "field", "fields": return program.field
    case "checklist", "shopping-list": return program.list + (name.hasSuffix(":") ? ":" : "")
    case "shop": return "Lidl"
    case "icon": return "Trips"
    case "view": return "cold"
    case "file": return "~/good.csv"
    case "place": return "Home"
    case "flag": return "yes"
    case "choice": return name.split(separator: "|").first.map { $0.lowercased() } ?? ""
    default: break
    }
    return switch name {
    case "MONEY", "AMOUNT", "N", "N|#NUMBER": "1"
    case "LIST:": program.list + ":"
    case "DAY", "TIME", "WHEN": "today"
    case "REPEAT": "2w"
    case "PERIOD": "6mo"
    case "EXPR": "\(program.field).over:\(program.value)"
    case "NAME=MONEY": "Lamp=1"
    case "NUMBERS": "1"
    case "products": "products"
    case "NAME=VALUE", "HEADING=FIELD": "name=name"
    default: "Word"
    }
  }

  /// A wrong value of an option with what may come of it; nil where any text is right.
  static func bad(
    _ option: VerbDescription.Option, _ program: Household.Program
  ) -> (text: String, codes: Set<Int32>)? {
    if !option.values.isEmpty { return ("zigzag", [64]) }
    switch option.kind {
    case "field", "fields": return ("zigzag", [64])
    case "choice", "flag": return ("zigzag", [65])
    case "item", "task", "record", "checklist", "shopping-list": return ("zigzag", [65, 66])
    case "icon": return ("zigzag", [64, 65])
    default: break
    }
    return switch (option.name, option.value) {
    case ("store", _): ("ftp://zigzag", [69])
    case ("locale", _): ("zig zag", [64])
    case ("time-zone", _): ("Europe/Zigzag", [64])
    case ("currency", _): ("ZIG", [64])
    case (_, "MONEY"), (_, "DAY"), (_, "TIME"), (_, "WHEN"), (_, "REPEAT"),
      (_, "AMOUNT"):
      ("zigzag", [64, 65])
    case (_, "NAME=MONEY"), (_, "NUMBERS"): ("zigzag", [64, 65])
    case (_, "N"), (_, "HANDLE"), (_, "PERIOD"), (_, "NAME=VALUE"), (_, "HEADING=FIELD"):
      ("zigzag", [64, 65, 66])
    case (_, "EXPR"): ("\(program.field) > zigzag", [64])
    default: nil
    }
  }

  /// Wrong values of an argument.
  static func bad(
    _ argument: VerbDescription.Argument, _ program: Household.Program
  ) -> [(text: String, codes: Set<Int32>)] {
    if !argument.values.isEmpty { return [("zigzag", [64])] }
    return switch (argument.kind, argument.name) {
    case ("record", _), ("selection", _), ("item", _): [("zigzag", [66]), ("chair", [66])]
    case ("checklist", _), ("shopping-list", _), (_, "LIST:"): [("zigzag:", [66])]
    case ("product", _): argument.isRequired ? [("zigzag", [66])] : []
    case ("icon", _): [("zigzag", [64, 65])]
    case (_, "NUMBERS"), (_, "products"): [("zigzag", [64])]
    case ("place", _): [("zigzag", [66]), ("shelf", [66])]
    case ("view", _): [("zigzag", [66])]
    case ("filter", _):
      [
        ("\(program.field):zigzag", [64]), ("zigzag:1", [64]),
        ("(\(program.field):\(program.value)", [64]),
      ]
    case ("field", _): [("zigzag", [64])]
    case ("file", _): [("/nowhere/zigzag.csv", [66, 73])]
    case (_, "N"), (_, "N|#NUMBER"): [("zigzag", [64]), ("0", [64])]
    default: []
    }
  }
}

extension VerbDescription {
  /// The verb with what it cannot do without.
  func valid(_ program: Household.Program) -> [String] { path + required(program) }

  /// Whether the verb does nothing without the argument.
  private func isNeeded(_ argument: Argument) -> Bool {
    switch path[0] {
    case "rename", "icon", "unarchive": true
    case "copy", "edit": argument.kind == "record"
    default:
      argument.isRequired || ["assignment", "selection"].contains(argument.kind)
        || argument.name == "ENTRIES"
    }
  }

  private func required(_ program: Household.Program) -> [String] {
    // What a verb is about may also be said by options, and is not looked for among the words then.
    arguments.filter(isNeeded).map {
      BadInputValues.good($0.name, kind: $0.kind, values: $0.values, program)
    }
  }

  /// Everything that can be wrong with the verb.
  ///
  /// - Parameters:
  ///   - inherited: The options that every verb has.
  ///   - program: Whose verb it is.
  func badInputs(inherited: [Option], _ program: Household.Program) -> [BadInput] {
    var inputs = [BadInput(path + ["--zigzag"], says: "--zigzag", 64)]
    // A verb that has others under it takes what stands there for one of them.
    if let first = arguments.first, first.isRequired, !hasVerbs {
      inputs.append(BadInput(path, says: first.name, 64))
    }
    if arguments.last?.isRepeated != true, !hasVerbs {
      let full = arguments.map {
        BadInputValues.good($0.name, kind: $0.kind, values: $0.values, program)
      }
      inputs.append(BadInput(path + full + ["zigzag"], says: "zigzag", 64))
    }
    for (index, argument) in arguments.enumerated() where !(hasVerbs && index == 0) {
      for bad in BadInputValues.bad(argument, program) {
        var words = arguments.prefix(index).map {
          BadInputValues.good($0.name, kind: $0.kind, values: $0.values, program)
        }
        words.append(bad.text)
        words += arguments.dropFirst(index + 1).filter(isNeeded).map {
          BadInputValues.good($0.name, kind: $0.kind, values: $0.values, program)
        }
        inputs.append(
          BadInput(path + words, says: bad.text == "zigzag:" ? "zigzag" : bad.text, bad.codes))
      }
    }
    for option in options {
      let typed = "--" + option.name
      if let misspelt = Self.misspelt(option.name, among: options + inherited) {
        inputs.append(BadInput(valid(program) + ["--" + misspelt], says: typed, 64))
      }
      guard option.value != nil else {
        inputs.append(BadInput(valid(program) + [typed + "=zigzag"], says: typed, 64))
        continue
      }
      inputs.append(BadInput(valid(program) + [typed], says: typed, 64))
    }
    for option in options + inherited {
      guard let bad = BadInputValues.bad(option, program) else { continue }
      // A condition stands in the place of a name.
      let isCondition = option.value == "EXPR" && arguments.first?.kind == "selection"
      inputs.append(
        BadInput(
          (isCondition ? path : valid(program)) + ["--\(option.name)=\(bad.text)"], says: bad.text,
          bad.codes
        ))
    }
    // What cannot be read is wrong where there is nothing to change, too.
    for option in options where arguments.first?.kind == "selection" && option.value != "EXPR" {
      guard let bad = BadInputValues.bad(option, program) else { continue }
      inputs.append(
        BadInput(
          path + ["--where=note:nothing", "--\(option.name)=\(bad.text)"], says: bad.text,
          bad.codes))
    }
    return inputs
  }

  /// The name with two letters changed about, where that is no other's name.
  private static func misspelt(_ name: String, among options: [Option]) -> String? {
    var letters = Array(name)
    guard letters.count > 3, letters[1] != letters[2] else { return nil }
    letters.swapAt(1, 2)
    let misspelt = String(letters)
    return options.contains { $0.name == misspelt } ? nil : misspelt
  }
}

extension BadInput {
  init(_ arguments: [String], says word: String, _ codes: Set<Int32>) {
    self.arguments = arguments
    self.word = word
    self.codes = codes
  }
}
