public import StewardModels

/// What the shopping lists could not do.
public struct ShoppingError: StewardError, Hashable {
  /// Which kind of failure it is.
  public struct Code: Sendable, Hashable {
    private enum Kind {
      case unreadable, nameless, noAmount, productInUse, noPurchases, notInBasket, nothingChecked
    }
    private let kind: Kind

    /// A text that cannot be read as an entry.
    public static let unreadable = Code(kind: .unreadable)
    /// An entry that names no product.
    public static let nameless = Code(kind: .nameless)
    /// An amount of nothing, or of less.
    public static let noAmount = Code(kind: .noAmount)
    /// The product stands on lists.
    public static let productInUse = Code(kind: .productInUse)
    /// Nothing is known of what a product cost.
    public static let noPurchases = Code(kind: .noPurchases)
    /// Something was paid that does not lie in the basket, or lies there twice.
    public static let notInBasket = Code(kind: .notInBasket)
    /// Nothing lies in the basket.
    public static let nothingChecked = Code(kind: .nothingChecked)
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
