extension Int128 {
  /// The quotient rounded to the nearest whole number, a half to the even one.
  ///
  /// The divisor must be positive.
  func dividedRoundingHalfToEven(by divisor: Int128) -> Int128 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    let twice = remainder.magnitude * 2
    let isUp = twice > divisor.magnitude || (twice == divisor.magnitude && quotient % 2 != 0)
    guard isUp else { return quotient }
    return self < 0 ? quotient - 1 : quotient + 1
  }
}
