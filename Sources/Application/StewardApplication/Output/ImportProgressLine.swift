import StewardCommandLine
import StewardInterchange
import StewardModels
import Synchronization

/// The progress lines of an import: one while the file is checked, one while it is written.
final class ImportProgressLine: Sendable {
  private struct State {
    var phase: ImportProgress.Phase?
    var line: Progress?
    var steps = 0
    var rows = 0
  }

  /// The steps of a line whose end is known.
  private static let steps = 10_000

  private let console: Console
  private let state = Mutex(State())

  init(_ console: Console) { self.console = console }

  /// Shows how far the import has come.
  func show(_ progress: ImportProgress) {
    state.withLock { state in
      if state.phase != progress.phase {
        state.line?.finish()
        let label = progress.phase == .checking ? "checking" : "writing"
        state = State(
          phase: progress.phase,
          line: console.progress(
            Message("application.import.\(label)"),
            total: progress.fraction == nil ? nil : Self.steps))
      }
      let steps = progress.fraction.map { Int($0 * Double(Self.steps)) } ?? progress.rows
      state.line?.advance(by: steps - state.steps, count: progress.rows - state.rows)
      state.steps = steps
      state.rows = progress.rows
    }
  }

  /// Takes the line away.
  func finish() { state.withLock { $0.line?.finish() } }
}
