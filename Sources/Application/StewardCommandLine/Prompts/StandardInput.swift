#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Lines that a person types.
public enum StandardInput {
  /// The longest line that is taken; what is beyond is no answer to any question.
  private static let longest = 65_536

  /// The next line without its line break; nil at the end of input.
  ///
  /// Reads no further than the line, so that whoever reads next finds the rest. Throws where
  /// reading fails, and at Ctrl-C.
  public static func readLine() throws(CommandLineError) -> String? {
    var bytes: [UInt8] = []
    while bytes.count < longest {
      try waitForInput()
      var byte: UInt8 = 0
      let count = read(0, &byte, 1)
      if count == 0 { return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
      if count < 0 {
        guard errno == EINTR else { throw .reading(errno) }
        try Interrupts.check()
        continue
      }
      if byte == UInt8(ascii: "\n") { break }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Waits until there is something to read, or the end.
  ///
  /// A signal may be delivered to another thread, which interrupts no `read` on this one; so the
  /// wait itself looks at Ctrl-C, twenty times a second.
  private static func waitForInput() throws(CommandLineError) {
    var request = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    while true {
      try Interrupts.check()
      let ready = poll(&request, 1, 50)
      if ready > 0 { return }
      if ready < 0, errno != EINTR { throw .reading(errno) }
    }
  }
}
