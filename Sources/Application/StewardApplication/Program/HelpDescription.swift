import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence

/// A program for other programs, as one object: verbs, options, arguments, records, fields.
///
/// `help --format json` writes it.
struct HelpDescription {
  let root: CommandSpecification
  let described: Described

  init(_ root: CommandSpecification, _ described: Described) {
    self.root = root
    self.described = described
  }

  /// Writes the verb of a path and what lies under it; with the empty path the whole program.
  func write(_ path: [String], to console: Console) throws {
    let bytes = ByteOutput(to: console.output)
    var json = JSONWriter(bytes, layout: .pretty)
    var command = root
    for name in path { command = command.subcommand(name) ?? command }
    try json.beginObject()
    try write(command, &json)
    if path.isEmpty {
      try json.key("version")
      try json.string(described.application.version)
      try writeList("topics", root.topics, &json) { topic, json in
        try json.key("name")
        try json.string(topic.name)
        try json.key("summary")
        try json.string(described.words(topic.summary))
      }
      try writeList("records", described.get().types.map(\.model.type), &json, write)
    }
    try json.endObject()
    try json.endLine()
    try bytes.flush()
  }

  private func write(_ command: CommandSpecification, _ json: inout JSONWriter) throws {
    try json.key("name")
    try json.string(command.name)
    try writeStrings("aliases", command.aliases, &json)
    try json.key("summary")
    try json.string(described.words(command.summary))
    try json.key("discussion")
    if let text = command.discussion {
      try json.string(described.words(text))
    } else {
      try json.null()
    }
    try writeList("examples", command.examples, &json) { example, json in
      try json.key("line")
      try json.string(example.line)
      try json.key("note")
      try json.string(example.note.map(described.words) ?? "")
    }
    try writeList("arguments", command.arguments, &json) { argument, json in
      try json.key("name")
      try json.string(argument.name)
      try json.key("help")
      try json.string(described.words(argument.help))
      try json.key("required")
      try json.bool(argument.isRequired)
      try json.key("repeated")
      try json.bool(argument.isRepeated)
      try write(argument.completion, &json)
    }
    try writeList("options", command.options.filter { !$0.isHidden }, &json, write)
    try writeList("verbs", command.subcommands.filter { !$0.isHidden }, &json, write)
  }

  private func write(_ option: OptionSpecification, _ json: inout JSONWriter) throws {
    try json.key("name")
    try json.string(option.name)
    try json.key("short")
    if let letter = option.shortName { try json.string(String(letter)) } else { try json.null() }
    try json.key("help")
    try json.string(described.words(option.help))
    try json.key("repeated")
    try json.bool(option.isRepeatable)
    try json.key("everywhere")
    try json.bool(option.group.isInherited)
    try json.key("value")
    guard case .value(let placeholder, let completion) = option.value else {
      return try json.null()
    }
    try json.string(placeholder)
    try write(completion, &json)
  }

  /// What may be given: `values` for a closed set, else `kind`.
  private func write(_ completion: CompletionKind, _ json: inout JSONWriter) throws {
    switch completion {
    case .nothing: break
    case .choices(let choices): try writeStrings("values", choices, &json)
    case .file, .directory:
      try json.key("kind")
      try json.string(completion == .file ? "file" : "directory")
    case .names(let kind):
      try json.key("kind")
      try json.string(kind)
    }
  }

  private func write(_ type: RecordType, _ json: inout JSONWriter) throws {
    try json.key("name")
    try json.string(type.name)
    try json.key("title")
    try json.string(type.title)
    let options = FieldOptions.names(of: type)
    try writeList("fields", type.fields, &json) { field, json in
      try json.key("name")
      try json.string(field.name)
      try json.key("title")
      try json.string(field.title)
      try json.key("kind")
      try json.string(field.kind.description)
      try json.key("required")
      try json.bool(field.isRequired)
      try json.key("unique")
      try json.bool(field.isUnique)
      try json.key("option")
      if options[field.name] != nil {
        try json.string("--" + field.name)
      } else {
        try json.null()
      }
      try json.key("help")
      try json.string(field.help)
      try json.key("example")
      try json.string(field.example)
    }
  }

  private func writeList<Element>(
    _ key: String, _ elements: [Element], _ json: inout JSONWriter,
    _ write: (Element, inout JSONWriter) throws -> Void
  ) throws {
    try json.key(key)
    try json.beginArray()
    for element in elements {
      try json.beginObject()
      try write(element, &json)
      try json.endObject()
    }
    try json.endArray()
  }

  private func writeStrings(
    _ key: String, _ strings: [String], _ json: inout JSONWriter
  ) throws {
    try json.key(key)
    try json.beginArray()
    for string in strings { try json.string(string) }
    try json.endArray()
  }
}
