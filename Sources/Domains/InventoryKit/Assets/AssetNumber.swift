/// The number that a household gives a thing, to be written on a label.
///
/// Shown in groups of three digits before the last three: `000-001`, and `1000-000` beyond 999,999.
public struct AssetNumber: Hashable, Sendable, Comparable, LosslessStringConvertible {
  /// The number, from 1.
  public let number: Int

  /// The greatest number: fifteen digits.
  public static let greatest = 999_999_999_999_999

  /// Takes a number; nil unless it lies between 1 and `greatest`.
  public init?(_ number: Int) {
    guard (1...Self.greatest).contains(number) else { return nil }
    self.number = number
  }

  /// Reads a number with or without the hyphen before its last three digits, and with or without
  /// zeros in front: `000-001`, `000001`, `1`.
  ///
  /// - Returns: nil for anything else, and for zero, which Homebox writes where there is none.
  public init?(_ text: String) {
    var digits = text.utf8[...]
    if let hyphen = digits.firstIndex(of: UInt8(ascii: "-")) {
      let groups = (digits[..<hyphen], digits[digits.index(after: hyphen)...])
      guard !groups.0.isEmpty, groups.1.count == 3 else { return nil }
      guard let upper = Self.number(groups.0), let lower = Self.number(groups.1) else {
        return nil
      }
      let (product, overflows) = upper.multipliedReportingOverflow(by: 1000)
      guard !overflows else { return nil }
      self.init(product + lower)
      return
    }
    digits = digits.drop { $0 == UInt8(ascii: "0") }
    guard let number = Self.number(digits) else { return nil }
    self.init(number)
  }

  /// The number after this; nil after the greatest.
  public var next: AssetNumber? { AssetNumber(number + 1) }

  /// The form in which it is kept and shown: `000-001`.
  public var description: String {
    Self.padded(number / 1000) + "-" + Self.padded(number % 1000)
  }

  /// The order of the numbers.
  public static func < (left: AssetNumber, right: AssetNumber) -> Bool {
    left.number < right.number
  }

  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 3 - digits.utf8.count)) + digits
  }

  /// At most fifteen digits of ASCII as a number.
  private static func number(_ digits: Substring.UTF8View) -> Int? {
    guard !digits.isEmpty, digits.count <= 15 else { return nil }
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}
