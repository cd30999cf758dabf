import StewardCommandLine
import StewardModels
import StewardPersistence

/// The pages of help that are about no single verb.
enum HelpTopics {
  static let all: [HelpTopic] = ["fields", "filters", "dates", "formats"].map {
    HelpTopic($0, summary: Message("application.help.\($0)"))
  }

  /// Writes a page.
  static func write(
    _ topic: HelpTopic, of domain: DomainDescription, to console: Console
  ) throws {
    try console.output.writeLine(console.words(topic.summary))
    try console.output.writeLine()
    if topic.name == "fields" { return try writeFields(domain.main.model.type, console) }
    let page = Message(
      "application.help.\(topic.name).page", ["program": .text(domain.name)])
    try console.output.writeLine(console.words(page))
  }

  /// Every field with its option, its name in filters and files, and an example.
  private static func writeFields(_ type: RecordType, _ console: Console) throws {
    let options = FieldOptions.names(of: type)
    var table = Table(columns: [
      TableColumn(console.words(Message("application.help.fields.name")), minimumWidth: 10),
      TableColumn(console.words(Message("application.help.fields.option")), minimumWidth: 10),
      TableColumn(
        console.words(Message("application.help.fields.example")), minimumWidth: 10,
        shrinkPriority: 1),
      TableColumn(
        console.words(Message("application.help.fields.help")), minimumWidth: 20,
        shrinkPriority: 2),
    ])
    for field in type.fields {
      table.append([
        StyledText(field.name, .bold),
        StyledText(options[field.name] == nil ? "" : "--\(field.name)"),
        StyledText(field.example), StyledText(field.help),
      ])
    }
    try table.write(to: console.output, on: console.canvas)
  }
}
