internal import StewardModels
internal import Synchronization

/// The whole window of a terminal for something that is drawn again and again.
///
/// What was on it comes back at the end, however that comes: a return, an error, `exit`, a signal, a
/// crash.
public struct LiveScreen: Sendable {
  private let events: ScreenEvents
  private let drawing = Drawing()

  /// Runs work on the screen of this process.
  ///
  /// Throws where standard input or output is no terminal, or one that cannot draw.
  public static func with<Result>(
    _ terminal: Terminal, _ work: (LiveScreen) async throws -> Result
  ) async throws -> Result {
    try check(terminal)
    let events = try ScreenEvents()
    try ScreenRestoration.take(waking: events.wakeEnd)
    defer { ScreenRestoration.giveBack() }
    let thread = try events.start()
    defer { events.end(thread) }
    return try await work(LiveScreen(events: events))
  }

  private init(events: ScreenEvents) { self.events = events }

  /// Throws where no screen can be had, with what to do about it.
  public static func check(_ terminal: Terminal) throws(CommandLineError) {
    let environment = terminal.environment
    guard environment.inputIsTerminal, environment.outputIsTerminal else {
      throw CommandLineError(.usage, Message("cli.screen.nobody"))
    }
    let kind = environment.variables["TERM", default: ""]
    guard !kind.isEmpty, kind != "dumb" else {
      throw CommandLineError(
        .usage, Message("cli.screen.dumb", ["kind": .text(kind)]),
        hint: Message("cli.screen.dumb.hint"))
    }
  }

  /// The window as it is now: how many columns, how many lines.
  public var size: (columns: Int, rows: Int) {
    let size = TerminalEnvironment.windowSize(of: 1)
    return (size.columns ?? 80, size.rows ?? 24)
  }

  /// What has happened since the last time, at least one thing: waits for it, at no cost.
  ///
  /// After ``ScreenEvent/resumed`` the screen is there again and everything is drawn anew.
  public func next() async throws -> [ScreenEvent] {
    let events = await self.events.next()
    for event in events {
      switch event {
      case .resumed:
        try ScreenRestoration.show()
        redraw()
      case .resized: redraw()
      case .stop: try suspend()
      case .key, .news, .interrupted, .gone: break
      }
    }
    return events
  }

  /// Makes ``next()`` return ``ScreenEvent/news``; from any task.
  public func wake() { events.post(.news) }

  /// Stops the process, as Ctrl-Z does elsewhere; returns when it goes on.
  public func suspend() throws(CommandLineError) {
    try ScreenRestoration.stop()
    redraw()
  }

  /// Draws everything the next time, whatever is thought to be there.
  public func redraw() { drawing.last.withLock { $0 = nil } }

  /// Draws a frame; only lines that are not as they were are sent, and shown all at once.
  ///
  /// Lines below the window are left out.
  public func draw(_ frame: ScreenFrame) throws(CommandLineError) {
    let rows = size.rows
    var lines = Array(frame.lines.prefix(rows))
    while lines.count < rows { lines.append("") }
    let last = drawing.last.withLock { $0 }
    let known = last?.lines.count == rows ? last?.lines : nil
    // A terminal that does not know mode 2026 draws as the lines come.
    var text = "\u{1B}[?2026h\u{1B}[?25l" + (known == nil ? "\u{1B}[2J" : "")
    var isChanged = false
    for (index, line) in lines.enumerated() where known.map({ $0[index] != line }) ?? !line.isEmpty
    {
      // Cleared before it is written: after a full line, clearing would take its last column.
      text += "\u{1B}[\(index + 1);1H\u{1B}[K\(line)"
      isChanged = true
    }
    guard isChanged || known == nil || last?.cursor != frame.cursor else { return }
    if let cursor = frame.cursor {
      text += "\u{1B}[\(cursor.line + 1);\(cursor.column + 1)H\u{1B}[?25h"
    }
    try FileDescriptorWriter.write(Array((text + "\u{1B}[?2026l").utf8), to: 1)
    drawing.last.withLock { $0 = ScreenFrame(lines: lines, cursor: frame.cursor) }
  }

  /// Draws lines from the top, and one at the foot.
  public func draw(_ lines: [String], foot: String) throws(CommandLineError) {
    let room = max(size.rows - 1, 0)
    try draw(ScreenFrame(lines: Array(lines.prefix(room)) + [foot]))
  }

  /// What was drawn last.
  private final class Drawing: Sendable {
    let last = Mutex<ScreenFrame?>(nil)
  }
}
