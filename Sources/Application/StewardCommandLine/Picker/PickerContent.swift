/// What a picker shows, as it was loaded.
public struct PickerContent: Sendable, Hashable {
  /// What the space bar does to a row.
  public enum Toggling: Sendable, Hashable {
    /// It checks and unchecks.
    case checking
    /// It puts on a list and takes off.
    case listing
  }

  /// What the head says at the left, such as the name of a list.
  public var title: String
  /// What the head says at the right, the most important first: counts, totals.
  public var facts: [String]
  /// The rows in their order.
  public var rows: [PickerRow]
  /// What can be done to them.
  public var offers: PickerOffers
  /// What the space bar does.
  public var toggling: Toggling
  /// What stands in place of rows where there are none; nil for the catalogue's words.
  public var empty: String?

  /// Makes a content.
  public init(
    title: String, facts: [String] = [], rows: [PickerRow], offers: PickerOffers = .all,
    toggling: Toggling = .checking, empty: String? = nil
  ) {
    self.title = title
    self.facts = facts
    self.rows = rows
    self.offers = offers
    self.toggling = toggling
    self.empty = empty
  }
}

/// What a picker offers; keys for anything else do nothing, and no help speaks of them.
public struct PickerOffers: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Space and Enter.
  public static let toggle = PickerOffers(rawValue: 1)
  /// `a`.
  public static let add = PickerOffers(rawValue: 2)
  /// `e`.
  public static let edit = PickerOffers(rawValue: 4)
  /// `d`, after a yes.
  public static let remove = PickerOffers(rawValue: 8)
  /// `J` and `K`, and the arrows with Shift or Alt.
  public static let move = PickerOffers(rawValue: 16)
  /// `u`.
  public static let undo = PickerOffers(rawValue: 32)
  /// `r`.
  public static let redo = PickerOffers(rawValue: 64)
  /// Everything.
  public static let all: PickerOffers = [.toggle, .add, .edit, .remove, .move, .undo, .redo]
}
