/// A key of an order, taken apart: a whole number and a fraction, as digits to base 62.
///
/// The head is a letter: `a` to `z` for numbers from zero on, of 1 to 26 digits; `Z` to `A` for those
/// below, of 1 to 26 digits. A longer number is a greater one, and below zero a lesser.
struct PositionDigits: Hashable {
  private static let letters = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
  private static let base = letters.count

  /// The letter that says how many digits the whole number has.
  private var head: UInt8
  private var whole: [Int]
  private var fraction: [Int]

  private init(head: UInt8, whole: [Int], fraction: [Int] = []) {
    self.head = head
    self.whole = whole
    self.fraction = fraction
  }

  /// The key in the middle of the order: zero.
  private static let zero = PositionDigits(head: UInt8(ascii: "a"), whole: [0])

  /// Reads a key; nil for what is none, and for one that nothing can stand before.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let head = bytes.first, let count = Self.count(head), bytes.count > count else {
      return nil
    }
    var digits: [Int] = []
    for byte in bytes.dropFirst() {
      guard let digit = Self.digit(byte) else { return nil }
      digits.append(digit)
    }
    self.head = head
    whole = Array(digits[..<count])
    fraction = Array(digits[count...])
    // A zero at the end would leave no room before it; the least number has none either.
    if fraction.last == 0 || isLeastNumber && fraction.isEmpty { return nil }
  }

  /// The stored text.
  var text: String {
    String(decoding: [head] + (whole + fraction).map { Self.letters[$0] }, as: UTF8.self)
  }

  private static func count(_ head: UInt8) -> Int? {
    switch head {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(head - UInt8(ascii: "a")) + 1
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(UInt8(ascii: "Z") - head) + 1
    default: nil
    }
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte - UInt8(ascii: "A")) + 10
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a")) + 36
    default: nil
    }
  }

  private var isLeastNumber: Bool { head == UInt8(ascii: "A") && whole.allSatisfy { $0 == 0 } }
  private var wholePart: PositionDigits { PositionDigits(head: head, whole: whole) }

  /// The next whole number; nil after the greatest.
  private var next: PositionDigits? {
    var digits = whole
    for index in digits.indices.reversed() {
      if digits[index] < Self.base - 1 {
        digits[index] += 1
        return PositionDigits(head: head, whole: digits)
      }
      digits[index] = 0
    }
    if head == UInt8(ascii: "Z") { return Self.zero }
    guard head != UInt8(ascii: "z") else { return nil }
    return PositionDigits(
      head: head + 1, whole: Self.digits(0, count: Self.count(head + 1) ?? 1))
  }

  /// The whole number before; nil before the least.
  private var previous: PositionDigits? {
    var digits = whole
    for index in digits.indices.reversed() {
      if digits[index] > 0 {
        digits[index] -= 1
        return PositionDigits(head: head, whole: digits)
      }
      digits[index] = Self.base - 1
    }
    if head == UInt8(ascii: "a") {
      return PositionDigits(head: UInt8(ascii: "Z"), whole: [Self.base - 1])
    }
    guard head != UInt8(ascii: "A") else { return nil }
    return PositionDigits(
      head: head - 1, whole: Self.digits(Self.base - 1, count: Self.count(head - 1) ?? 1))
  }

  private static func digits(_ digit: Int, count: Int) -> [Int] {
    Array(repeating: digit, count: count)
  }

  /// A key between two of which the first is less; nil where the numbers have come to their end.
  static func between(_ lower: PositionDigits?, _ upper: PositionDigits?) -> PositionDigits? {
    switch (lower, upper) {
    case (nil, nil): return zero
    case (nil, let upper?):
      if !upper.fraction.isEmpty, !upper.isLeastNumber { return upper.wholePart }
      if let previous = upper.previous, !previous.isLeastNumber { return previous }
      let whole = upper.previous ?? upper.wholePart
      let end = upper.previous == nil ? upper.fraction : nil
      return PositionDigits(
        head: whole.head, whole: whole.whole, fraction: middle([], end))
    case (let lower?, nil):
      if let next = lower.next { return next }
      return PositionDigits(
        head: lower.head, whole: lower.whole, fraction: middle(lower.fraction, nil))
    case (let lower?, let upper?):
      if lower.wholePart == upper.wholePart {
        return PositionDigits(
          head: lower.head, whole: lower.whole, fraction: middle(lower.fraction, upper.fraction))
      }
      if let next = lower.next, next.isBefore(upper) { return next }
      return PositionDigits(
        head: lower.head, whole: lower.whole, fraction: middle(lower.fraction, nil))
    }
  }

  /// Keys in turn between two others; nil where there is no room.
  static func spread(
    _ count: Int, _ lower: PositionDigits?, _ upper: PositionDigits?
  ) -> [PositionDigits]? {
    guard count > 0 else { return [] }
    if upper == nil {
      var keys: [PositionDigits] = []
      var last = lower
      for _ in 0..<count {
        guard let key = between(last, nil) else { return nil }
        keys.append(key)
        last = key
      }
      return keys
    }
    // From the middle to both sides, so that keys grow with the logarithm of their number.
    guard let key = between(lower, upper) else { return nil }
    let half = (count - 1) / 2
    guard let before = spread(half, lower, key), let after = spread(count - 1 - half, key, upper)
    else { return nil }
    return before + [key] + after
  }

  private func isBefore(_ other: PositionDigits) -> Bool {
    text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }

  /// The digits of a fraction between two, the end of all where `upper` is nil; as few as can be, and
  /// no zero at the end.
  private static func middle(_ lower: [Int], _ upper: [Int]?) -> [Int] {
    var digits: [Int] = []
    var index = 0
    var upper = upper
    while true {
      let low = index < lower.count ? lower[index] : 0
      let high = upper.map { index < $0.count ? $0[index] : 0 } ?? base
      if high - low > 1 {
        return digits + [(low + high) / 2]
      }
      digits.append(low)
      // Below the upper one from here on: anything greater than what is left of the lower.
      if high != low { upper = nil }
      index += 1
    }
  }
}
