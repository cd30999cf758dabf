public import StewardModels

extension Value {
  /// How the value stands to another: the order in which groups are listed.
  ///
  /// Nothing comes first. Values of one kind stand as records sorted by them do: numbers by size,
  /// text by its bytes, money by currency and amount, quantities by what they measure and amount.
  /// Equal means the same value, letter for letter: quantities of one size in two units stand by the
  /// unit's symbol. Values of several kinds stand in the order of the kinds.
  public func order(to other: Value) -> Ordering {
    switch (self, other) {
    case (.text(let left), .text(let right)): left.byteOrder(to: right)
    case (.integer(let left), .integer(let right)): Ordering(left, right)
    case (.number(let left), .number(let right)): Ordering(left, right)
    case (.flag(let left), .flag(let right)): Ordering(left ? 1 : 0, right ? 1 : 0)
    case (.day(let left), .day(let right)): Ordering(left, right)
    case (.moment(let left), .moment(let right)): Ordering(left, right)
    case (.when(let left), .when(let right)): Ordering(left, right)
    case (.money(let left), .money(let right)): Self.order(left, right)
    case (.quantity(let left), .quantity(let right)): Self.order(left, right)
    case (.tags(let left), .tags(let right)): left.stored.byteOrder(to: right.stored)
    case (.own(let left), .own(let right)): left.stored.byteOrder(to: right.stored)
    case (.icon(let left), .icon(let right)): left.stored.byteOrder(to: right.stored)
    case (.repeats(let left), .repeats(let right)): left.stored.byteOrder(to: right.stored)
    case (.reference(let left), .reference(let right)): Ordering(left, right)
    default: Ordering(rank, other.rank)
    }
  }

  private static func order(_ left: Money, _ right: Money) -> Ordering {
    let ordering = Ordering(left.currency, right.currency)
    return ordering == .equal ? Ordering(left.minorUnits, right.minorUnits) : ordering
  }

  private static func order(_ left: Quantity, _ right: Quantity) -> Ordering {
    let (first, second) = (Measure(left), Measure(right))
    var ordering = first.dimension.byteOrder(to: second.dimension)
    if ordering == .equal { ordering = Ordering(first.base, second.base) }
    if ordering == .equal { ordering = left.unit.symbol.byteOrder(to: right.unit.symbol) }
    return ordering == .equal ? Ordering(left.millionths, right.millionths) : ordering
  }

  private var rank: Int {
    switch self {
    case .none: 0
    case .text: 1
    case .integer: 2
    case .number: 3
    case .flag: 4
    case .day: 5
    case .moment: 6
    case .money: 7
    case .quantity: 8
    case .tags: 9
    case .own: 10
    case .icon: 11
    case .reference: 12
    case .when: 13
    case .repeats: 14
    }
  }
}
