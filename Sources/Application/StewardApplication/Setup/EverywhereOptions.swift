import StewardCommandLine
import StewardModels

/// The options that every verb takes.
enum EverywhereOptions {
  static var all: [OptionSpecification] {
    [
      .value(
        "store", placeholder: "URL", group: .everywhere, help: Message("application.option.store")),
      .value(
        "locale", placeholder: "NAME", group: .everywhere,
        help: Message("application.option.locale")),
      .value(
        "time-zone", placeholder: "ZONE", group: .everywhere,
        help: Message("application.option.time-zone")),
      .value(
        "currency", placeholder: "CODE", group: .everywhere,
        help: Message("application.option.currency")),
      .value(
        "format", placeholder: "FORMAT",
        completion: .choices(OutputFormat.allCases.map(\.rawValue)), group: .everywhere,
        help: Message("application.option.format")),
      .flag("json", group: .everywhere, help: Message("application.option.json")),
      .flag("dry-run", group: .everywhere, help: Message("application.option.dry-run")),
    ] + CommonOptions.all
  }

  /// The names that no option of a field may have.
  static var names: Set<String> {
    Set(all.map(\.name)).union([
      "help", "version", "where", "all", "sort", "group", "columns", "limit", "after", "total",
      "literal", "by", "to", "from", "force", "for", "map", "key", "keep-going", "lenient",
      "decimal", "output", "list",
    ])
  }
}
