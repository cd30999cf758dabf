internal import StewardModels

/// Sums of quantities, one for each thing that is measured.
struct QuantityTotals {
  /// Millionths of each unit.
  private var sums: [Unit: Int128] = [:]

  mutating func add(_ millionths: Int64, _ unit: Unit) {
    sums[unit, default: 0] += Int128(millionths)
  }

  /// The sums, by the dimension's name; nil where one is too great for 64 bits.
  var quantities: [Quantity]? {
    var totals: [Quantity] = []
    for (_, parts) in Dictionary(grouping: sums, by: { $0.key.dimension }) {
      var amounts: [Quantity] = []
      for (unit, sum) in parts {
        guard let millionths = Int64(exactly: sum) else { return nil }
        amounts.append(Quantity(millionths: millionths, unit: unit))
      }
      guard let total = Self.total(amounts) else { return nil }
      totals.append(total)
    }
    return totals.sorted {
      $0.unit.dimension.name.byteOrder(to: $1.unit.dimension.name) == .less
    }
  }

  /// The sum of amounts of one dimension, in the largest of their units in which it is exact, else
  /// in the base unit.
  private static func total(_ amounts: [Quantity]) -> Quantity? {
    if amounts.count == 1 { return amounts[0] }
    let ordered = amounts.sorted { largerUnit($0.unit, $1.unit) }
    guard let largest = ordered.first?.unit else { return nil }
    var base: Int128 = 0
    for amount in ordered {
      guard let part = amount.baseMillionths else { return nil }
      base += Int128(part)
    }
    guard let millionths = Int64(exactly: base) else { return nil }
    let total = Quantity(
      millionths: millionths, unit: largest.dimension.baseUnit ?? largest)
    for amount in ordered {
      do throws(ModelError) {
        return try total.converted(to: amount.unit)
      } catch {
        // Not a whole number of millionths of this unit: the next one is smaller.
        continue
      }
    }
    return total
  }

  private static func largerUnit(_ left: Unit, _ right: Unit) -> Bool {
    let sizes = [left, right].map { Measure(Quantity(millionths: 1_000_000, unit: $0)).base }
    if sizes[0] != sizes[1] { return sizes[0] > sizes[1] }
    return left.symbol.byteOrder(to: right.symbol) == .less
  }
}
