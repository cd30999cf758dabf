public import StewardModels
internal import Synchronization

/// A line that says how far the work is: on standard error, on a terminal, once the work has
/// taken half a second; gone when it is done.
///
/// It may be told of steps from any thread; each telling costs a look at the clock. The line is
/// drawn ten times a second at most.
public final class Progress: Sendable {
  private struct State {
    var completed = 0
    var count = 0
    var lastDrawn: Duration?
    var isBroken = false
  }

  private let label: Message
  private let total: Int?
  private let width: Int
  private let output: OutputWriter?
  private let words: Wording
  private let clock: @Sendable () -> Duration
  private let start: Duration
  private let state = Mutex(State())

  /// Begins to measure.
  ///
  /// - Parameters:
  ///   - label: What is being done.
  ///   - total: The steps there are in all, where that is known: rows, or bytes.
  ///   - terminal: Decides whether anything is drawn at all, and how wide.
  ///   - output: Standard error.
  ///   - words: The wording.
  ///   - clock: The time since any fixed moment.
  public init(
    _ label: Message, total: Int?, terminal: Terminal, output: OutputWriter,
    words: @escaping Wording = englishWording,
    clock: @escaping @Sendable () -> Duration = MonotonicClock.now
  ) {
    self.label = label
    self.total = total
    self.width = terminal.width
    self.output = terminal.canRedraw ? output : nil
    self.words = words
    self.clock = clock
    self.start = clock()
  }

  /// Tells of steps that were made.
  ///
  /// - Parameters:
  ///   - steps: How many more of `total` are done.
  ///   - count: How many more things that makes, where steps are something else: rows out of
  ///     bytes. What is shown and the rate are theirs.
  public func advance(by steps: Int = 1, count: Int? = nil) {
    guard output != nil else { return }
    state.withLock { state in
      state.completed = Self.sum(state.completed, steps)
      state.count = Self.sum(state.count, count ?? steps)
      draw(&state)
    }
  }

  /// Takes the line away; whatever is written next begins at the left.
  public func finish() {
    state.withLock { state in
      if state.lastDrawn != nil { send("\r\u{1b}[K", &state) }
      state.lastDrawn = nil
      state.isBroken = true
    }
  }

  private func draw(_ state: inout State) {
    guard !state.isBroken else { return }
    let now = clock()
    let elapsed = now - start
    guard elapsed >= .milliseconds(500) else { return }
    if let last = state.lastDrawn, now - last < .milliseconds(100) { return }
    state.lastDrawn = now
    let line = ProgressLine(
      label: label, completed: state.completed, count: state.count, total: total,
      elapsed: elapsed, words: words)
    send("\r" + line.text(width: width - 1) + "\u{1b}[K", &state)
  }

  private func send(_ text: String, _ state: inout State) {
    do {
      try output?.write(text)
    } catch {
      // An ornament: where it cannot be drawn the work goes on without it, and the writer keeps
      // the failure for whoever writes next.
      state.isBroken = true
    }
  }

  private static func sum(_ left: Int, _ right: Int) -> Int {
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? .max : sum
  }
}
