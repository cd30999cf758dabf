public import StewardModels
import StewardPersistence
import StewardValidation

extension Checklist {
  /// The field `name`.
  public static let name = Field(
    "name", \Checklist.name, .required, .unique, .localizedOrder, .searchable, .length(...255),
    .oneLine, .notBlank, .listName,
    .help("What it is called, in at most 255 characters; no two lists are called alike."),
    .example("Trip"), role: .name)

  /// The field `icon`.
  public static let icon = Field(
    "icon", \Checklist.icon, .default(.blank),
    .help("The picture beside its name, by name, or any emoji."), .example("Trips"), role: .icon)

  /// The field `note`.
  public static let note = Field(
    "note", \Checklist.note, .searchable, .length(...10_000),
    .help("Whatever is worth knowing about it."), .example("For two weeks by train"), role: .note)

  /// The field `archived`.
  public static let archived = Field(
    "archived", \Checklist.archived, .past,
    .help("When it was put away: kept, but out of the overview."),
    .example("2026-09-30T18:00:00Z"), role: .archived)

  /// The field `position`.
  public static let position = Field(
    "position", \Checklist.position, .indexed,
    .help("Its place among lists, as a key between two others."),
    .example("a0"), role: .position)

  /// The field `created`.
  public static let created = Field(
    "created", \Checklist.created, .help("When the record was made."),
    .example("2026-03-15T18:30:00Z"), role: .created)

  /// The field `changed`.
  public static let changed = Field(
    "changed", \Checklist.changed, .help("When the record was last changed."),
    .example("2026-03-16T09:00:00Z"), role: .changed)

  /// The declaration of a list, its fields in the order of the initializer.
  public static let schema = Schema(
    "checklist", Checklist.init, Field.id(), name, icon, note, archived, position, created, changed,
    title: "list")
}
