#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// `write(2)` until everything is written.
enum FileDescriptorWriter {
  /// What a pipe or a terminal that is ready takes without blocking (POSIX.1-2017, `PIPE_BUF`; 512 at
  /// the least, 4096 on Linux).
  private static let piece = 4096

  /// Writes all bytes; partial writes go on, a signal in between is looked at.
  ///
  /// Where nobody reads, Ctrl-C ends the waiting, whichever thread the signal reaches.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(CommandLineError) {
    var written = 0
    let mayBlock = !isRegular(descriptor)
    while written < bytes.count {
      if mayBlock, !isReady(descriptor) {
        try Interrupts.check()
        continue
      }
      let end = mayBlock ? min(written + piece, bytes.count) : bytes.count
      let count = bytes[written..<end].withUnsafeBytes { rest in
        systemWrite(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        written += count
        continue
      }
      switch errno {
      case EINTR: try Interrupts.check()
      case EAGAIN: _ = isReady(descriptor)
      default: throw .writing(errno)
      }
    }
  }

  private static func isRegular(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Waits until the descriptor takes bytes, a tenth of a second at the most; what goes wrong shows at
  /// the next write.
  private static func isReady(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, 100) != 0
  }

  private static func systemWrite(
    _ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, start, count)
    #else
      Darwin.write(descriptor, start, count)
    #endif
  }
}
