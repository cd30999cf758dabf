public import StewardModels
internal import Synchronization

/// A stream that is written to in large pieces, or a place in memory for tests.
///
/// It may be used from any thread. What is written stays in a buffer of 64 KB until that is full
/// or `flush()` is called; a program calls it before it ends. A failure is thrown at the write
/// that meets it and at every later one, so that none is lost.
public final class OutputWriter: Sendable {
  private enum Sink: Sendable {
    case descriptor(Int32)
    case memory
  }

  private struct State {
    var buffer: [UInt8] = []
    var failure: CommandLineError?
    /// Whether it is settled whether a pager shows the output.
    var isSettled = false
    var pager: Pager.Running?
    var loss: Message?
  }

  private static let capacity = 65_536

  private let sink: Sink
  private let isImmediate: Bool
  private let pager: Pager?
  private let state = Mutex(State())

  private init(_ sink: Sink, isImmediate: Bool, pager: Pager? = nil) {
    self.sink = sink
    self.isImmediate = isImmediate
    self.pager = pager
  }

  /// A writer to an open file descriptor, which stays open; `isImmediate` leaves out the buffer.
  public convenience init(descriptor: Int32, isImmediate: Bool = false) {
    self.init(.descriptor(descriptor), isImmediate: isImmediate)
  }

  /// Standard output of the process.
  public static func standardOutput() -> OutputWriter { OutputWriter(descriptor: 1) }

  /// Standard output of the process; what is longer than the window goes through a pager.
  static func standardOutput(pager: Pager?) -> OutputWriter {
    OutputWriter(.descriptor(1), isImmediate: false, pager: pager)
  }

  /// Standard error of the process, each piece at once.
  public static func standardError() -> OutputWriter {
    OutputWriter(descriptor: 2, isImmediate: true)
  }

  /// A writer that keeps everything for `contents`.
  public static func memory() -> OutputWriter { OutputWriter(.memory, isImmediate: false) }

  /// Writes a text as UTF-8.
  public func write(_ text: String) throws(CommandLineError) {
    try append { $0.append(contentsOf: text.utf8) }
  }

  /// Writes a text and a line break.
  public func writeLine(_ text: String = "") throws(CommandLineError) {
    try append {
      $0.append(contentsOf: text.utf8)
      $0.append(UInt8(ascii: "\n"))
    }
  }

  /// Writes whatever the closure appends to the buffer; for rows, without a string in between.
  public func append(
    _ body: (inout [UInt8]) -> Void
  ) throws(CommandLineError) {
    try state.withLock { (state) throws(CommandLineError) in
      if let failure = state.failure { throw failure }
      body(&state.buffer)
      if isImmediate || state.buffer.count >= Self.capacity { try drain(&state) }
    }
  }

  /// Hands over everything that is in the buffer.
  public func flush() throws(CommandLineError) {
    try state.withLock { (state) throws(CommandLineError) in
      if let failure = state.failure { throw failure }
      try drain(&state)
    }
  }

  /// Hands over everything and waits until the person has left the pager, where there is one.
  ///
  /// Leaving it before the end is no failure.
  func finish() throws(CommandLineError) {
    let failure = state.withLock { (state) -> CommandLineError? in
      do throws(CommandLineError) {
        if let failure = state.failure { throw failure }
        try drain(&state)
        return nil
      } catch {
        return error
      }
    }
    let pager = state.withLock { state in
      defer { state.pager = nil }
      return state.pager
    }
    if let pager {
      do throws(CommandLineError) {
        // Not under the lock: it lasts as long as the person reads.
        try pager.finish()
      } catch {
        // Nothing of the output was seen, whatever writing it met.
        state.withLock { $0.failure = error }
        throw error
      }
      if failure?.code == .closedPipe { return }
    }
    if let failure { throw failure }
  }

  /// Whether what is written is read as it comes, so that no pager is to hold it up.
  public var isLive: Bool {
    get { state.withLock { $0.isSettled } }
    set { state.withLock { $0.isSettled = newValue } }
  }

  /// What is true all the same where the output cannot be written, as that a change is kept: told
  /// beside the failure.
  public var loss: Message? {
    get { state.withLock { $0.loss } }
    set { state.withLock { $0.loss = newValue } }
  }

  /// Whether something could not be written.
  var hasFailed: Bool { state.withLock { $0.failure != nil } }

  /// Whether what is written is being shown by a pager.
  var isPaged: Bool { state.withLock { $0.pager != nil } }

  /// What was written to memory, or still waits in the buffer.
  public var contents: String {
    state.withLock { String(decoding: $0.buffer, as: UTF8.self) }
  }

  private func drain(_ state: inout State) throws(CommandLineError) {
    guard case .descriptor(var descriptor) = sink, !state.buffer.isEmpty else { return }
    do {
      if !state.isSettled {
        state.isSettled = true
        if let pager, pager.isNeeded(for: state.buffer) { state.pager = try pager.start() }
      }
      if let pager = state.pager { descriptor = pager.descriptor }
      try FileDescriptorWriter.write(state.buffer, to: descriptor)
      state.buffer.removeAll(keepingCapacity: true)
    } catch {
      state.buffer = []
      state.failure = error
      throw error
    }
  }
}
