import StewardCommandLine
import StewardModels

/// A small program to parse for and to write help of.
enum SampleProgram {
  static func literal(_ text: String) -> Message { Message("cli.text", ["text": .text(text)]) }

  static let limit = OptionSpecification.value(
    "limit", short: "n", placeholder: "N", help: literal("Show at most N records."))
  static let sort = OptionSpecification.value(
    "sort", placeholder: "FIELDS", completion: .names("field"), isRepeatable: true,
    help: literal("Sort by these fields, a hyphen before one that runs from high to low."))
  static let format = OptionSpecification.value(
    "format", placeholder: "FORMAT", completion: .choices(["table", "plain", "json"]),
    help: literal("How the records are printed: table, plain or json."))
  static let json = OptionSpecification.flag("json", help: literal("Print JSON."))

  /// As the application makes them, from the fields of a record.
  static func field(_ name: String, _ help: String) -> OptionSpecification {
    .value(
      name, placeholder: name.uppercased(), isRepeatable: true, group: .fields,
      help: literal(help))
  }

  static let list = CommandSpecification(
    "list", aliases: ["ls"], summary: literal("Lists the records that a filter names."),
    examples: [
      CommandExample("inventory list place:Garage", literal("What lies in the garage.")),
      CommandExample("inventory list price.over:100 --sort name"),
    ],
    arguments: [
      ArgumentSpecification("FILTER", help: literal("Which records."), isRepeated: true)
    ],
    options: [limit, sort, format, json])

  static let set = CommandSpecification(
    "set", summary: literal("Changes one record or many."),
    arguments: [
      ArgumentSpecification(
        "REF", help: literal("The records."), isRequired: true, isRepeated: true)
    ],
    options: [
      field("tag", "Tags; +tag adds and -tag takes away."), field("price", "What it cost."),
      field("due", "The day."), field("note", "A note."),
    ])

  static let move = CommandSpecification(
    "move", summary: literal("Moves records."),
    arguments: [ArgumentSpecification("REF", help: literal("The record."), isRequired: true)],
    options: [.value("to", placeholder: "PLACE", help: literal("Where to."))])

  static let view = CommandSpecification(
    "view", summary: literal("Shows a listing kept under a name."),
    arguments: [ArgumentSpecification("NAME", help: literal("The name."), isRequired: true)],
    subcommands: [
      CommandSpecification(
        "save", summary: literal("Keeps a listing."),
        arguments: [ArgumentSpecification("NAME", help: literal("The name."), isRequired: true)],
        options: [sort])
    ])

  static let remove = CommandSpecification(
    "remove", aliases: ["rm"], summary: literal("Removes records with what belongs to them."),
    arguments: [ArgumentSpecification("REF", help: literal("The records."), isRepeated: true)])

  static let root = CommandSpecification(
    "inventory", summary: literal("What a household owns, where it is and what it is worth."),
    examples: [CommandExample("inventory add Lamp @office", literal("One record more."))],
    options: [
      .value(
        "store", placeholder: "URL", group: .everywhere,
        help: literal("The store to use, such as sqlite:household.sqlite."))
    ] + CommonOptions.all,
    subcommands: [list, set, move, view, remove],
    topics: [HelpTopic("dates", summary: literal("How days and moments are typed."))])

  static let parser = CommandParser(root, otherWords: OtherPrograms.words)

  /// What a command line asks for, as a short text: words as they are, options in brackets.
  static func trace(_ arguments: [String]) throws -> String {
    switch try parser.parse(arguments) {
    case .help(let path): return (["HELP"] + path).joined(separator: " ")
    case .description(let path): return (["DESCRIPTION"] + path).joined(separator: " ")
    case .topic(let topic): return "TOPIC " + topic.name
    case .version: return "VERSION"
    case .run(let parsed):
      let items = parsed.items.map { item in
        switch item {
        case .word(let text, let isLiteral): (isLiteral ? "=" : "") + text
        case .option(let name, let value): "[" + name + (value.map { ":" + $0 } ?? "") + "]"
        }
      }
      return (["(" + parsed.path.joined(separator: " ") + ")"] + items).joined(separator: " ")
    }
  }
}

/// A clock that stands where it is told.
final class ManualClock: @unchecked Sendable {
  // Used by one test on one thread at a time.
  var time: Duration = .zero
}
