import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText
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
        CommandExample("\(domain.name) watch \(domain.examples.filter) --sort -changed"),
        CommandExample("\(domain.name) watch --json", Message("application.list.json")),
      ],
      arguments: [FilterWords.argument], options: ListVerb.options)
  } run: { session in
    let listing = try Listing(session)
    // What cannot be listed is said before anything else, and before the screen is taken.
    _ = try await session.readForOverview { try listing.query($0, $1) }
    if session.format == .json || session.format == .ndjson {
      try await lines(listing, session)
      return .success
    }
    guard session.format == .table else { throw nobody }
    do throws(CommandLineError) {
      try LiveScreen.check(session.console.terminal)
    } catch {
      throw ApplicationError(.usage, error.message, hint: nobody.hint)
    }
    return try await screen(listing, session)
  }

  /// What is said where nobody sits at a terminal.
  private static var nobody: ApplicationError {
    ApplicationError(
      .usage, Message("application.watch.nobody"), hint: Message("application.watch.nobody.hint"))
  }

  private static func screen(_ listing: Listing, _ session: Session) async throws -> ExitCode {
    let store = try await session.open(isWriting: true)
    let head = try await store.head()
    let foot = session.console.words(Message("application.watch.foot"))
    // What cannot be listed is said before the screen is taken.
    _ = try await store.read { try listing.lines($0, session.habits(in: $0), .pipe) }
    return try await LiveScreen.with(session.console.terminal) { screen in
      let news = News(store, after: head, screen)
      defer { news.stop() }
      while true {
        try news.check()
        let size = screen.size
        var canvas = session.console.canvas
        canvas.width = size.columns
        let drawn = canvas
        let lines = try await store.read { try listing.lines($0, session.habits(in: $0), drawn) }
        try screen.draw(lines, foot: DisplayWidth.truncate(foot, toColumns: size.columns))
        if let code = try await wait(screen) { return code }
      }
    }
  }

  /// Waits until the list is to be drawn again; the exit code where that was the end.
  private static func wait(_ screen: LiveScreen) async throws -> ExitCode? {
    for event in try await screen.next() {
      switch event {
      case .key(let key):
        switch (key.code, key.modifiers) {
        case (.character("q"), []): return .success
        case (.character("l"), .control): screen.redraw()
        case (.character("z"), .control): try screen.suspend()
        default: break
        }
      // Ctrl-C is how one leaves: there is nothing to say about it.
      case .interrupted: return .interrupted
      case .gone: throw CommandLineError.terminalGone
      case .news, .resized, .resumed, .stop: break
      }
    }
    return nil
  }

  private static func lines(_ listing: Listing, _ session: Session) async throws {
    let store = try await session.open(isWriting: true)
    let output = session.console.output
    output.isLive = true
    let head = try await store.head()
    var lines = try await store.read {
      try WatchLines(listing, session, $0, after: head)
    }
    for try await batch in store.changes(after: head) where batch.transaction > lines.position {
      let before = lines
      let (told, after) = try await store.read { snapshot in
        var lines = before
        return (try lines.news(in: snapshot), lines)
      }
      lines = after
      for line in told { try output.writeLine(line) }
      try output.flush()
    }
    try Task.checkCancellation()
  }
}

/// Wakes a screen whenever anything has changed in a store, by this process or another.
private final class News: Sendable {
  private let failure = Mutex<(any Error)?>(nil)
  private let task = Mutex<Task<Void, Never>?>(nil)

  /// Listens to what comes after a transaction.
  init(_ store: Store, after head: Int64, _ screen: LiveScreen) {
    let task = Task { [weak self] in
      do {
        try await store.follow(after: head) { screen.wake() }
      } catch {
        self?.failure.withLock { $0 = error }
        screen.wake()
      }
    }
    self.task.withLock { $0 = task }
  }

  /// Throws what ended the listening.
  func check() throws {
    if let failure = failure.withLock({ $0 }) { throw failure }
  }

  func stop() { task.withLock { $0?.cancel() } }
}

extension Listing {
  /// The list as lines, as it is drawn.
  fileprivate func lines(
    _ snapshot: Snapshot, _ habits: Habits, _ canvas: Canvas
  ) throws -> [String] {
    try drawing(try self.query(snapshot, habits), snapshot, habits, isNumbered: false).table
      .lines(on: canvas)
  }
}
