/// Time that only goes forward, whatever is done to the clock on the wall.
public enum MonotonicClock {
  /// The time since the process asked first.
  public static let now: @Sendable () -> Duration = {
    let start = ContinuousClock.now
    return { ContinuousClock.now - start }
  }()
}
