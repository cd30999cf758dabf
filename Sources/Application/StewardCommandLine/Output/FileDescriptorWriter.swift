#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// `write(2)` until everything is written.
enum FileDescriptorWriter {
  /// Writes all bytes; partial writes go on, a signal in between is looked at, a descriptor that
  /// does not block is waited for.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(CommandLineError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { rest in
        systemWrite(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        written += count
        continue
      }
      switch errno {
      case EINTR: try Interrupts.check()
      case EAGAIN: wait(for: descriptor)
      default: throw .writing(errno)
      }
    }
  }

  /// Waits until the descriptor takes bytes again; what went wrong shows at the next write.
  private static func wait(for descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, 1000)
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
