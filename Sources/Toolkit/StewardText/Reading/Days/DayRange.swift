public import StewardModels

/// Days from a first to a last, both included; either end may be open.
public struct DayRange: Sendable, Hashable {
  /// The first day; nil for all days before the last.
  public let first: Day?
  /// The last day; nil for all days after the first.
  public let last: Day?

  /// Puts a range together.
  public init(first: Day?, last: Day?) {
    self.first = first
    self.last = last
  }

  /// Whether a day lies in the range.
  public func contains(_ day: Day) -> Bool {
    (first.map { $0 <= day } ?? true) && (last.map { day <= $0 } ?? true)
  }
}
