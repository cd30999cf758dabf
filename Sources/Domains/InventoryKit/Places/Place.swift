public import StewardModels
import StewardValidation

/// A place where things lie: a house, a room, a shelf.
///
/// Places lie in each other. The names from the outermost down make a path,
/// `Home / Garage / Shelf 2`; no two places right in the same place have one name.
public struct Place: Record {
  /// The identity.
  public let id: RecordID<Place>
  /// What it is called.
  public var name: String
  /// The place that it lies in; nil for an outermost one.
  public var parent: RecordID<Place>?
  /// Free text about it.
  public var note: String?

  /// Makes a place.
  public init(
    id: RecordID<Place> = RecordID(), name: String, parent: RecordID<Place>? = nil,
    note: String? = nil
  ) {
    self.id = id
    self.name = name
    self.parent = parent
    self.note = note
  }

  /// The field `name`.
  public static let name = Field(
    "name", \Place.name, .required, .localizedOrder, .searchable, .length(...255), .oneLine,
    .notBlank, .help("What it is called, in at most 255 characters."), .example("Garage"),
    role: .name)

  /// The field `parent`.
  ///
  /// A place that holds others is not removed.
  public static let parent = Field(
    "parent", \Place.parent, .title("Inside"), .onRemoval(.refuse),
    .help("The place that it lies in, as a path."), .example("Home"), role: .parent)

  /// The field `note`.
  public static let note = Field(
    "note", \Place.note, .searchable, .length(...10_000),
    .help("Whatever is worth knowing about it."), .example("The key hangs by the door"),
    role: .note)

  /// The declaration of a place.
  public static let schema = Schema(
    "place", Place.init, Field.id(), name, parent, note, rules: [notInItself])

  private static let notInItself = RecordRule<Place>("circle", fields: ["parent"]) { place in
    place.parent == place.id ? Message("inventory.place.itself") : nil
  }
}
