/// The median time of some runs of a body, in microseconds, and what the last run gave; one run
/// before them is not counted.
func median<Result: Sendable>(
  of runs: Int, _ body: () async throws -> Result
) async throws -> (microseconds: Double, result: Result) {
  var result = try await body()
  var times: [Double] = []
  for _ in 0..<runs {
    let start = ContinuousClock.now
    let latest = try await body()
    times.append((ContinuousClock.now - start).microseconds)
    // What a run before gave is freed outside of the time, as what C reads is never kept.
    result = latest
  }
  times.sort()
  return (times[runs / 2], result)
}

extension Duration {
  /// The duration in microseconds.
  var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
  }
}
