internal import StewardModels

/// Finds out what can stand at the end of a command line that is being typed, from the specification.
///
/// It never fails: of a line that is wrong, what can be understood counts.
public struct Completer: Sendable {
  let root: CommandSpecification
  let words: Wording

  /// Makes a completer.
  public init(_ root: CommandSpecification, words: @escaping Wording = englishWording) {
    self.root = CommandParser(root).root
    self.words = words
  }

  /// What can stand in the place of a word.
  ///
  /// - Parameters:
  ///   - typed: The words before it, without the program's name and without quoting.
  ///   - current: What is there of the word, up to the cursor.
  public func offer(after typed: [String], current: String) -> CompletionOffer {
    let place = CompletionPlace(typed, root: root)
    if let option = place.awaited { return value(option, typed: current, behind: "") }
    if !place.optionsEnded, current.hasPrefix("-") {
      return options(place, current: current)
    }
    return argument(place, current: current)
  }

  /// The value of an option among the words, the last where it was given more than once.
  public func value(of option: String, in typed: [String]) -> String? {
    CompletionPlace(typed, root: root).values.last { $0.name == option }?.value
  }

  /// The path of the verb whose first word is being typed, empty in the place of a verb; nil where
  /// something else is.
  public func verb(beginningWith current: String, after typed: [String]) -> [String]? {
    let place = CompletionPlace(typed, root: root)
    let isWord = place.optionsEnded || !current.hasPrefix("-")
    guard place.awaited == nil, isWord, place.taken.isEmpty else { return nil }
    return place.commands.dropFirst().map(\.name)
  }

  // MARK: Options

  private func options(_ place: CompletionPlace, current: String) -> CompletionOffer {
    if current.hasPrefix("--"), let sign = current.firstIndex(of: "=") {
      let name = current[..<sign].dropFirst(2)
      guard let option = place.options.first(where: { $0.isCalled(String(name)) }) else {
        return .words([])
      }
      return value(
        option, typed: String(current[current.index(after: sign)...]),
        behind: String(current[...sign]))
    }
    let given = Set(place.given)
    var candidates = place.options.compactMap { option -> CompletionCandidate? in
      let isSpent = given.contains(option.name) && !option.isRepeatable
      guard !option.isHidden, !isSpent else { return nil }
      return CompletionCandidate("--" + option.name, note: words(option.help))
    }
    candidates.append(
      CompletionCandidate("--help", note: words(Message("cli.help.help"))))
    if place.commands.count == 1 {
      candidates.append(
        CompletionCandidate("--version", note: words(Message("cli.help.version"))))
    }
    return .words(candidates.filter { $0.text.hasPrefix(current) })
  }

  private func value(
    _ option: OptionSpecification, typed: String, behind: String
  ) -> CompletionOffer {
    guard case .value(_, let kind) = option.value else { return .words([]) }
    return offer(kind, typed: typed, behind: behind)
  }

  // MARK: Words

  private func argument(_ place: CompletionPlace, current: String) -> CompletionOffer {
    let command = place.command
    if place.commands.dropFirst().first?.name == "help" {
      return .words(helpWords(place.taken).filter { $0.text.hasPrefix(current) })
    }
    if !command.subcommands.isEmpty, place.taken.isEmpty {
      return .words(verbs(of: command).filter { $0.text.hasPrefix(current) })
    }
    guard let last = command.arguments.indices.last else { return .words([]) }
    let index = place.taken.count
    if index <= last {
      return offer(command.arguments[index].completion, typed: current, behind: "")
    }
    guard command.arguments[last].isRepeated else { return .words([]) }
    return offer(command.arguments[last].completion, typed: current, behind: "")
  }

  /// The verbs, and the topics where no verb was named yet.
  private func helpWords(_ taken: [String]) -> [CompletionCandidate] {
    var command = root
    for word in taken {
      guard let next = command.subcommand(word) else { return [] }
      command = next
    }
    let topics = taken.isEmpty ? root.topics : []
    return verbs(of: command)
      + topics.map { CompletionCandidate($0.name, note: words($0.summary)) }
  }

  private func verbs(of command: CommandSpecification) -> [CompletionCandidate] {
    command.subcommands.filter { !$0.isHidden }.map {
      CompletionCandidate($0.name, note: words($0.summary))
    }
  }

  private func offer(
    _ kind: CompletionKind, typed: String, behind: String
  ) -> CompletionOffer {
    switch kind {
    case .nothing: .words([])
    case .choices(let choices):
      .words(
        choices.filter { $0.hasPrefix(typed) }.map { CompletionCandidate(behind + $0) })
    case .file: .files(behind: behind)
    case .directory: .directories(behind: behind)
    case .names(let kind): .names(kind: kind, typed: typed, behind: behind)
    }
  }
}
