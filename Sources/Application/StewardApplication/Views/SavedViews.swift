import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// The listings that a program keeps under names.
struct SavedViews {
  let snapshot: Snapshot
  let program: String

  init(_ snapshot: Snapshot, _ session: Session) {
    self.snapshot = snapshot
    program = session.program
  }

  /// All of them by name.
  func all() throws -> [SavedView] {
    let program = program
    return try snapshot.fetch(
      SavedView.self, where: SavedView.program.equals(program), sort: SavedView.name.ascending)
  }

  /// The one of a name, case and accents not counting; nil where there is none.
  func named(_ name: String) throws -> SavedView? {
    let wanted = name.folded
    return try all().first { $0.name.folded == wanted }
  }

  /// The one of a name.
  ///
  /// - Throws: `ApplicationError.Code.notFound` with the nearest names.
  func find(_ name: String) throws -> SavedView {
    if let view = try named(name) { return view }
    let names = try all().map(\.name)
    let near = NearMiss.nearest(to: name, in: names, limit: 3)
    let hint =
      near.isEmpty
      ? Message("application.view.none.hint", ["program": .text(program)])
      : Message("cli.nearest", ["choices": .list(near.map { "\"\($0)\"" })])
    throw ApplicationError(
      .notFound, Message("application.view.none", ["name": .text(name)]), hint: hint)
  }
}

extension Session {
  /// The session with the table of views at hand: no other command makes it ready.
  func withViews() throws -> Session {
    var session = self
    session.furtherModels.append(try RecordModel(SavedView.self))
    return session
  }

  /// The session as if `list` had been typed with these words.
  func listing(_ words: [String]) throws -> Session {
    let root = CommandSpecification(
      program, summary: Message("application.view"), options: EverywhereOptions.all,
      subcommands: [ListNaming.specification(ListVerb.verb, domain)])
    guard case .run(let parsed) = try CommandParser(root).parse(["list"] + words) else {
      throw ApplicationError(
        .usage, Message("application.view.options"), hint: Message("application.view.options.hint"))
    }
    var session = self
    session.arguments = parsed
    session.takeList()
    return session
  }
}

extension ParsedArguments {
  /// What was typed after the first so many words, without the options that hold for one command
  /// only.
  func typed(afterWords count: Int) -> [String] {
    let kept: Set<String> = ["format", "json"]
    let left = EverywhereOptions.names.subtracting(ListVerb.options.map(\.name))
      .subtracting(kept)
    var words: [String] = []
    var literal: [String] = []
    var skipped = 0
    for item in items {
      switch item {
      case .word(let word, let isLiteral):
        guard skipped == count else {
          skipped += 1
          continue
        }
        if isLiteral { literal.append(word) } else { words.append(word) }
      case .option(let name, let value):
        if left.contains(name) { continue }
        words.append(value.map { "--\(name)=\($0)" } ?? "--\(name)")
      }
    }
    return literal.isEmpty ? words : words + ["--"] + literal
  }
}
