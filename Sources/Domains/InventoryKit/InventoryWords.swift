/// What the inventory says to people, by message.
public enum InventoryWords {
  /// In English, for `Catalogue.adding`.
  public static let english: [String: String] = [
    "inventory.asset.form": "must be a number such as 000-001",
    "inventory.asset.hint": "an asset number is digits, such as 12 or 000-012",
    "inventory.asset.invalid": "\"{text}\" is no asset number",
    "inventory.asset.used-up": "all asset numbers are used up",
    "inventory.inside.itself": "must not be the item itself",
    "inventory.name.blank": "must hold more than white space",
    "inventory.place.itself": "must not be the place itself",
    "inventory.serial.twins":
      "{count|another item has|# other items have} the serial number \"{serial}\": {names}",
    "inventory.warranty.no-purchase":
      "a warranty of {period} counts from the purchase, whose day is not known",
    "inventory.warranty.no-purchase.hint":
      "say when it was bought (bought:2024-03-15), or the day on which the warranty ends",
  ]
}
