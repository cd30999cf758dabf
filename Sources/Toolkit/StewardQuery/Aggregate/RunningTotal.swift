internal import StewardModels

/// A sum that grows record by record, of one field.
///
/// What it comes to does not depend on the order of the records: amounts are added in 128 bits, which
/// hold more 64-bit amounts than there will be records, and told as too great at the end.
struct RunningTotal {
  private enum Kind { case money, quantities, integer, number }

  private let kind: Kind
  // One of these grows; the others stay empty and cost nothing.
  private var money: [(currency: Currency, units: Int128)] = []
  private var quantities = QuantityTotals()
  private var integer: Int128 = 0
  private var number = ExactSum()

  /// Nothing yet; nil for kinds that do not add up.
  ///
  /// Whole numbers stay whole only where they are not multiplied by something that is not.
  init?(_ field: FieldKind, multipliedBy factor: FieldKind?) {
    switch field {
    case .money: kind = .money
    case .quantity: kind = .quantities
    case .integer where factor == nil || factor == .integer: kind = .integer
    case .integer, .number: kind = .number
    default: return nil
    }
  }

  /// Adds a record's value; false where a product or the sum is too great.
  mutating func add(_ value: Value, times factor: Multiplier) -> Bool {
    switch (kind, value) {
    case (.money, .money(let amount)):
      guard let units = factor.times(amount.minorUnits) else { return false }
      add(Int128(units), amount.currency)
    case (.quantities, .quantity(let quantity)):
      guard let millionths = factor.times(quantity.millionths) else { return false }
      quantities.add(millionths, quantity.unit)
    case (.integer, .integer(let whole)):
      guard let product = factor.times(whole) else { return false }
      integer += Int128(product)
    case (.number, .integer(let whole)): return number.add(factor.times(Double(whole)))
    case (.number, .number(let value)):
      let product = factor.times(value)
      return product.isFinite && number.add(product)
    default: break
    }
    return true
  }

  private mutating func add(_ units: Int128, _ currency: Currency) {
    if let index = money.firstIndex(where: { $0.currency == currency }) {
      money[index].units += units
    } else {
      money.append((currency, units))
    }
  }

  /// The sum; nil where it does not fit 64 bits.
  var total: Totals? {
    switch kind {
    case .money: return moneyTotals.map(Totals.money)
    case .quantities: return quantities.quantities.map(Totals.quantities)
    case .integer: return Int64(exactly: integer).map(Totals.integer)
    case .number: return .number(number.value)
    }
  }

  private var moneyTotals: MoneyTotals? {
    var totals = MoneyTotals()
    for (currency, sum) in money {
      guard let units = Int64(exactly: sum) else { return nil }
      do throws(ModelError) {
        try totals.add(Money(minorUnits: units, currency: currency))
      } catch {
        return nil
      }
    }
    return totals
  }
}
