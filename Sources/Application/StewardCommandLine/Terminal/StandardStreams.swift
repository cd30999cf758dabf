#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The three descriptors that every program expects to be open.
enum StandardStreams {
  /// Opens those that the program was started without, so that no other file takes their numbers.
  ///
  /// After `program >&-` the next file to be opened, a store perhaps, would be descriptor 1, and
  /// whatever is printed would go into it. Here the number is taken by `/dev/null`, opened for the
  /// wrong direction: reading or writing still fails, as it must.
  static func holdOpen() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is given out, which is this one.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
