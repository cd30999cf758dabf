import StewardCommandLine
import StewardModels
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Each in a process of its own, because signals are the whole process's.
@Suite struct InterruptTests {
  @Test func controlCCancelsTheWorkAndExitsWith130() async {
    await #expect(processExitsWith: .exitCode(130)) {
      let console = Console(
        terminal: Terminal(TerminalEnvironment()), output: .memory(), error: .memory())
      let program = CommandLineProgram(
        name: "sample", version: "1", specification: { SampleProgram.root })
      Interrupts.install()
      try ProgramExecutor.run {
        let code = await program.run(["list"], console: console) { _, _ in
          kill(getpid(), SIGINT)
          try await Task.sleep(nanoseconds: 60_000_000_000)
          return .success
        }
        return console.error.contents == "sample: interrupted\n" ? code : .failure
      }
    }
  }

  @Test func workThatIsDoneAllTheSameIsDone() async {
    await #expect(processExitsWith: .success) {
      Interrupts.install()
      try ProgramExecutor.run {
        kill(getpid(), SIGINT)
        // Another thread may take the signal.
        while !Interrupts.isInterrupted { usleep(1000) }
        return .success
      }
    }
  }

  @Test func theSecondControlCEndsTheProcess() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      Interrupts.install()
      kill(getpid(), SIGINT)
      // Another thread takes the signal; two that wait at once would count as one.
      while !Interrupts.isInterrupted { usleep(1000) }
      kill(getpid(), SIGINT)
      sleep(10)
      exit(0)
    }
  }

  @Test func aClosedPipeKillsNothing() async {
    await #expect(processExitsWith: .exitCode(141)) {
      Interrupts.install()
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { exit(1) }
      close(ends[0])
      let console = Console(
        terminal: Terminal(TerminalEnvironment()), output: OutputWriter(descriptor: ends[1]),
        error: .memory())
      let program = CommandLineProgram(
        name: "sample", version: "1", specification: { SampleProgram.root })
      let code = await program.run(["--version"], console: console) { _, _ in .success }
      exit(console.error.contents.isEmpty ? code.rawValue : 1)
    }
  }
}
