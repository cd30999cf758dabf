internal import StewardModels

/// A sum that grows record by record, of one field.
///
/// What it comes to does not depend on the order of the records: amounts are added in 128 bits, which
/// hold more 64-bit amounts than there will be records, and told as too great at the end.
enum RunningTotal {
  case money([Currency: Int128])
  case quantities(QuantityTotals)
  case integer(Int128)
  case number(ExactSum)

  /// Nothing yet; nil for kinds that do not add up.
  ///
  /// Whole numbers stay whole only where they are not multiplied by something that is not.
  init?(_ kind: FieldKind, multipliedBy factor: FieldKind?) {
    switch kind {
    case .money: self = .money([:])
    case .quantity: self = .quantities(QuantityTotals())
    case .integer where factor == nil || factor == .integer: self = .integer(0)
    case .integer, .number: self = .number(ExactSum())
    default: return nil
    }
  }

  /// Adds a record's value; false where a product or the sum is too great.
  mutating func add(_ value: Value, times factor: Multiplier) -> Bool {
    switch (self, value) {
    case (.money(var sums), .money(let money)):
      guard let units = factor.times(money.minorUnits) else { return false }
      sums[money.currency, default: 0] += Int128(units)
      self = .money(sums)
    case (.quantities(var totals), .quantity(let quantity)):
      guard let millionths = factor.times(quantity.millionths) else { return false }
      totals.add(millionths, quantity.unit)
      self = .quantities(totals)
    case (.integer(let sum), .integer(let number)):
      guard let product = factor.times(number) else { return false }
      self = .integer(sum + Int128(product))
    case (.number(var sum), .integer(let number)):
      guard sum.add(factor.times(Double(number))) else { return false }
      self = .number(sum)
    case (.number(var sum), .number(let number)):
      let product = factor.times(number)
      guard product.isFinite, sum.add(product) else { return false }
      self = .number(sum)
    default: break
    }
    return true
  }

  /// The sum; nil where it does not fit 64 bits.
  var total: Totals? {
    switch self {
    case .money(let sums):
      var totals = MoneyTotals()
      for (currency, sum) in sums {
        guard let units = Int64(exactly: sum) else { return nil }
        do throws(ModelError) {
          try totals.add(Money(minorUnits: units, currency: currency))
        } catch {
          return nil
        }
      }
      return .money(totals)
    case .quantities(let totals): return totals.quantities.map(Totals.quantities)
    case .integer(let sum): return Int64(exactly: sum).map(Totals.integer)
    case .number(let sum): return .number(sum.value)
    }
  }
}
