import StewardCommandLine
import StewardModels
import StewardPersistence

/// `offer SHELL -- …`: what can stand at the cursor, for the scripts that `completion` writes.
///
/// The first line says what follows: `words`, `open` (no space comes after them), `files` or
/// `directories`. Whatever goes wrong, nothing is offered and nothing is said: a person who is typing
/// wants no error.
enum OfferVerb {
  static let verb = Verb("offer") { _ in
    CommandSpecification(
      "offer", summary: Message("application.offer"),
      arguments: [
        ArgumentSpecification(
          "SHELL", help: Message("application.offer.line"), isRequired: true, isRepeated: true)
      ], isHidden: true)
  } run: { session in
    let words = session.arguments.words
    guard let shell = words.first.flatMap(CompletionShell.init) else { return .usage }
    do {
      try await answer(shell, Array(words.dropFirst()), session)
    } catch let error as CommandLineError {
      // The shell has gone away, which ends the program as it ends every other.
      throw error
    } catch {
      return .failure
    }
    return .success
  }

  private static func answer(
    _ shell: CompletionShell, _ given: [String], _ session: Session
  ) async throws {
    let line = ShellLine(given.first ?? "", breaks: given.last ?? "")
    let isBash = shell == .bash
    let typed = isBash ? line.words : Array(given.dropLast())
    let current = isBash ? line.current : given.last ?? ""
    let completer = Completer(
      session.described.specification, words: { session.console.words($0) })
    let candidates: [CompletionCandidate]
    switch completer.offer(after: typed, current: current) {
    case .files: return try session.console.output.writeLine("files")
    case .directories: return try session.console.output.writeLine("directories")
    case .words(let words):
      candidates = words + (try await lists(typed, current, completer, session))
    case .names(let kind, let part, let behind):
      let names = try await NameOffer(session.about(typed, completer)).names(kind, typed: part)
      candidates =
        names.map {
          CompletionCandidate(behind + $0.text, note: $0.note, isOpen: $0.isOpen)
        } + (try await lists(typed, current, completer, session))
    }
    // A shell reads one candidate from a line.
    let safe = candidates.filter { !$0.text.unicodeScalars.contains(where: \.isControl) }
    let isOpen = !safe.isEmpty && safe.allSatisfy(\.isOpen)
    try session.console.output.writeLine(isOpen ? "open" : "words")
    for candidate in safe {
      if isBash {
        guard let text = line.insertion(candidate.text) else { continue }
        try session.console.output.writeLine(text)
      } else {
        try session.console.output.writeLine(candidate.text + "\t" + candidate.note.onOneLine)
      }
    }
  }
}

extension OfferVerb {
  /// The lists, where the first word of a verb can name one, or stands in the place of the verb.
  private static func lists(
    _ typed: [String], _ current: String, _ completer: Completer, _ session: Session
  ) async throws -> [CompletionCandidate] {
    guard session.domain.lists != nil,
      let path = completer.verb(beginningWith: current, after: typed)
    else { return [] }
    if let name = path.first {
      guard session.described.verbs.contains(where: { $0.name == name && $0.takesList }) else {
        return []
      }
    } else if current.isEmpty {
      return []
    }
    return try await NameOffer(session.about(typed, completer)).names("list:", typed: current)
  }
}

extension Session {
  /// The session for the store and habits that the line being typed names.
  fileprivate func about(_ typed: [String], _ completer: Completer) throws -> Session {
    let items = ["store", "locale", "time-zone", "currency"].compactMap { name in
      completer.value(of: name, in: typed).map { ParsedArguments.Item.option(name, value: $0) }
    }
    var session = self
    session.setup = try Setup(
      ParsedArguments(program: program, path: [], items: items + arguments.items), .current)
    return session
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension String {
  /// The text with spaces for what would break a line or a column.
  fileprivate var onOneLine: String {
    unicodeScalars.reduce(into: "") { $0.unicodeScalars.append($1.isControl ? " " : $1) }
  }
}
