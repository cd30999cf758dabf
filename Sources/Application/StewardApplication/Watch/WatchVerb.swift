import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery
import Synchronization

/// `watch [list options]`: the list, drawn anew whenever any process changes it; with `--json` what
/// changes in it, a line each.
enum WatchVerb {
  static let verb = Verb("watch") { domain in
    CommandSpecification(
      "watch",
      summary: Message("application.watch", ["types": .text(domain.main.model.type.plural)]),
      discussion: Message("application.watch.discussion"),
      examples: [
        CommandExample("\(domain.name) watch @winter --sort -changed"),
        CommandExample("\(domain.name) watch --json", Message("application.list.json")),
      ],
      arguments: [FilterWords.argument], options: ListVerb.options)
  } run: { session in
    let listing = try Listing(session)
    if session.format == .json || session.format == .ndjson {
      try await lines(listing, session)
      return .success
    }
    let terminal = session.console.terminal
    guard session.format == .table, terminal.canRedraw, terminal.environment.inputIsTerminal,
      terminal.environment.outputIsTerminal
    else {
      throw ApplicationError(
        .usage, Message("application.watch.nobody"), hint: Message("application.watch.nobody.hint"))
    }
    return try await screen(listing, session)
  }

  /// How long the loop waits between two looks at keys, window and changes, in nanoseconds.
  private static let pause: UInt64 = 100_000_000

  private static func screen(_ listing: Listing, _ session: Session) async throws -> ExitCode {
    let store = try await session.open(isWriting: true)
    let news = News(store, after: try await store.head())
    defer { news.stop() }
    let setup = session.setup
    let foot = session.console.words(Message("application.watch.foot"))
    // What cannot be listed is said before the screen is taken.
    _ = try await store.read { try listing.lines($0, setup.habits(in: $0), .pipe) }
    return try await LiveScreen.with { screen in
      var size = (columns: 0, rows: 0)
      while true {
        let now = screen.size
        let isDrawnAnew = try screen.wasResumed()
        if try news.take() || isDrawnAnew || now != size {
          size = now
          var canvas = session.console.canvas
          canvas.width = now.columns
          let drawn = canvas
          let lines = try await store.read { try listing.lines($0, setup.habits(in: $0), drawn) }
          try screen.draw(lines, foot: String(foot.prefix(now.columns)))
        }
        if screen.key() == "q" { return .success }
        do {
          try await Task.sleep(nanoseconds: pause)
        } catch is CancellationError {
          // Ctrl-C is how one leaves: there is nothing to say about it.
          return .interrupted
        }
      }
    }
  }

  private static func lines(_ listing: Listing, _ session: Session) async throws {
    let store = try await session.open(isWriting: true)
    let output = session.console.output
    output.isLive = true
    let setup = session.setup
    let head = try await store.head()
    var known = try await store.read { try listing.objects($0, setup.habits(in: $0)) }
    for try await _ in store.changes(after: head) {
      let now = try await store.read { try listing.objects($0, setup.habits(in: $0)) }
      for (id, text) in now.sorted(by: { $0.key < $1.key }) where known[id] != text {
        let change = known[id] == nil ? "added" : "changed"
        try output.writeLine("{\"change\":\"\(change)\",\"record\":\(text)}")
      }
      for (id, text) in known.sorted(by: { $0.key < $1.key }) where now[id] == nil {
        try output.writeLine("{\"change\":\"removed\",\"record\":\(text)}")
      }
      try output.flush()
      known = now
    }
    try Task.checkCancellation()
  }
}

/// Whether anything has changed in a store, by this process or another.
private final class News: Sendable {
  private struct State {
    var isThere = true
    var failure: (any Error)?
    var task: Task<Void, Never>?
  }

  private let state = Mutex(State())

  /// Listens to what comes after a transaction; there is news at once.
  init(_ store: Store, after head: Int64) {
    let task = Task { [weak self] in
      do {
        for try await _ in store.changes(after: head) {
          self?.state.withLock { $0.isThere = true }
        }
      } catch {
        self?.state.withLock { $0.failure = error }
      }
    }
    state.withLock { $0.task = task }
  }

  /// Whether there was news since the last time.
  func take() throws -> Bool {
    try state.withLock { state in
      if let failure = state.failure { throw failure }
      defer { state.isThere = false }
      return state.isThere
    }
  }

  func stop() { state.withLock { $0.task?.cancel() } }
}

extension Listing {
  /// The list as lines, as it is drawn.
  fileprivate func lines(
    _ snapshot: Snapshot, _ habits: Habits, _ canvas: Canvas
  ) throws -> [String] {
    try drawing(try self.query(snapshot, habits), snapshot, habits, isNumbered: false).table
      .lines(on: canvas)
  }

  /// The records of the list as JSON objects on one line each.
  fileprivate func objects(
    _ snapshot: Snapshot, _ habits: Habits
  ) throws -> [Identifier: String] {
    var query = try self.query(snapshot, habits)
    query.limit = limit
    var objects: [Identifier: String] = [:]
    let lister = RecordLister(snapshot: snapshot, type: session.main.model.type, columns: columns)
    try lister.forEach(query) { rows, names in
      for row in rows {
        let output = OutputWriter.memory()
        var sink = JSONSink(columns: columns, isArray: false, output: output)
        try sink.write(row, names)
        try sink.end()
        objects[row.id] = output.contents
      }
    }
    return objects
  }
}
