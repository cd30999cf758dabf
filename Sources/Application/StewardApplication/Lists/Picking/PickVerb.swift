import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardText

/// `pick [LIST:]`: a list on the whole window, where keys check, add, change, remove and move.
public enum PickVerb {
  static let verb = verb(.entries)

  /// The verb for a domain that shows and reads its entries in a way of its own.
  public static func verb(_ reading: ListPicker.Reading) -> Verb {
    Verb("pick") { domain in
      CommandSpecification(
        "pick", summary: Message("lists.pick"), discussion: Message("lists.pick.discussion"),
        examples: [
          CommandExample("\(domain.name) pick"), CommandExample("\(domain.name) pick Trip:"),
        ],
        arguments: [ListArguments.list(domain)])
    } run: { session in
      try await run(session, reading)
    }
  }

  private static func run(
    _ session: Session, _ reading: ListPicker.Reading
  ) async throws -> ExitCode {
    let shape = try session.shape()
    var session = session
    if session.listName == nil, !session.arguments.words.isEmpty {
      session.listName = session.arguments.words.joined(separator: " ")
    }
    let about = session
    let hint = Message(
      "lists.pick.nobody.hint", ["command": .text("\(session.program) check")])
    guard session.console.terminal.environment.inputIsTerminal,
      session.console.terminal.environment.outputIsTerminal
    else {
      throw ApplicationError(.usage, Message("lists.pick.nobody"), hint: hint)
    }
    // The first list is made where there is none: a picker adds to it.
    let known = try await session.read { _, habits in habits.list?.id }
    let list: Identifier
    if let known {
      list = known
    } else {
      list = try await about.write { transaction, _ in
        try transaction.makeMeantList(shape).id
      }
    }
    // The list is known by now: it may be called something else, or be gone, while it is seen.
    session.listName = nil
    let store = try await session.open(isWriting: true)
    let picker = ListPicker(
      session: session, store: store, head: try await store.head(), list: list,
      reading: reading, shape: shape)
    return try await PickerScreen(session.console).run(picker, elsewhere: hint)
  }
}

extension ListPicker.Reading {
  /// Entries as the generic verbs show and read them.
  static let entries = ListPicker.Reading(
    detail: { values, type, habits in
      zip(type.fields, values).compactMap { field, value -> String? in
        guard !value.isNone else { return nil }
        switch (field.role, value) {
        case (.due, _): return habits.wording.long(value, for: field) { _, _ in nil }
        case (nil, .repeats(let repeats)): return habits.wording.wording.repeats(repeats)
        case (nil, .text(let letter)) where field.name == "priority": return "(\(letter))"
        case (nil, .tags(let tags)) where !tags.isEmpty:
          return tags.map { "@\($0)" }.joined(separator: " ")
        default: return nil
        }
      }.joined(separator: "  ")
    },
    write: { line, list, entry, session, transaction, habits in
      let type = session.main.model.type
      var habits = habits
      habits.list = MeantList(id: list, name: "", isNamed: true)
      var editor = RecordEditor(session.main, domain: session.domain, transaction, habits)
      var reader = AssignmentReader(type)
      reader.dates = editor.dates
      var (words, assignments) = try reader.line(line)
      if !words.isEmpty, let name = type.fields.firstIndex(where: { $0.role == .name }) {
        assignments.insert(
          Assignment(target: .field(name), text: words.joined(separator: " ")), at: 0)
      }
      if let entry { return try editor.change(entry, assignments).id }
      return try editor.add(assignments).id
    })
}
