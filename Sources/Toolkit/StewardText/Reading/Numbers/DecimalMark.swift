/// What stands before the decimals of a number.
public enum DecimalMark: Sendable, Hashable {
  /// `1.5`
  case point
  /// `1,5`
  case comma

  /// The mark itself.
  public var character: Character { self == .point ? "." : "," }
}
