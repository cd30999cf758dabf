import StewardCommandLine
import StewardModels
import StewardPersistence

/// `copy REF [NAME…] [--field value]…`: one record more that is like another.
enum CopyVerb {
  static let verb = Verb("copy") { domain in
    let type = domain.main.model.type
    let left = type.fields.filter { $0.isTyped && !$0.isCopied }.map { $0.title.lowercased() }
    return CommandSpecification(
      "copy", aliases: ["cp"],
      summary: Message("application.copy", ["type": .text(type.title)]),
      discussion: left.isEmpty
        ? Message("application.copy.discussion")
        : Message("application.copy.discussion.without", ["fields": .list(left)]),
      usage: ["copy REF [NAME…] [--FIELD VALUE…] [options]"],
      examples: [
        CommandExample("\(domain.name) copy \(domain.exampleWord)"),
        CommandExample("\(domain.name) copy 3 'Another name' --tag +new"),
      ],
      arguments: [
        ArgumentSpecification(
          "REF", help: Message("application.argument.reference"), isRequired: true,
          completion: .names("record")),
        ArgumentSpecification(
          "NAME", help: Message("application.copy.name"), isRequired: false, isRepeated: true,
          completion: .names("assignment")),
      ],
      options: [.flag("literal", help: Message("application.option.literal"))]
        + FieldOptions.all(of: type))
  } run: { session in
    let options = try AssignmentReader(session.main.model.type).options(session.arguments)
    try session.noteJoinedTags(options)
    let report = try await session.write { transaction, habits in
      var checking = RecordEditor(session.main, domain: session.domain, transaction, habits)
      try checking.check(options)
      var reader = AssignmentReader(session.main.model.type)
      reader.dates = checking.dates
      let source = try Source(session, in: transaction)
      let (words, said) = try source.rest(session, reader)
      var assignments = said + options
      let type = session.main.model.type
      let name = type.fields.firstIndex { $0.role == .name }
      if let name, !words.isEmpty {
        assignments.insert(
          Assignment(target: .field(name), text: words.joined(separator: " ")), at: 0)
      }
      let isNamed = assignments.contains { $0.target == name.map(Assignment.Target.field) }
      var editor = RecordEditor(session.main, domain: session.domain, transaction, habits)
      let copy = try editor.copy(
        source.record, named: isNamed ? nil : FreeName(type, transaction).next(to: source.record),
        assignments)
      return try ChangeReport(copy, editor: editor, old: nil, columns: type.allColumns)
    }
    try AddVerb.tell([report], session)
    return .success
  }
}

/// The record that is copied: the first word, or as many as are one whole name.
private struct Source {
  let record: StoredRecord
  /// How many words name it.
  let words: Int

  init(_ session: Session, in snapshot: Snapshot) throws {
    let typed = session.arguments.words
    var finder = RecordFinder(snapshot, type: session.main.model.type)
    try session.narrow(&finder, in: snapshot)
    var (named, words): (Identifier?, Int) = (nil, typed.count)
    while words > 1, named == nil {
      named = try finder.named(typed.prefix(words).joined(separator: " "))
      if named == nil { words -= 1 }
    }
    let id = try named ?? session.record(typed[0], in: snapshot)
    let reference = RecordReference(type: finder.type.name, id: id)
    guard let record = try snapshot.record(reference) else {
      throw try finder.notFound(typed[0])
    }
    self.record = record
    self.words = words
  }

  /// The words behind it: those of the name, and what is said of fields.
  func rest(
    _ session: Session, _ reader: AssignmentReader
  ) throws -> (name: [String], said: [Assignment]) {
    var typed: [String] = []
    var plain: Set<Int> = []
    var passed = 0
    for case .word(let word, let isPlain) in session.arguments.items {
      passed += 1
      guard passed > words else { continue }
      if isPlain || session.arguments.has("literal") { plain.insert(typed.count) }
      typed.append(word)
    }
    let read = try reader.words(typed, plain: plain)
    return (read.name, read.assignments)
  }
}
