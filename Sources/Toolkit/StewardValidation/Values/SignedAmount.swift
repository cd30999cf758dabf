public import StewardModels

/// A value that is more than nothing, nothing, or less.
public protocol SignedAmount: Sendable {
  /// How it stands to nothing.
  var comparedToZero: Ordering { get }
}

extension Int: SignedAmount {
  /// How it stands to zero.
  public var comparedToZero: Ordering { Ordering(self, 0) }
}

extension Double: SignedAmount {
  /// How it stands to zero.
  public var comparedToZero: Ordering { Ordering(self, 0) }
}

extension Money: SignedAmount {
  /// How it stands to nothing of its currency.
  public var comparedToZero: Ordering { Ordering(minorUnits, 0) }
}

extension Quantity: SignedAmount {
  /// How it stands to nothing of its unit.
  public var comparedToZero: Ordering { Ordering(millionths, 0) }
}
