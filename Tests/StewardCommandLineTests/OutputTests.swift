import StewardCommandLine
import StewardModels
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct OutputTests {
  /// A pipe whose ends are closed when the body is done.
  private func withPipe(_ body: (_ reading: Int32, _ writing: Int32) throws -> Void) throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer {
      close(ends[0])
      close(ends[1])
    }
    try body(ends[0], ends[1])
  }

  @Test func writesInLargePieces() throws {
    try withPipe { reading, writing in
      let output = OutputWriter(descriptor: writing)
      try output.writeLine("first")
      try #require(fcntl(reading, F_SETFL, O_NONBLOCK) == 0)
      var bytes = [UInt8](repeating: 0, count: 100)
      #expect(read(reading, &bytes, 100) == -1)
      try output.flush()
      #expect(read(reading, &bytes, 100) == 6)
    }
  }

  @Test func writesAtOnceWhereThatIsAsked() throws {
    try withPipe { reading, writing in
      try OutputWriter(descriptor: writing, isImmediate: true).write("x")
      var byte: UInt8 = 0
      #expect(read(reading, &byte, 1) == 1)
    }
  }

  @Test func saysThatNobodyReads() throws {
    Interrupts.install()
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let output = OutputWriter(descriptor: ends[1])
    try output.write("x")
    for _ in 0..<2 {
      let error = #expect(throws: CommandLineError.self) { try output.flush() }
      #expect(error?.exitCode == .closedPipe)
    }
    #expect(throws: CommandLineError.self) { try output.write("y") }
  }

  @Test func saysThatADescriptorIsNotOpen() throws {
    let output = OutputWriter(descriptor: 9999, isImmediate: true)
    let error = #expect(throws: CommandLineError.self) { try output.write("x") }
    #expect(error?.exitCode == .inputOutput)
  }

  #if os(Linux)
    @Test func saysThatTheDiskIsFull() throws {
      let descriptor = open("/dev/full", O_WRONLY)
      try #require(descriptor >= 0)
      defer { close(descriptor) }
      let output = OutputWriter(descriptor: descriptor, isImmediate: true)
      let error = #expect(throws: CommandLineError.self) { try output.write("x") }
      #expect(error?.exitCode == .inputOutput)
      #expect(error?.message.id == "cli.write.full")
    }
  #endif
}
