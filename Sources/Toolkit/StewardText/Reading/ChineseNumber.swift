/// Numbers up to 9,999 in Chinese numerals.
package enum ChineseNumber {
  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "零", "〇": 0
    case "一": 1
    case "二", "两": 2
    case "三": 3
    case "四": 4
    case "五": 5
    case "六": 6
    case "七": 7
    case "八": 8
    case "九": 9
    default: nil
    }
  }

  private static func power(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "十": 10
    case "百": 100
    case "千": 1000
    default: nil
    }
  }

  package static func isNumeral(_ scalar: Unicode.Scalar) -> Bool {
    digit(scalar) != nil || power(scalar) != nil
  }

  /// The number of a run of numerals: by place (`二〇二六`) or by powers (`二十四`).
  package static func value(of run: some Collection<Unicode.Scalar>) -> Int? {
    guard !run.isEmpty, run.count <= 8 else { return nil }
    if run.count > 1, run.allSatisfy({ digit($0) != nil }) {
      return run.count > 4 ? nil : run.reduce(0) { $0 * 10 + (digit($1) ?? 0) }
    }
    var total = 0
    var pending: Int?
    var lastPower = 10_000
    for scalar in run {
      if let value = digit(scalar) {
        guard pending == nil || pending == 0 else { return nil }
        pending = value
      } else if let power = power(scalar) {
        guard power < lastPower else { return nil }
        total += (pending ?? 1) * power
        pending = nil
        lastPower = power
      }
    }
    return total + (pending ?? 0)
  }
}
