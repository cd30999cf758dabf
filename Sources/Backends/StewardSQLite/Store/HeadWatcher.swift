import Dispatch
import StewardModels
import StewardPersistence
import Synchronization

/// Tells listeners the number of the last transaction, whichever process committed it.
///
/// While anybody listens it asks SQLite every 25 ms whether another connection has changed the file
/// (`PRAGMA data_version`, about a microsecond); a commit of this process makes it look at once. A
/// commit of another is seen after 14 ms in the median. Where another file takes the place of the
/// store's, or none, the streams end: the file that is open is nobody's any more.
// The connection is touched on the queue alone; the listeners are behind a lock.
final class HeadWatcher: @unchecked Sendable {
  private typealias Listener = AsyncThrowingStream<Int64, any Error>.Continuation

  private struct State {
    var listeners: [Int: Listener] = [:]
    var nextKey = 0
    var isStopped = false
  }

  private let path: String
  private let patience: Patience
  private let queue = DispatchQueue(label: "steward.sqlite.watcher")
  private let state = Mutex(State())
  private var connection: Connection?
  private var timer: (any DispatchSourceTimer)?
  private var dataVersion: Int64?
  private var head: Int64?
  private var file: StoreFile.Identity?

  static let interval = DispatchTimeInterval.milliseconds(25)

  init(path: String, patience: Patience) {
    self.path = path
    self.patience = patience
  }

  /// A stream that tells the number now, and again after each change.
  ///
  /// A listener that is slow gets the latest number.
  func heads() -> AsyncThrowingStream<Int64, any Error> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { listener in
      let key: Int? = state.withLock { state in
        guard !state.isStopped else { return nil }
        state.nextKey += 1
        state.listeners[state.nextKey] = listener
        return state.nextKey
      }
      guard let key else {
        listener.finish()
        return
      }
      listener.onTermination = { [weak self] _ in self?.leave(key) }
      queue.async { self.start(telling: key) }
    }
  }

  /// The number of the last transaction as it is now.
  ///
  /// Waits its turn on the watcher's queue, where nothing takes longer than a look at the journal.
  func currentHead() throws -> Int64 {
    try queue.sync {
      if state.withLock({ $0.isStopped }) { throw StoreError(.closed, Message("store.closed")) }
      return try Self.head(connection ?? StoreFile.open(path, patience))
    }
  }

  private static func head(_ connection: Connection) throws -> Int64 {
    try connection.value("SELECT max(number) FROM steward_transaction")?.integer ?? 0
  }

  /// Looks now: this process has committed something.
  func look() {
    guard state.withLock({ !$0.listeners.isEmpty }) else { return }
    queue.async { self.poll() }
  }

  /// Ends all streams.
  func stop() {
    let listeners = state.withLock { state in
      defer { state = State(isStopped: true) }
      return state.listeners.values.map { $0 }
    }
    for listener in listeners { listener.finish() }
    queue.async { self.rest() }
  }

  private func leave(_ key: Int) {
    let isEmpty = state.withLock { state in
      state.listeners[key] = nil
      return state.listeners.isEmpty
    }
    if isEmpty { queue.async { if self.state.withLock({ $0.listeners.isEmpty }) { self.rest() } } }
  }

  private func start(telling key: Int) {
    poll()
    // It may have left again, or all streams have ended: then nothing is to run on.
    guard let listener = state.withLock({ $0.listeners[key] }) else {
      if state.withLock({ $0.listeners.isEmpty }) { rest() }
      return
    }
    if let head { listener.yield(head) }
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
    timer.setEventHandler { [weak self] in self?.poll() }
    timer.resume()
    self.timer = timer
  }

  private func rest() {
    timer?.cancel()
    timer = nil
    connection = nil
    dataVersion = nil
    head = nil
    file = nil
  }

  private func poll() {
    do {
      let connection = try self.connection ?? StoreFile.open(path, patience)
      self.connection = connection
      let file = StoreFile.identity(of: path)
      if let known = self.file, known != file { throw StoreFile.replaced(path, by: file) }
      self.file = file
      let version = try connection.value("PRAGMA data_version")?.integer
      guard version != dataVersion else { return }
      let now = try Self.head(connection)
      dataVersion = version
      guard now != head else { return }
      head = now
      for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield(now) }
    } catch let error as StoreError where error.code.isRetryable {
      // Another process holds the file: the next look comes in 25 ms.
    } catch {
      let listeners = state.withLock { state in
        defer { state.listeners = [:] }
        return Array(state.listeners.values)
      }
      for listener in listeners { listener.finish(throwing: error) }
    }
  }
}
