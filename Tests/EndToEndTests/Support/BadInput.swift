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
  static func good(_ name: String, kind: String?, values: [String]) -> String {
    if let first = values.first { return first }
    switch kind {
    case "record", "selection", "filter", "item": return "Lamp"
    case "assignment": return "Vase"
    case "field", "fields": return "price"
    case "view": return "cold"
    case "file": return "~/good.csv"
    case "place": return "Home"
    case "flag": return "yes"
    case "choice": return name.split(separator: "|").first.map { $0.lowercased() } ?? ""
    default: break
    }
    return switch name {
    case "MONEY", "AMOUNT", "N", "N|#NUMBER": "1"
    case "DAY", "TIME": "today"
    case "PERIOD": "6mo"
    case "EXPR": "price.over:1"
    case "NAME=VALUE", "HEADING=FIELD": "name=name"
    default: "Word"
    }
  }

  /// A wrong value of an option with what may come of it; nil where any text is right.
  static func bad(_ option: VerbDescription.Option) -> (text: String, codes: Set<Int32>)? {
    if !option.values.isEmpty { return ("zigzag", [64]) }
    switch option.kind {
    case "field", "fields": return ("zigzag", [64])
    case "choice", "flag": return ("zigzag", [65])
    case "item": return ("zigzag", [65, 66])
    default: break
    }
    return switch (option.name, option.value) {
    case ("store", _): ("ftp://zigzag", [69])
    case ("locale", _): ("zig zag", [64])
    case ("time-zone", _): ("Europe/Zigzag", [64])
    case ("currency", _): ("ZIG", [64])
    case (_, "MONEY"), (_, "DAY"), (_, "TIME"), (_, "AMOUNT"): ("zigzag", [64, 65])
    case (_, "N"), (_, "HANDLE"), (_, "PERIOD"), (_, "NAME=VALUE"), (_, "HEADING=FIELD"):
      ("zigzag", [64, 65, 66])
    case (_, "EXPR"): ("price > zigzag", [64])
    default: nil
    }
  }

  /// Wrong values of an argument.
  static func bad(_ argument: VerbDescription.Argument) -> [(text: String, codes: Set<Int32>)] {
    if !argument.values.isEmpty { return [("zigzag", [64])] }
    return switch (argument.kind, argument.name) {
    case ("record", _), ("selection", _), ("item", _): [("zigzag", [66]), ("chair", [66])]
    case ("place", _): [("zigzag", [66]), ("shelf", [66])]
    case ("view", _): [("zigzag", [66])]
    case ("filter", _): [("price:zigzag", [64]), ("zigzag:1", [64]), ("(price:1", [64])]
    case ("field", _): [("zigzag", [64])]
    case ("file", _): [("/nowhere/zigzag.csv", [66, 73])]
    case (_, "N"), (_, "N|#NUMBER"): [("zigzag", [64]), ("0", [64])]
    default: []
    }
  }
}

extension VerbDescription {
  /// The verb with what it cannot do without.
  var valid: [String] { path + required }

  private var required: [String] {
    // What a verb is about may also be said by options, and is not looked for among the words then.
    arguments.filter { $0.isRequired || ["assignment", "selection"].contains($0.kind) }.map {
      BadInputValues.good($0.name, kind: $0.kind, values: $0.values)
    }
  }

  /// Everything that can be wrong with the verb.
  ///
  /// - Parameter inherited: The options that every verb has.
  func badInputs(inherited: [Option]) -> [BadInput] {
    var inputs = [BadInput(path + ["--zigzag"], says: "--zigzag", 64)]
    // A verb that has others under it takes what stands there for one of them.
    if let first = arguments.first, first.isRequired, !hasVerbs {
      inputs.append(BadInput(path, says: first.name, 64))
    }
    if arguments.last?.isRepeated != true, !hasVerbs {
      let full = arguments.map {
        BadInputValues.good($0.name, kind: $0.kind, values: $0.values)
      }
      inputs.append(BadInput(path + full + ["zigzag"], says: "zigzag", 64))
    }
    for (index, argument) in arguments.enumerated() where !(hasVerbs && index == 0) {
      for bad in BadInputValues.bad(argument) {
        var words = arguments.prefix(index).map {
          BadInputValues.good($0.name, kind: $0.kind, values: $0.values)
        }
        words.append(bad.text)
        words += arguments.dropFirst(index + 1).filter(\.isRequired).map {
          BadInputValues.good($0.name, kind: $0.kind, values: $0.values)
        }
        inputs.append(BadInput(path + words, says: bad.text, bad.codes))
      }
    }
    for option in options {
      let typed = "--" + option.name
      if let misspelt = Self.misspelt(option.name, among: options + inherited) {
        inputs.append(BadInput(valid + ["--" + misspelt], says: typed, 64))
      }
      guard option.value != nil else {
        inputs.append(BadInput(valid + [typed + "=zigzag"], says: typed, 64))
        continue
      }
      inputs.append(BadInput(valid + [typed], says: typed, 64))
    }
    for option in options + inherited {
      guard let bad = BadInputValues.bad(option) else { continue }
      // A condition stands in the place of a name.
      let isCondition = option.value == "EXPR" && arguments.first?.kind == "selection"
      inputs.append(
        BadInput(
          (isCondition ? path : valid) + ["--\(option.name)=\(bad.text)"], says: bad.text, bad.codes
        ))
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
