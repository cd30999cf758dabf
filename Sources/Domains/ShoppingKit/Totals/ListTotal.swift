public import StewardModels

/// What entries cost together, in each currency, exactly; those whose cost is not known are named and
/// not taken as zero, nor is what goes beyond what money can hold.
public struct ListTotal: Hashable, Sendable {
  /// How many entries there are.
  public private(set) var count = 0
  /// What those with a price cost together: each line is rounded once, the sum is that of the lines.
  public private(set) var totals = MoneyTotals()
  /// The entries that have no price.
  public private(set) var unpriced: [EntryLine] = []
  /// The entries whose price is for what their amount does not measure.
  public private(set) var mixed: [EntryLine] = []
  /// The entries that are in no total, because it or their cost would be too large to keep.
  public private(set) var tooLarge: [EntryLine] = []

  /// A total of nothing.
  public init() {}

  /// Adds up lines.
  public init(_ lines: some Sequence<EntryLine>) {
    for line in lines { add(line) }
  }

  /// Adds one line.
  public mutating func add(_ line: EntryLine) {
    switch line.cost {
    case .known(let money):
      do throws(ModelError) { try totals.add(money) } catch { tooLarge.append(line) }
    case .tooLarge: tooLarge.append(line)
    case .unpriced: unpriced.append(line)
    case .other: mixed.append(line)
    }
    count += 1
  }

  /// Whether the cost of every entry is known.
  public var isComplete: Bool { unpriced.isEmpty && mixed.isEmpty && tooLarge.isEmpty }
}
