extension Catalogue {
  /// What InventoryKit and the program `inventory` say.
  static let inventoryWords: [String: String] = [
    // InventoryKit
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

    // The program
    "inventory.program": "Keep what a household owns: where it is, what it is worth.",
    "inventory.overview.empty": "Nothing is here yet. To begin with:",
    "inventory.overview.worth": "{items|# item|# items}, worth {worth}",
    "inventory.overview.worthless": "{items|# item|# items}",
    "inventory.overview.unpriced": "{count} without a price",
    "inventory.overview.lent": "{count} lent",
    "inventory.overview.lent.overdue": "{count} lent, {overdue} overdue",
    "inventory.overview.expiring":
      "{count|# warranty ends|# warranties end} within {days} days",
    "inventory.overview.latest": "added last",
    "inventory.overview.due": "was due {due}, lent to {to}",
    "inventory.overview.until": "warranty until {day}",
    "inventory.value": "Tell what everything is worth.",
    "inventory.value.discussion":
      "The value of each item, or else its price, times its quantity; in each currency.",
    "inventory.value.by": "Put together by place, category or tag.",
    "inventory.value.items": "Items",
    "inventory.value.worth": "Worth",
    "inventory.value.none": "without {grouping}",
    "inventory.value.total": "in all {worth} in {items|# item|# items}",
    "inventory.value.unpriced": "{count|# item has|# items have} neither value nor price",
    "inventory.value.nothing": "nothing",
  ]
}
