internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Runs the tasks of a program on its main thread, one at a time, in the order in which they become
/// ready.
///
/// A command hands its work to the store's thread and waits. Threads of the concurrency runtime
/// would do nothing beside that, and starting and waking them is a tenth of what a short command
/// takes. Tasks without a parent (`Task { … }`) run on the runtime's threads as everywhere.
public final class ProgramExecutor: TaskExecutor {
  private struct Queue {
    var jobs: [UnownedJob] = []
    var isAsleep = false
  }

  private let queue = Mutex(Queue())
  private let pipe: WakePipe

  private init() throws(CommandLineError) { pipe = try WakePipe() }

  /// Runs work as the program and ends the process with its exit code.
  ///
  /// To be called on the main thread, which it keeps. The first Ctrl-C after `Interrupts.install()`
  /// cancels the work. Work that ends well although it was interrupted, because it was past the
  /// point of return, has ended well.
  ///
  /// - Throws: `CommandLineError` where the process can open no more files; nothing has run then.
  public static func run(
    _ work: @escaping @Sendable () async -> ExitCode
  ) throws(CommandLineError) -> Never {
    let executor = try ProgramExecutor()
    Interrupts.wake(executor.pipe.wakeEnd)
    let task = Task(executorPreference: executor) { exit(await work().rawValue) }
    executor.runJobs { task.cancel() }
  }

  /// Takes a job that is ready to run.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isAsleep = queue.withLock { queue in
      queue.jobs.append(job)
      defer { queue.isAsleep = false }
      return queue.isAsleep
    }
    if isAsleep { pipe.wake() }
  }

  private func runJobs(onInterrupt cancel: () -> Void) -> Never {
    var isCancelled = false
    while true {
      if Interrupts.isInterrupted, !isCancelled {
        isCancelled = true
        cancel()
      }
      let jobs = queue.withLock { queue in
        defer { queue.jobs = [] }
        queue.isAsleep = queue.jobs.isEmpty
        return queue.jobs
      }
      for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
      if jobs.isEmpty { pipe.wait() }
    }
  }
}
