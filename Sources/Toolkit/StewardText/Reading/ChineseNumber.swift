/// Numbers up to 9,999 in Chinese numerals.
enum ChineseNumber {
  private static let digits: [Character: Int] = [
    "零": 0, "〇": 0, "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8,
    "九": 9,
  ]
  private static let powers: [Character: Int] = ["十": 10, "百": 100, "千": 1000]

  static func isNumeral(_ character: Character) -> Bool {
    digits[character] != nil || powers[character] != nil
  }

  /// The number of a run of numerals: by place (`二〇二六`) or by powers (`二十四`).
  static func value(of run: some Collection<Character>) -> Int? {
    guard !run.isEmpty, run.count <= 8 else { return nil }
    if run.count > 1, run.allSatisfy({ digits[$0] != nil }) {
      return run.count > 4 ? nil : run.reduce(0) { $0 * 10 + (digits[$1] ?? 0) }
    }
    var total = 0
    var digit: Int?
    var lastPower = 10_000
    for character in run {
      if let value = digits[character] {
        guard digit == nil || digit == 0 else { return nil }
        digit = value
      } else if let power = powers[character] {
        guard power < lastPower else { return nil }
        total += (digit ?? 1) * power
        digit = nil
        lastPower = power
      }
    }
    return total + (digit ?? 0)
  }
}
