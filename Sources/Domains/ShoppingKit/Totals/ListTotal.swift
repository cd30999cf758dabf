public import StewardModels

/// What entries cost together, in each currency, exactly; those whose cost is not known are named and
/// not taken as zero.
public struct ListTotal: Hashable, Sendable {
  /// How many entries there are.
  public private(set) var count = 0
  /// What those with a price cost together: each line is rounded once, the sum is that of the lines.
  public private(set) var totals = MoneyTotals()
  /// The entries that have no price.
  public private(set) var unpriced: [EntryLine] = []
  /// The entries whose price is for what their amount does not measure.
  public private(set) var mixed: [EntryLine] = []

  /// A total of nothing.
  public init() {}

  /// Adds up lines.
  ///
  /// - Throws: `ModelError.Code.overflow`.
  public init(_ lines: some Sequence<EntryLine>) throws(ModelError) {
    for line in lines { try add(line) }
  }

  /// Adds one line.
  ///
  /// - Throws: `ModelError.Code.overflow`.
  public mutating func add(_ line: EntryLine) throws(ModelError) {
    switch line.cost {
    case .known(let money): try totals.add(money)
    case .unpriced: unpriced.append(line)
    case .other: mixed.append(line)
    }
    count += 1
  }

  /// Whether the cost of every entry is known.
  public var isComplete: Bool { unpriced.isEmpty && mixed.isEmpty }
}
