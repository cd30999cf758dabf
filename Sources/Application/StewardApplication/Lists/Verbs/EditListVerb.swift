import StewardCommandLine
import StewardModels
import StewardPersistence

/// `edit REF…`: entries as forms; `edit LIST:`: the list itself, its name, icon and note on one form.
enum EditListVerb {
  static let verb = Verb("edit") { domain in
    var command = EditVerb.verb.specification(domain)
    command.usage = ["edit REF… [options]", "edit LIST: [options]"]
    command.examples.append(CommandExample("\(domain.name) edit Trip:"))
    command.arguments = command.arguments.map {
      ArgumentSpecification(
        $0.name, help: $0.help, isRepeated: $0.isRepeated, completion: $0.completion)
    }
    return command
  } run: { session in
    guard session.arguments.words.isEmpty else { return try await EditVerb.verb.run(session) }
    guard let name = session.listName else {
      throw ApplicationError(
        .usage, Message("application.selection.none", ["verb": .text(session.verbName)]),
        hint: Message(
          "lists.nameless.hint", ["example": .text("\(session.program) edit Trip:")]))
    }
    let shape = try session.shape()
    let about = try session.aboutLists()
    return try await EditVerb.edit(about) { snapshot in
      [try ListFinder(session, snapshot, shape).find(name).id]
    }
  }
}

extension Session {
  /// The session with lists as the records that verbs mean.
  func aboutLists() throws -> Session {
    var session = self
    session.domain = DomainDescription(
      domain.name, main: try listType(), words: domain.words)
    session.furtherModels += domain.types.map(\.model).filter {
      $0.type.name != session.domain.main.model.type.name
    }
    session.listName = nil
    return session
  }
}
