#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension Moment {
  /// The moment that the system's clock shows.
  public static func now() -> Moment {
    var time = timespec()
    // Can fail only for a clock that the system does not have; each has this one.
    clock_gettime(CLOCK_REALTIME, &time)
    return Moment(
      microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000)
  }
}
