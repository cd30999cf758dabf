extension Catalogue {
  /// What ChecklistKit and ShoppingKit say of the forms of other programs.
  static let listFormatWords: [String: String] = [
    // What is read
    "checklists.import.paragraph": "\"{text}\" stands outside of a list and is left out",
    "checklists.import.repeats":
      "{count|one task repeats|# tasks repeat} in a way that is not known here: that is kept and given "
      + "back, and nothing repeats",
    "checklists.import.deleted": "{count|one deleted task is|# deleted tasks are} left out",
    "checklists.import.uuid": "this is no UUID",
    "checklists.import.status":
      "this is no status; it is pending, waiting, completed, deleted or recurring",
    "checklists.import.date": "this is no date; Taskwarrior writes 20261204T183000Z",
    "checklists.import.annotation": "each annotation has an entry and a description",

    "shopping.import.column": "{file}, line {line}: no column of a list is called \"{title}\"",
    "shopping.import.column.hint": "they are {names}",
    "shopping.import.kitchenowl":
      "{file}, line {line}: this is no export of KitchenOwl: {section} holds something else",
    "shopping.import.section": "{section}: {count|one is|# are} left out",

    // What other programs do not hold
    "shopping.lost.category": "{title} has no aisles: {count|one is|# are} left out",
    "shopping.lost.details":
      "{title} holds no more of products: {count|one has|# have} more, left out",
    "shopping.lost.entries":
      "{title} takes in no entries of lists: {count|one is|# are} left out",
    "shopping.lost.listShop": "{title} has no shops of lists: {count|one is|# are} left out",
    "shopping.lost.price": "{title} has no prices: {count|one is|# are} left out",
    "shopping.lost.products":
      "{title} has no products beside lists: {count|one is|# are} left out",
    "shopping.lost.purchases": "{title} has no purchases: {count|one is|# are} left out",
    "shopping.lost.shop": "{title} has no shops: {count|one is|# are} left out",
    "checklists.lost.archived":
      "{title} does not say that a list was put away: {count|one was|# were}",
    "checklists.lost.attribute":
      "{subject} means something else to {title}: {count|one field of your own is|# fields of your own are} left out",
    "checklists.lost.due": "{title} has no due days: {count|one is|# are} left out",
    "checklists.lost.emptyLists": "{title} has no empty lists: {count|one is|# are} left out",
    "checklists.lost.every":
      "{title} does not say how things repeat: {count|one does|# do}",
    "checklists.lost.first":
      "{title} has no first date of what repeats: {count|one is|# are} left out",
    "checklists.lost.rule":
      "{title} cannot say how {count|one item repeats|# items repeat}: that is left out",
    "checklists.lost.icons": "{title} has no icons: {count|one is|# are} left out",
    "checklists.lost.letter":
      "{title} has the priorities H, M and L: {subject} becomes L {count|once|# times}",
    "checklists.lost.listNotes": "{title} has no notes of lists: {count|one is|# are} left out",
    "checklists.lost.moment":
      "{title} does not say when something was checked: left out {count|once|# times}",
    "checklists.lost.nesting":
      "{title} has no items under others: {count|one stands by itself|# stand by themselves}",
    "checklists.lost.notes": "{title} has no notes: {count|one is|# are} left out",
    "checklists.lost.own":
      "{title} has no fields of your own: {count|one item has|# items have} such, left out",
    "checklists.lost.priority": "{title} has no priorities: {count|one is|# are} left out",
    "checklists.lost.start": "{title} has no start days: {count|one is|# are} left out",
    "checklists.lost.time": "{title} has no times of day: {count|one is|# are} left out",
    "checklists.lost.tags": "{title} has no tags: those of {count|one item|# items} are left out",
  ]
}
