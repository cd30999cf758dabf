/// A sum of finite numbers that does not depend on their order: exact, and rounded once at the end.
///
/// Source: J. R. Shewchuk, "Adaptive Precision Floating-Point Arithmetic" (1997), as in Python's
/// `math.fsum`. Takes time in proportion to the number of parts, which is small for numbers of like
/// size.
struct ExactSum {
  /// Numbers whose digits do not overlap, the least first.
  private var parts: [Double] = []

  /// Adds a finite number; false where the sum leaves the range of numbers.
  mutating func add(_ number: Double) -> Bool {
    var rest = number
    var kept = 0
    for index in parts.indices {
      var large = rest
      var small = parts[index]
      if abs(large) < abs(small) { swap(&large, &small) }
      let sum = large + small
      guard sum.isFinite else { return false }
      let error = small - (sum - large)
      if error != 0 {
        parts[kept] = error
        kept += 1
      }
      rest = sum
    }
    parts.removeSubrange(kept...)
    if rest != 0 { parts.append(rest) }
    return true
  }

  /// The sum, rounded to the nearest number, a half to the even one.
  var value: Double {
    guard var sum = parts.last else { return 0 }
    var index = parts.count - 1
    var error = 0.0
    while index > 0, error == 0 {
      index -= 1
      let large = sum
      let small = parts[index]
      sum = large + small
      error = small - (sum - large)
    }
    // Half a unit in the last place, and more of the same sign below it: not a tie after all.
    if index > 0, (error < 0) == (parts[index - 1] < 0), error != 0 {
      let twice = error * 2
      let moved = sum + twice
      if twice == moved - sum { sum = moved }
    }
    return sum == 0 ? 0 : sum
  }
}
