import StewardInterchange

/// A verb as `help --format json` tells of it.
struct VerbDescription: Sendable {
  struct Argument: Sendable {
    let name: String
    let isRequired: Bool
    let isRepeated: Bool
    let kind: String?
    let values: [String]
  }

  struct Option: Sendable {
    let name: String
    /// The name of what follows; nil for a flag.
    let value: String?
    let isRepeated: Bool
    let kind: String?
    let values: [String]
  }

  /// What is typed before the arguments.
  let path: [String]
  let arguments: [Argument]
  /// Its own options.
  let options: [Option]
  /// Whether other verbs lie under it.
  let hasVerbs: Bool

  /// The verb and all under it; the program itself, whose path is empty, is none.
  static func all(in value: JSONValue, path: [String] = []) -> [VerbDescription] {
    var found: [VerbDescription] = []
    let verbs = value["verbs"]?.elements ?? []
    if !path.isEmpty {
      found.append(
        VerbDescription(
          path: path, arguments: (value["arguments"]?.elements ?? []).map(Argument.init),
          options: (value["options"]?.elements ?? []).map(Option.init), hasVerbs: !verbs.isEmpty))
    }
    return found + verbs.flatMap { all(in: $0, path: path + [$0["name"]?.text ?? ""]) }
  }
}

extension VerbDescription.Argument {
  init(_ value: JSONValue) {
    name = value["name"]?.text ?? ""
    isRequired = value["required"] == true
    isRepeated = value["repeated"] == true
    kind = value["kind"]?.text
    values = (value["values"]?.elements ?? []).compactMap(\.text)
  }
}

extension VerbDescription.Option {
  init(_ description: JSONValue) {
    name = description["name"]?.text ?? ""
    value = description["value"]?.text
    isRepeated = description["repeated"] == true
    kind = description["kind"]?.text
    values = (description["values"]?.elements ?? []).compactMap(\.text)
  }
}
