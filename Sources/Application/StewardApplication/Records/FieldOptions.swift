import StewardCommandLine
import StewardModels

/// The options that set the fields of a record, one for each field.
enum FieldOptions {
  /// The options, in the order of the declaration; tags have `--tag` for one of them besides.
  static func all(of type: RecordType) -> [OptionSpecification] {
    let taken = EverywhereOptions.names
    var options: [OptionSpecification] = []
    for field in type.fields where field.isTyped && !taken.contains(field.name) {
      if field.kind == .tags, field.name != "tag", type.field("tag") == nil {
        options.append(
          .value(
            "tag", placeholder: "TAG", completion: .names("tag"), isRepeatable: true,
            group: .fields, help: Message("application.option.tag")))
      }
      options.append(option(field))
      for alias in field.aliases {
        guard let prefix = field.aliasPrefixes[alias] else { continue }
        options.append(
          .value(
            alias, placeholder: placeholder(field.kind), completion: completion(field),
            group: .fields,
            help: Message(
              "application.option.alias",
              ["field": .text(field.name), "prefix": .text(prefix)])))
      }
    }
    return options
  }

  /// What each option is for, by name.
  static func names(of type: RecordType) -> [String: Assignment.Target] {
    let taken = EverywhereOptions.names
    var names: [String: Assignment.Target] = [:]
    for (index, field) in type.fields.enumerated() where field.isTyped {
      if taken.contains(field.name) { continue }
      if field.kind == .tags, names["tag"] == nil { names["tag"] = .tag(index) }
      switch field.kind {
      case .tags where field.name == "tag": break
      case .own: names[field.name] = .own(index, "")
      default: names[field.name] = .field(index)
      }
      for alias in field.aliases where field.aliasPrefixes[alias] != nil {
        names[alias] = .field(index)
      }
    }
    return names
  }

  private static func option(_ field: FieldDescription) -> OptionSpecification {
    let isTag = field.kind == .tags && field.name == "tag"
    let help =
      isTag
      ? Message("application.option.tag")
      : field.example.isEmpty
        ? Message.literal(field.help)
        : Message(
          "application.option.field", ["help": .text(field.help), "example": .text(field.example)])
    return .value(
      field.name, otherNames: field.aliases.filter { field.aliasPrefixes[$0] == nil },
      placeholder: isTag ? "TAG" : placeholder(field.kind),
      completion: completion(field),
      isRepeatable: isTag || field.kind == .own, group: .fields, help: help)
  }

  private static func placeholder(_ kind: FieldKind) -> String {
    switch kind {
    case .identifier: "ID"
    case .text: "TEXT"
    case .integer, .number: "NUMBER"
    case .flag: "YES|NO"
    case .day: "DAY"
    case .moment: "TIME"
    case .when: "WHEN"
    case .repeats: "REPEAT"
    case .money: "MONEY"
    case .quantity: "AMOUNT"
    case .tags: "TAGS"
    case .own: "NAME=VALUE"
    case .icon: "ICON"
    case .choice(let words): words.joined(separator: "|").uppercased()
    case .reference(let type): type.uppercased()
    }
  }

  private static func completion(_ field: FieldDescription) -> CompletionKind {
    let kind = field.kind
    return switch kind {
    case .reference(let type): .names(type)
    // Not `.choices`: `''` clears the field, and the case of the word does not matter.
    case .choice, .repeats: .names(kind.description)
    case .flag: .names("flag")
    case .tags: .names("tags")
    case .day, .when, .moment: .names(field.isPast ? "day.past" : "day")
    default: .nothing
    }
  }
}
