/// What only the program says.
enum ProgramWords {
  static let english: [String: String] = [
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
