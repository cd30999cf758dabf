/// A place in an order that people make by hand, as a key between two others.
///
/// Between any two keys there is room for one more, so that moving one record changes one record.
/// Keys compare by their bytes, which are letters and digits. A key is a whole number (its first
/// letter says how many digits follow) and then digits of a fraction to base 62: appending counts up,
/// so that 100,000 records in turn have keys of five bytes at the most.
///
/// The scheme is that of "Implementing Fractional Indexing" (David Greenspan, 2020).
public struct Position: Hashable, Sendable, CustomStringConvertible {
  /// What stores keep.
  public let stored: String

  /// How long a key may be before all of an order ought to be spread anew, in bytes.
  public static let comfortableLength = 48

  /// A key as a store keeps it; what is no key is kept all the same, and has no room beside it.
  public init(stored: String) { self.stored = stored }

  /// The stored text.
  public var description: String { stored }

  /// Whether it is a key at all: an import may hold anything.
  public var isWellFormed: Bool { PositionDigits(stored) != nil }

  /// Whether it is so long that the order ought to be spread anew.
  public var isLong: Bool { stored.utf8.count > Self.comfortableLength }

  /// A key between two others; nil stands for the beginning or the end of the order.
  ///
  /// - Returns: nil where there is no room: the first is not before the second, or one is no key.
  public static func between(_ lower: Position?, _ upper: Position?) -> Position? {
    guard let bounds = Bounds(lower, upper) else { return nil }
    return PositionDigits.between(bounds.lower, bounds.upper).map {
      Position(stored: $0.text)
    }
  }

  /// Keys for some records in turn between two others, as short as they can be.
  ///
  /// - Returns: nil where there is no room, as of `between`.
  public static func spread(
    _ count: Int, after lower: Position? = nil, before upper: Position? = nil
  ) -> [Position]? {
    guard let bounds = Bounds(lower, upper) else { return nil }
    return PositionDigits.spread(count, bounds.lower, bounds.upper)?.map {
      Position(stored: $0.text)
    }
  }

  /// Two keys, read, of which the first is before the second.
  private struct Bounds {
    let lower: PositionDigits?
    let upper: PositionDigits?

    init?(_ lower: Position?, _ upper: Position?) {
      if let lower, let upper, !(lower < upper) { return nil }
      self.lower = lower.flatMap { PositionDigits($0.stored) }
      self.upper = upper.flatMap { PositionDigits($0.stored) }
      if (lower != nil) != (self.lower != nil) || (upper != nil) != (self.upper != nil) {
        return nil
      }
    }
  }
}

extension Position: Comparable {
  /// Whether it comes first: by unsigned bytes.
  public static func < (left: Position, right: Position) -> Bool {
    left.stored.utf8.lexicographicallyPrecedes(right.stored.utf8)
  }
}

extension Position: FieldValue {
  /// A place is itself.
  public typealias Present = Position

  /// Text.
  public static var kind: FieldKind { .text }

  /// Reads a stored key.
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Position {
    Position(stored: row.text(column))
  }

  /// Appends the key.
  @inlinable public func encode(into row: inout [Scalar]) { row.append(.text(stored)) }
  /// The key, as text.
  @inlinable public var value: Value { .text(stored) }
}
