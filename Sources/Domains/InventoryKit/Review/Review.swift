import StewardModels
public import StewardQuery

/// What an insurer asks for and a household often has not written down.
public enum Review {
  /// The fields that are asked for, by name; that an item has a name is a rule already.
  public static let fields = [Item.serial.name, Item.price.name]

  /// The items that lack one of them.
  public static let incomplete: Filter<Item> = Item.serial.isNone.or(Item.price.isNone)
}
