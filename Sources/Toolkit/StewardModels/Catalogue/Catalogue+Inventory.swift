extension Catalogue {
  /// What InventoryKit and the program `inventory` say.
  static let inventoryWords: [String: String] = [
    // InventoryKit
    "inventory.asset.form": "must be a number such as 000-001",
    "inventory.asset.hint": "an asset number is digits, such as 12 or 000-012",
    "inventory.asset.invalid": "\"{text}\" is no asset number",
    "inventory.asset.used-up": "all asset numbers are used up",
    "inventory.homebox.link":
      "{heading}: {title} makes addresses itself, and will not read {count|one of ours|# of ours}",
    "inventory.homebox.fraction":
      "{heading}: older versions of {title} hold whole numbers alone, and "
      + "{count|one record has|# records have} a fraction",
    "inventory.inside.itself": "must not be the item itself",
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
    "inventory.overview.maintain": "{what}, {day}",
    "inventory.overview.maintenance.both":
      "{overdue|# maintenance task|# maintenance tasks} overdue, {due} due within {days} days",
    "inventory.overview.maintenance.due":
      "{due|# maintenance task|# maintenance tasks} due within {days} days",
    "inventory.overview.maintenance.overdue":
      "{overdue|# maintenance task|# maintenance tasks} overdue",
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

    // Moving, archiving
    "inventory.move": "Put items elsewhere.",
    "inventory.move.discussion":
      "The place is made on first use. What was inside another item is so no more; what is inside "
      + "a moved item goes with it.",
    "inventory.move.to": "Where to, as a path; '' for nowhere.",
    "inventory.move.hint": "say where to: --to 'Home / Garage', or --to '' for nowhere",
    "inventory.move.done": "moved {record}",
    "inventory.move.would": "would move {record}",
    "inventory.move.done.many": "moved {count|# {type}|# {types}} in all",
    "inventory.move.would.many": "would move {count|# {type}|# {types}} in all",
    "inventory.archive": "Put items away: kept, but out of lists and totals.",
    "inventory.archive.done": "archived {record}",
    "inventory.archive.would": "would archive {record}",
    "inventory.archive.done.many": "archived {count|# {type}|# {types}} in all",
    "inventory.archive.would.many": "would archive {count|# {type}|# {types}} in all",
    "inventory.unarchive": "Take archived items back into lists and totals.",
    "inventory.unarchive.done": "unarchived {record}",
    "inventory.unarchive.would": "would unarchive {record}",
    "inventory.unarchive.done.many": "unarchived {count|# {type}|# {types}} in all",
    "inventory.unarchive.would.many": "would unarchive {count|# {type}|# {types}} in all",

    // Lending, selling
    "inventory.option.quantity":
      "So many of the pieces; they become a record of their own.",
    "inventory.quantity.invalid": "{name}: the quantity is {there}, not {asked}",
    "inventory.quantity.hint": "--quantity takes more than none and at most what is there",
    "inventory.quantity.several": "--quantity is about one item, and {count} are named",
    "inventory.quantity.several.hint": "name one item, or leave --quantity out",
    "inventory.lend": "Say that someone else has an item for a while.",
    "inventory.lend.discussion":
      "What the same person has already is lent on, until the new day.",
    "inventory.lend.to": "Who gets it.",
    "inventory.lend.due": "When it is due back.",
    "inventory.lend.since": "Since when; today unless told otherwise.",
    "inventory.lend.hint": "say who gets it: --to Maria",
    "inventory.lend.not": "{name} is lent to nobody",
    "inventory.lend.not.hint": "see what is: inventory lent",
    "inventory.lend.done": "lent {record}",
    "inventory.lend.would": "would lend {record}",
    "inventory.lend.done.many": "lent {count|# {type}|# {types}} in all",
    "inventory.lend.would.many": "would lend {count|# {type}|# {types}} in all",
    "inventory.lent": "{name} is lent to {to}",
    "inventory.lent.hint": "take it back first: inventory return",
    "inventory.lent.verb": "Tell what others have, overdue first.",
    "inventory.lent.none": "nothing is lent",
    "inventory.return": "Say that items are back.",
    "inventory.return.discussion":
      "Pieces that were lent from a record join it again where nothing else tells them apart.",
    "inventory.return.done": "returned {record}",
    "inventory.return.would": "would return {record}",
    "inventory.return.done.many": "returned {count|# {type}|# {types}} in all",
    "inventory.return.would.many": "would return {count|# {type}|# {types}} in all",
    "inventory.review": "Go through what lacks a serial number or a price, and ask for it.",
    "inventory.review.discussion":
      "One item after another is shown, with a question for each thing that it lacks. Enter passes "
      + "over a question; q or the end of input ends it. The answers about one item are one command "
      + "for undo. Without a terminal, or with --no-input, it lists which item lacks what.",
    "inventory.sell": "Say that an item is sold: kept, but out of lists and totals.",
    "inventory.sell.discussion": "undo takes it back.",
    "inventory.sell.for": "What one piece is sold for; 0 for a gift.",
    "inventory.sell.to": "Who bought it.",
    "inventory.sell.on": "When; today unless told otherwise.",
    "inventory.sell.note": "What is worth knowing about the sale.",
    "inventory.sell.hint": "say what one piece is sold for: --for 40, or --for 0 for a gift",
    "inventory.sell.done": "sold {record}",
    "inventory.sell.would": "would sell {record}",
    "inventory.sell.done.many": "sold {count|# {type}|# {types}} in all",
    "inventory.sell.would.many": "would sell {count|# {type}|# {types}} in all",
    "inventory.sold": "{name} is sold",
    "inventory.sold.hint": "clear the sale first: --sold-on '' --sold-for '' --sold-to ''",

    // Places
    "inventory.place.in-use": "{name} holds {count|# item|# items}",
    "inventory.place.in-use.hint": "say where they go: --to PLACE",
    "inventory.place.into-itself": "{name} cannot go into itself",
    "inventory.place.into-itself.hint": "name a place that does not lie in it",
    "inventory.places": "Show the places as a tree, with what lies in them and its worth.",
    "inventory.places.discussion":
      "A place is named by its path, or by the end of it that no other has. Renaming or moving a "
      + "place takes along everything in it.",
    "inventory.places.place": "A place, as a path or its end.",
    "inventory.places.to": "Where to, as a path; '' for an outermost place.",
    "inventory.places.path": "The path; what is missing of it is made.",
    "inventory.places.name": "The new name, or the whole new path.",
    "inventory.places.text": "What is worth knowing; '' clears it.",
    "inventory.places.add": "Make a place.",
    "inventory.places.rename": "Call a place otherwise; everything in it goes with it.",
    "inventory.places.move": "Put a place into another, with everything in it.",
    "inventory.places.note": "Note something about a place.",
    "inventory.places.remove":
      "Remove a place that is empty, or with --to put everything in it elsewhere first.",
    "inventory.places.count": "{count|# place|# places}",
    "inventory.places.placeless": "{count|# item lies|# items lie} nowhere",
    "inventory.places.added": "made {path}",
    "inventory.places.added.would": "would make {path}",
    "inventory.places.there": "{path} is there already",
    "inventory.places.there.would": "{path} is there already",
    "inventory.places.renamed": "{old} is now {path}, with {items|# item|# items}",
    "inventory.places.renamed.would": "{old} would be {path}, with {items|# item|# items}",
    "inventory.places.moved": "{old} is now {path}, with {items|# item|# items}",
    "inventory.places.moved.would": "{old} would be {path}, with {items|# item|# items}",
    "inventory.places.noted": "{path}: {note}",
    "inventory.places.noted.would": "would note of {path}: {note}",
    "inventory.places.remove.question":
      "remove {path} and {inner|# place|# places} in it?",
    "inventory.places.remove.done": "removed {path} and {inner|# place|# places} in it",
    "inventory.places.remove.would": "would remove {path} and {inner|# place|# places} in it",
    "inventory.places.remove.done.alone": "removed {path}",
    "inventory.places.remove.would.alone": "would remove {path}",
    "inventory.places.remove.done.to":
      "removed {path}; {items|# item is|# items are} in {target} now",
    "inventory.places.remove.would.to":
      "would remove {path}; {items|# item|# items} would go to {target}",

    // Maintenance, audits
    "inventory.maintain": "Record what was done to keep an item going.",
    "inventory.maintain.discussion":
      "What is done every so often keeps its period until another is said.",
    "inventory.maintain.item": "The item: a handle or its whole name.",
    "inventory.maintain.what": "What was done, in a few words.",
    "inventory.maintain.cost": "What it cost.",
    "inventory.maintain.every": "How often it is to be done, such as 6mo.",
    "inventory.maintain.next": "When it is due next.",
    "inventory.maintain.on": "When it was done; today unless told otherwise.",
    "inventory.maintain.note": "Whatever is worth knowing about it.",
    "inventory.maintain.both": "--every and --next both say when it is due",
    "inventory.maintain.both.hint": "give one of them",
    "inventory.maintain.done": "{name}: {what}, {day}",
    "inventory.maintain.done.next": "{name}: {what}, {day}; next {next}",
    "inventory.maintain.would": "would record of {name}: {what}, {day}",
    "inventory.maintain.would.next": "would record of {name}: {what}, {day}; next {next}",
    "inventory.maintenance": "Tell what is due to be maintained, and what was done.",
    "inventory.maintenance.due": "due",
    "inventory.maintenance.log": "done",
    "inventory.maintenance.none": "nothing was done and nothing is due",
    "inventory.maintenance.period": "must be a period of days, weeks, months or years, as 6mo",
    "inventory.audit": "Walk through a place and tick what is still there.",
    "inventory.audit.discussion":
      "One audit is under way at a time. What is lent, sold or archived is not looked for.",
    "inventory.audit.start": "Begin an audit of a place, or of everything.",
    "inventory.audit.place": "The place, with all places in it; everywhere where none is said.",
    "inventory.audit.see": "Tick items: they are there.",
    "inventory.audit.see.done": "seen {record}",
    "inventory.audit.see.would": "would tick {record}",
    "inventory.audit.see.done.many": "seen {count|# {type}|# {types}} in all",
    "inventory.audit.see.would.many": "would tick {count|# {type}|# {types}} in all",
    "inventory.audit.status": "Tell what has not been seen yet.",
    "inventory.audit.end": "End the audit, and tell what was not seen.",
    "inventory.audit.everywhere": "everywhere",
    "inventory.audit.progress": "audit of {place}: {seen} of {all|# item|# items} seen",
    "inventory.audit.ended": "audit of {place} ended: {seen} of {all|# item|# items} seen",
    "inventory.audit.would": "would end the audit of {place}: {seen} of {all|# item|# items} seen",
    "inventory.audit.missing": "{count} not seen",
    "inventory.audit.open": "an audit is under way",
    "inventory.audit.open.hint": "end it first: inventory audit end",
    "inventory.audit.none": "no audit is under way",
    "inventory.audit.none.hint": "begin one: inventory audit start 'Home / Garage'",
  ]
}
