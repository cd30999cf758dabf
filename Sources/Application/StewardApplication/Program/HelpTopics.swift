import StewardCommandLine
import StewardModels
import StewardPersistence

/// The pages of help that are about no single verb.
enum HelpTopics {
  static let all: [HelpTopic] = ["fields", "filters", "dates", "formats", "environment"].map {
    HelpTopic($0, summary: Message("application.help.\($0)"))
  }

  /// Those of a program without fields of its own.
  static let everywhere = all.filter { $0.name != "fields" && $0.name != "filters" }

  /// Writes a page.
  static func write(
    _ topic: HelpTopic, of domain: DomainDescription, to console: Console
  ) throws {
    try console.tell(console.words(topic.summary))
    try console.output.writeLine()
    if topic.name == "environment" { return try writeEnvironment(console) }
    if topic.name == "fields" { return try writeFields(domain.main.model.type, console) }
    let page = Message(
      topic.name == "filters" ? domain.examples.filters : "application.help.\(topic.name).page",
      ["program": .text(domain.name), "heading": .text(domain.examples.heading)])
    try console.tell(console.words(page))
    if topic.name == "dates", !domain.isEverywhere,
      domain.main.model.type.fields.contains(where: { $0.kind == .repeats })
    {
      try console.output.writeLine()
      try console.tell(console.words(Message("application.help.dates.repeats")))
    }
    guard topic.name == "formats" else { return }
    for format in domain.formats {
      try console.output.writeLine()
      let id = format.fileExtensions.isEmpty ? "formByContent" : "form"
      let words = Message(
        "application.help.formats.\(id)",
        [
          "name": .text(format.name), "title": .text(format.title),
          "endings": .list(format.fileExtensions.map { ".\($0)" }),
        ])
      try console.tell(console.words(words))
    }
    for table in domain.tables {
      try console.output.writeLine()
      let words = Message(
        "application.help.formats.table",
        ["name": .text(table.name), "title": .text(table.title)])
      try console.tell(console.words(words))
    }
  }

  /// Every variable with what it does, and what counts before what.
  private static func writeEnvironment(_ console: Console) throws {
    let rows = EnvironmentVariables.all.map {
      DetailView.Row($0.names, console.words($0.help))
    }
    try DetailView(rows).write(to: console.output, on: console.canvas)
    try console.output.writeLine()
    try console.tell(console.words(EnvironmentVariables.precedence))
  }

  /// Every field with what it is and an example, as wide as the terminal allows.
  private static func writeFields(_ type: RecordType, _ console: Console) throws {
    try console.tell(console.words(Message("application.help.fields.page")))
    try console.output.writeLine()
    let options = FieldOptions.names(of: type)
    let rows = type.fields.map { field in
      var lines = [field.help]
      if field.kind == .identifier {
        lines = [console.words(Message("application.help.fields.identity"))]
      } else if options[field.name] == nil {
        lines.append(console.words(Message("application.help.fields.untyped")))
      } else if !field.example.isEmpty {
        lines.append("--\(field.name) \(ShellWords.quoted(field.example))")
      }
      let aliases = field.aliases.filter { field.aliasPrefixes[$0] == nil }
      if !aliases.isEmpty {
        lines.append(
          console.words(Message("application.help.fields.aliases", ["names": .list(aliases)])))
      }
      for alias in field.aliases {
        guard let prefix = field.aliasPrefixes[alias] else { continue }
        let words = Message(
          "application.help.fields.prefix",
          ["alias": .text(alias), "field": .text(field.name), "prefix": .text(prefix)])
        lines.append(console.words(words))
      }
      return DetailView.Row(field.name, lines.joined(separator: "\n"))
    }
    try DetailView(rows).write(to: console.output, on: console.canvas)
  }
}
