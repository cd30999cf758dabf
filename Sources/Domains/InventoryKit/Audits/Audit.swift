public import StewardModels
import StewardValidation

/// A walk through a place to see whether everything is still there.
public struct Audit: Record {
  /// The identity.
  public let id: RecordID<Audit>
  /// Where; nil for everywhere.
  public var place: RecordID<Place>?
  /// When it began: what was seen since then has been ticked.
  public var begun: Moment
  /// When it ended; nil while it is under way.
  public var ended: Moment?
  /// How many items were seen, once it has ended.
  public var seen: Int?
  /// How many items were not seen, once it has ended.
  public var missing: Int?

  /// Makes an audit.
  public init(
    id: RecordID<Audit> = RecordID(), place: RecordID<Place>? = nil, begun: Moment,
    ended: Moment? = nil, seen: Int? = nil, missing: Int? = nil
  ) {
    self.id = id
    self.place = place
    self.begun = begun
    self.ended = ended
    self.seen = seen
    self.missing = missing
  }

  /// The field `place`.
  public static let place = Field(
    "place", \Audit.place, .onRemoval(.clear), .help("Where; nothing for everywhere."),
    .example("Home / Garage"))

  /// The field `begun`.
  public static let begun = Field(
    "begun", \Audit.begun, .required, .help("When it began."), .example("2024-12-30T10:00:00Z"))

  /// The field `ended`.
  public static let ended = Field(
    "ended", \Audit.ended, .help("When it ended; nothing while it is under way."),
    .example("2024-12-30T12:00:00Z"))

  /// The field `seen`.
  public static let seen = Field(
    "seen", \Audit.seen, .help("How many items were seen."), .example("40"))

  /// The field `missing`.
  public static let missing = Field(
    "missing", \Audit.missing, .help("How many items were not seen."), .example("2"))

  /// The declaration of an audit.
  public static let schema = Schema(
    "audit", Audit.init, Field.id(), place, begun, ended, seen, missing)
}
