import StewardCommandLine
import StewardInterchange
import StewardModels
import Synchronization

/// The progress line of an export.
final class ExportProgressLine: Sendable {
  private struct State {
    var line: Progress?
    var records = 0
  }

  private let console: Console
  private let state = Mutex(State())

  init(_ console: Console) { self.console = console }

  /// Shows how far the export has come.
  func show(_ progress: ExportProgress) {
    state.withLock { state in
      let line =
        state.line
        ?? console.progress(Message("application.export.writing"), total: progress.total)
      state.line = line
      line.advance(by: progress.records - state.records)
      state.records = progress.records
    }
  }

  /// Takes the line away.
  func finish() { state.withLock { $0.line?.finish() } }
}
