public import StewardModels
import StewardValidation

// Where the thing belongs.
extension Item {
  /// The field `category`.
  public static let category = Field(
    "category", \Item.category, .searchable, .length(...255),
    .help("The kind of thing it is, in the household's own words."), .example("Tools"))

  /// The field `place`.
  ///
  /// A place that holds things is not removed.
  public static let place = Field(
    "place", \Item.place, .onRemoval(.refuse),
    .help("Where it lies, as a path of places; made on first use."),
    .example("Home / Garage / Shelf 2"))

  /// The field `inside`.
  ///
  /// Where the item that it lies in is removed, it lies in none.
  public static let inside = Field(
    "inside", \Item.inside, .onRemoval(.clear), .help("The item that it lies in."),
    .example("Tool box"), role: .parent)

  /// The field `tag`.
  public static let tags = Field(
    "tag", \Item.tags, .title("Tags"), .searchable, .each(.length(...100)),
    .help("Words of your own to find it by."), .example("winter"))

  /// The field `own`.
  public static let own = Field(
    "own", \Item.own, .title("Own fields"), .searchable,
    .help("Fields of your own: text, a number, a day, or yes or no."), .example("colour=red"))
}
