public import StewardModels

/// Runs a picker on the terminal of this process, until the person leaves it.
///
/// The screen is redrawn when a key is pressed, when the window changes its size and when the source
/// tells of news; between these nothing runs. The terminal comes back on every way out.
public struct PickerScreen: Sendable {
  private let console: Console

  /// Makes a screen on a console.
  public init(_ console: Console) { self.console = console }

  /// Runs until `q`, which is a success, or Ctrl-C.
  ///
  /// Throws where there is no terminal to draw on, with the hint, such as which verbs do the same
  /// without one; and what the first load and listening throw.
  public func run(
    _ source: some PickerSource, elsewhere hint: Message? = nil
  ) async throws -> ExitCode {
    do throws(CommandLineError) {
      try LiveScreen.check(console.terminal)
    } catch {
      throw CommandLineError(error.code, error.message, hint: hint ?? error.hint)
    }
    // What cannot be loaded is said before the screen is taken.
    var picker = Picker(try await source.load(), words: console.words)
    return try await LiveScreen.with(console.terminal) { screen in
      try await withThrowingTaskGroup(of: Void.self) { group in
        let failure = Failure()
        group.addTask {
          do {
            try await source.listen { screen.wake() }
          } catch {
            guard !Task.isCancelled else { return }
            failure.keep(error)
            screen.wake()
          }
        }
        defer { group.cancelAll() }
        return try await loop(&picker, screen, source, failure)
      }
    }
  }

  private func loop(
    _ picker: inout Picker, _ screen: LiveScreen, _ source: some PickerSource, _ failure: Failure
  ) async throws -> ExitCode {
    while true {
      try draw(&picker, screen)
      for event in try await screen.next() {
        if let error = failure.kept { throw error }
        switch event {
        case .interrupted: return .interrupted
        case .gone: throw CommandLineError.terminalGone
        case .news: try await reload(&picker, source)
        case .key(let key):
          if let code = try await obey(picker.press(key), &picker, screen, source) { return code }
        case .resized, .resumed, .stop: break
        }
      }
    }
  }

  private func draw(_ picker: inout Picker, _ screen: LiveScreen) throws(CommandLineError) {
    let size = screen.size
    picker.resize(columns: size.columns, rows: size.rows)
    let hasColor = console.terminal.hasColor(.output)
    try screen.draw(picker.frame(on: Canvas(width: size.columns, hasColor: hasColor)))
  }

  /// Does what a key came to; the exit code where that is the end.
  private func obey(
    _ effect: PickerEffect, _ picker: inout Picker, _ screen: LiveScreen,
    _ source: some PickerSource
  ) async throws -> ExitCode? {
    switch effect {
    case .none: break
    case .leave: return .success
    case .interrupt: return .interrupted
    case .redraw: screen.redraw()
    case .suspend: try screen.suspend()
    case .carryOut(let intent):
      // What takes long is seen to have begun.
      try draw(&picker, screen)
      do {
        picker.answer(try await source.carryOut(intent), to: intent)
      } catch {
        try Self.rethrow(error)
        picker.fail(error, of: intent)
      }
      try await reload(&picker, source)
    }
    return nil
  }

  private func reload(_ picker: inout Picker, _ source: some PickerSource) async throws {
    do {
      picker.update(try await source.load())
    } catch {
      try Self.rethrow(error)
      picker.fail(error)
    }
  }

  /// Throws what is to end the picker.
  private static func rethrow(_ error: any Error) throws {
    if error is CancellationError { throw error }
    if let error = error as? CommandLineError, error.code == .interrupted { throw error }
  }
}
