public import StewardModels
import StewardPersistence
import StewardValidation

extension ChecklistItem {
  /// The field `text`.
  public static let text = Field(
    "text", \ChecklistItem.text, .required, .localizedOrder, .searchable, .length(...1000),
    .oneLine, .notBlank, .help("What is to be done, in at most 1,000 characters."),
    .example("Pack socks"), role: .name)

  /// The field `list`.
  public static let list = Field(
    "list", \ChecklistItem.list, .onRemoval(.cascade),
    .help("The list that it stands on; the current one where none is said."), .example("Trip"))

  /// The field `parent`.
  public static let parent = Field(
    "parent", \ChecklistItem.parent, .title("Under"), .onRemoval(.cascade),
    .help("The item that it stands under."), .example("Clothes"), role: .parent)

  /// The field `checked`.
  public static let checked = Field(
    "checked", \ChecklistItem.checked, .past, .help("When it was checked."),
    .example("2026-11-30T10:15:00Z"), role: .done)

  /// The field `note`.
  public static let note = Field(
    "note", \ChecklistItem.note, .searchable, .length(...100_000),
    .help("Whatever is worth knowing about it; +TEXT adds a line with the day."),
    .example("+Called, no answer"), role: .note)

  /// The field `start`.
  public static let start = Field(
    "start", \ChecklistItem.start,
    .help("Before when it need not be seen by next, due and pick."), .example("mon"), role: .start)

  /// The field `due`.
  public static let due = Field(
    "due", \ChecklistItem.due, .indexed, .help("When it is due."), .example("fri"), role: .due)

  /// The field `priority`.
  public static let priority = Field(
    "priority", \ChecklistItem.priority, .alias("pri"), .letter, .indexed,
    .help("How much it matters: A before B, down to Z."), .example("A"))

  /// The field `tags`.
  public static let tags = Field(
    "tags", \ChecklistItem.tags, .alias("tag"), .default([]), .searchable,
    .help("What it belongs to."),
    .example("errand; town"))

  /// The field `own`.
  public static let own = Field(
    "own", \ChecklistItem.own, .searchable,
    .help("What else you want to keep, and what other programs keep, as name=value."),
    .example("taxi=2"))

  /// The field `every`, also typed as `after`: from the day that it was done.
  public static let every = Field(
    "every", \ChecklistItem.every, .title("Repeats"), .alias("after", prefix: "after "),
    .help("How it repeats: checking it makes the next one."), .example("2w"))

  /// The field `position`.
  public static let position = Field(
    "position", \ChecklistItem.position,
    .help("Its place on the list, as a key between two others."), .example("a0"),
    role: .position)

  /// The field `created`.
  public static let created = Field(
    "created", \ChecklistItem.created, .help("When the record was made."),
    .example("2026-03-15T18:30:00Z"), role: .created)

  /// The field `changed`.
  public static let changed = Field(
    "changed", \ChecklistItem.changed, .help("When the record was last changed."),
    .example("2026-03-16T09:00:00Z"), role: .changed)

  /// The declaration of an item, its fields in the order of the initializer.
  public static let schema = Schema(
    "task", ChecklistItem.init, Field.id(), text, list, parent, checked, note, start, due,
    priority, tags, own, every, position, created, changed, title: "item",
    indexes: [FieldIndex(list, position), FieldIndex(list, checked, due)])
}
