import StewardCommandLine
import StewardModels
import StewardPersistence

/// `new NAME [--icon I] [--from LIST]`: makes a list, empty or like another.
enum NewListVerb {
  static let verb = Verb("new") { domain in
    CommandSpecification(
      "new", summary: Message("lists.new"), discussion: Message("lists.new.discussion"),
      examples: [
        CommandExample("\(domain.name) new Trip --icon Trips"),
        CommandExample("\(domain.name) new 'Trip 2027' --from Trip"),
      ],
      arguments: [
        ArgumentSpecification(
          "NAME", help: Message("lists.argument.name"), isRequired: true, isRepeated: true)
      ],
      options: [
        .value(
          "icon", placeholder: "ICON", completion: .names("icon"),
          help: Message("lists.option.icon")),
        .value(
          "from", placeholder: "LIST", completion: .names(domain.lists?.list ?? ""),
          help: Message("lists.option.from")),
      ])
  } run: { session in
    let shape = try session.shape()
    let name = try session.name(session.arguments.words, example: "new Trip")
    let icon = try session.arguments.value("icon").map(session.icon)
    let source = session.arguments.value("from")
    let line = try await session.write { transaction, habits in
      let reader = try ListReader(transaction, shape, today: habits.today)
      guard let source else {
        return try reader.line(
          try transaction.makeList(name, icon: icon ?? .folder, shape))
      }
      let other = try ListFinder(session, transaction, shape).find(source)
      var copy = try transaction.copy(
        list: other.id, named: name, shape, followedBy: session.domain.succession)
      if let icon { copy = try transaction.set(icon: icon, of: copy, reader.layout, session) }
      return try reader.line(copy)
    }
    try session.tell("lists.new", lists: [line])
    return .success
  }
}

extension Transaction {
  /// Gives a list another icon.
  func set(
    icon: Icon, of list: StoredRecord, _ layout: ListLayout, _ session: Session
  ) throws -> StoredRecord {
    try change(list, session) { values, type in
      guard let index = type.fields.firstIndex(where: { $0.role == .icon }) else { return }
      values[index] = .icon(icon)
    }
  }

  /// Changes what a list holds.
  func change(
    _ list: StoredRecord, _ session: Session,
    _ body: (inout [Value], RecordType) throws -> Void
  ) throws -> StoredRecord {
    let model = try session.listType().model
    let current = try record(RecordReference(type: model.type.name, id: list.id)) ?? list
    var values = try values(of: current, model)
    try body(&values, model.type)
    return try update(current, to: model.type.row(values), model: model)
  }
}
