package import StewardModels

extension Scalar {
  /// How it stands to another: nothing first, numbers by value, text and bytes by unsigned bytes.
  ///
  /// Columns hold one type. Should two meet, they stand in the order of the cases.
  package func order(to other: Scalar) -> Ordering {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): Ordering(left, right)
    case (.real(let left), .real(let right)): Ordering(left, right)
    case (.text(let left), .text(let right)): left.byteOrder(to: right)
    case (.bytes(let left), .bytes(let right)): left.byteOrder(to: right)
    case (.identifier(let left), .identifier(let right)): Ordering(left, right)
    default: Ordering(rank, other.rank)
    }
  }

  private var rank: Int {
    switch self {
    case .null: 0
    case .integer: 1
    case .real: 2
    case .text: 3
    case .bytes: 4
    case .identifier: 5
    }
  }
}
