public import StewardModels

extension Violation {
  /// The field's name and what is wrong, as one sentence: "title: must not be empty".
  public var statement: Message {
    if field.isEmpty { return message }
    return Message("validation.statement", ["field": .text(field), "problem": .message(message)])
  }
}

extension ValidationReport {
  /// The first violation with its place, and how many more there are.
  public var summary: Message {
    guard let entry = entries.first, let violation = entry.violations.first else {
      return Message("validation.none")
    }
    var first = violation.statement
    if let place = entry.place.message {
      first = Message("validation.at", ["place": .message(place), "problem": .message(first)])
    }
    if violationCount == 1 { return first }
    let more = Message.Argument.number(violationCount - 1)
    if recordCount == 1 {
      return Message("validation.more", ["first": .message(first), "more": more])
    }
    return Message(
      "validation.more.records",
      ["first": .message(first), "more": more, "records": .number(recordCount)])
  }

  /// What belongs into the only field that is wrong, or the names of the fields that are.
  func hint(type: RecordType?) -> Message? {
    var names: [String] = []
    for violation in violations where !violation.field.isEmpty && !names.contains(violation.field) {
      names.append(violation.field)
    }
    guard let name = names.first else { return nil }
    if names.count > 1 { return Message("validation.hint.fields", ["fields": .list(names)]) }
    guard let field = type?.field(name) else { return nil }
    if !field.example.isEmpty {
      return Message("validation.hint.example", ["example": .text(field.example)])
    }
    return field.help.isEmpty ? nil : Message("validation.hint.help", ["help": .text(field.help)])
  }
}
