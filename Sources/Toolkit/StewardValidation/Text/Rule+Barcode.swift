public import StewardModels

extension Rule where Subject == String {
  /// The text is the number of an article, with the right check digit: EAN-13, EAN-8, UPC-A, UPC-E
  /// or GTIN-14.
  ///
  /// Strict: a household's own codes break it. Digits of ASCII only, without spaces and hyphens.
  /// Source: GS1 General Specifications, 7.9 (check digit) and 5.2.2.4 (UPC-E).
  public static var barcode: Rule {
    let message = Message("validation.barcode")
    return Rule("barcode") { text in ArticleNumber.isValid(text.utf8) ? nil : message }
  }
}

/// The numbers that articles of commerce have.
enum ArticleNumber {
  static func isValid(_ text: String.UTF8View) -> Bool {
    guard [8, 12, 13, 14].contains(text.count),
      text.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return false }
    let digits = text.map { Int($0 & 15) }
    if hasCheckDigit(digits) { return true }
    return expandedZeroSuppressed(digits).map(hasCheckDigit) ?? false
  }

  /// From the right, the digits weigh 1 and 3 in turn, and the sum is a multiple of ten.
  private static func hasCheckDigit(_ digits: [Int]) -> Bool {
    let sum = digits.reversed().enumerated().reduce(0) { sum, digit in
      sum + digit.element * (digit.offset.isMultiple(of: 2) ? 1 : 3)
    }
    return sum.isMultiple(of: 10)
  }

  /// The UPC-A that a UPC-E of eight digits stands for; nil where the number is none.
  private static func expandedZeroSuppressed(_ digits: [Int]) -> [Int]? {
    guard digits.count == 8, digits[0] <= 1 else { return nil }
    let body = Array(digits[1...6])
    let zeros = [0, 0, 0, 0, 0]
    let expanded: [Int] =
      switch body[5] {
      case 0...2: [body[0], body[1], body[5]] + zeros.prefix(4) + body[2...4]
      case 3: [body[0], body[1], body[2]] + zeros + body[3...4]
      case 4: [body[0], body[1], body[2], body[3]] + zeros + body[4...4]
      default: Array(body[0...4]) + zeros.prefix(4) + [body[5]]
      }
    return [digits[0]] + expanded + [digits[7]]
  }
}
