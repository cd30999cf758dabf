import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardText

/// `view NAME`, and `view save|rename|remove`: listings kept under a name.
enum ViewVerb {
  static let verb = Verb("view") { domain in
    CommandSpecification(
      "view", summary: Message("application.view"),
      discussion: Message("application.view.discussion"),
      usage: [
        "view NAME [list options]", "view save NAME [FILTER…] [list options]",
        "view rename NAME NEW", "view remove NAME",
      ],
      examples: [
        CommandExample("\(domain.name) view save mine \(domain.examples.filter) --sort -changed"),
        CommandExample("\(domain.name) view mine"),
      ],
      arguments: [
        ArgumentSpecification(
          "NAME", help: Message("application.view.name"), isRequired: true,
          completion: .names("view")), FilterWords.argument,
      ],
      options: ListVerb.options)
  } run: { session in
    let session = try session.withViews()
    let words = session.arguments.words
    switch words.first {
    case "save": try await save(session, words)
    case "rename": try await rename(session, words)
    case "remove": try await remove(session, words)
    default: try await show(session, words)
    }
    return .success
  }

  /// The words that say what to do with a view, which none can be called.
  private static let reserved = ["save", "rename", "remove"]

  private static func show(_ session: Session, _ words: [String]) async throws {
    let view = try await session.read { snapshot, _ in
      try SavedViews(snapshot, session).find(words[0])
    }
    let kept = ShellWords.split(view.options ?? "")
    let further = session.arguments.typed(afterWords: 1)
    try await list(session.listing(merged(kept, further)))
  }

  /// What is kept with what was typed beside the name, which counts where both say the same.
  private static func merged(_ kept: [String], _ further: [String]) -> [String] {
    let said = Set(further.filter { $0.hasPrefix("--") }.map(option))
    let kept = kept.filter { !$0.hasPrefix("--") || $0 == "--" || !said.contains(option($0)) }
    guard let end = kept.firstIndex(of: "--") else { return kept + further }
    return kept[..<end] + further + kept[end...]
  }

  private static func option(_ word: String) -> String { String(word.prefix { $0 != "=" }) }

  private static func list(_ session: Session) async throws {
    let listing = try Listing(session)
    try await session.read { snapshot, habits in try listing.write(snapshot, habits) }
  }

  private static func save(_ session: Session, _ words: [String]) async throws {
    let name = try name(words, at: 1, session)
    let typed = session.arguments.typed(afterWords: 2)
    let options = typed.map(ShellWords.quoted).joined(separator: " ")
    // What could not be listed is not kept.
    let listing = try session.listing(typed)
    _ = try Listing(listing)
    let isNew = try await session.write { transaction, habits in
      let words = FilterWords(listing)
      _ = try words.filter(listing.arguments.words, habits)
      _ = try words.sort()
      let kept = options.isEmpty ? nil : options
      guard var view = try SavedViews(transaction, session).named(name) else {
        try transaction.insert(
          SavedView(
            id: RecordID(IdentifierSource.shared.next()), name: name, program: session.program,
            options: kept))
        return true
      }
      view.options = kept
      try transaction.update(view)
      return false
    }
    try tell(
      isNew ? "save" : "replace", session,
      [
        "name": .text(name), "options": .text(options.isEmpty ? "list" : "list \(options)"),
      ])
  }

  private static func rename(_ session: Session, _ words: [String]) async throws {
    let old = try name(words, at: 1, session)
    let new = try name(words, at: 2, session)
    try refuseMore(words, than: 3)
    try await session.write { transaction, _ in
      let views = SavedViews(transaction, session)
      var view = try views.find(old)
      if let other = try views.named(new), other.id != view.id {
        throw ApplicationError(
          .invalid, Message("application.view.taken", ["name": .text(other.name)]),
          hint: Message("application.view.taken.hint"))
      }
      view.name = new
      try transaction.update(view)
    }
    try tell("rename", session, ["name": .text(old), "new": .text(new)])
  }

  private static func remove(_ session: Session, _ words: [String]) async throws {
    let name = try name(words, at: 1, session)
    try refuseMore(words, than: 2)
    let removed = try await session.write { transaction, _ in
      let view = try SavedViews(transaction, session).find(name)
      try transaction.remove(view.id)
      return view.name
    }
    try tell("remove", session, ["name": .text(removed)])
  }

  private static func tell(
    _ what: String, _ session: Session, _ arguments: [String: Message.Argument]
  ) throws {
    let tense = session.isRehearsal ? "would" : "done"
    try session.tell(Message("application.view.\(what).\(tense)", arguments))
  }

  private static func name(
    _ words: [String], at place: Int, _ session: Session
  ) throws(ApplicationError) -> String {
    guard words.indices.contains(place) else {
      throw ApplicationError(
        .usage, Message("application.view.nameless", ["verb": .text(words[0])]),
        hint: Message("cli.help.see", ["command": .text("help view")]))
    }
    guard !reserved.contains(words[place]) else {
      throw ApplicationError(
        .usage, Message("application.view.reserved", ["name": .text(words[place])]),
        hint: Message("application.view.reserved.hint"))
    }
    return words[place].nfc
  }

  private static func refuseMore(_ words: [String], than count: Int) throws(ApplicationError) {
    guard words.count > count else { return }
    throw ApplicationError(
      .usage, Message("cli.argument.unexpected", ["word": .text(words[count])]))
  }
}
