public import StewardModels

/// What the inventory could not do.
public struct InventoryError: StewardError, Hashable {
  /// Which kind of failure it is.
  public struct Code: Sendable, Hashable {
    private enum Kind {
      case invalidAsset, assetNumbersUsedUp, noPurchaseDay, lent, notLent, sold, invalidQuantity
      case placeInUse, placeInItself, auditOpen, noAudit
    }
    private let kind: Kind

    /// A text that is no asset number.
    public static let invalidAsset = Code(kind: .invalidAsset)
    /// There is no asset number after the greatest.
    public static let assetNumbersUsedUp = Code(kind: .assetNumbersUsedUp)
    /// A warranty that counts from a purchase whose day is not known.
    public static let noPurchaseDay = Code(kind: .noPurchaseDay)
    /// The item is lent to someone.
    public static let lent = Code(kind: .lent)
    /// The item is lent to nobody.
    public static let notLent = Code(kind: .notLent)
    /// The item is sold.
    public static let sold = Code(kind: .sold)
    /// More pieces than there are, or none.
    public static let invalidQuantity = Code(kind: .invalidQuantity)
    /// The place, or one in it, holds items.
    public static let placeInUse = Code(kind: .placeInUse)
    /// The place would come to lie in itself.
    public static let placeInItself = Code(kind: .placeInItself)
    /// An audit is under way already.
    public static let auditOpen = Code(kind: .auditOpen)
    /// No audit is under way.
    public static let noAudit = Code(kind: .noAudit)
  }

  /// Which kind of failure it is.
  public let code: Code
  /// What went wrong and where.
  public let message: Message
  /// What can be done about it.
  public let hint: Message?
  /// What a developer needs beyond that.
  public let details: String

  /// Makes an error.
  public init(_ code: Code, _ message: Message, hint: Message? = nil, details: String = "") {
    self.code = code
    self.message = message
    self.hint = hint
    self.details = details
  }
}
