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
      let (program, console) = sample()
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
      usleep(600_000)
      kill(getpid(), SIGINT)
      sleep(10)
      exit(0)
    }
  }

  @Test func onePressThatComesTwiceIsOne() async {
    await #expect(processExitsWith: .exitCode(130)) {
      let (program, console) = sample()
      Interrupts.install()
      try ProgramExecutor.run {
        await program.run(["list"], console: console) { _, _ in
          for _ in 0..<3 {
            kill(getpid(), SIGINT)
            usleep(5000)
          }
          try await Task.sleep(nanoseconds: 60_000_000_000)
          return .success
        }
      }
    }
  }

  @Test func controlCEndsTheWaitingForAReader() async {
    await #expect(processExitsWith: .exitCode(130)) {
      Interrupts.install()
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { exit(1) }
      let (program, console) = sample(OutputWriter(descriptor: ends[1]))
      // More than the pipe takes, while the signal comes from elsewhere.
      let text = String(repeating: "line\n", count: 200_000)
      Task.detached {
        usleep(200_000)
        kill(getpid(), SIGINT)
      }
      try ProgramExecutor.run {
        await program.run(["list"], console: console) { _, console in
          try console.output.write(text)
          return .success
        }
      }
    }
  }

  @Test func aClosedPipeKillsNothing() async {
    await #expect(processExitsWith: .exitCode(141)) {
      Interrupts.install()
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { exit(1) }
      close(ends[0])
      let (program, console) = sample(OutputWriter(descriptor: ends[1]))
      let code = await program.run(["--version"], console: console) { _, _ in .success }
      exit(console.error.contents.isEmpty ? code.rawValue : 1)
    }
  }
}

/// A program, and the console that it answers on.
private func sample(
  _ output: OutputWriter = .memory()
) -> (program: CommandLineProgram, console: Console) {
  (
    CommandLineProgram(name: "sample", version: "1", specification: { SampleProgram.root }),
    Console(terminal: Terminal(TerminalEnvironment()), output: output, error: .memory())
  )
}
