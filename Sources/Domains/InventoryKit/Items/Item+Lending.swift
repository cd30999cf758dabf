public import StewardModels
import StewardValidation

// Who has the thing.
extension Item {
  /// The field `lent-to`.
  ///
  /// The item is lent where it holds something.
  public static let lentTo = Field(
    "lent-to", \Item.lentTo, .individual, .searchable, .length(...255),
    .help("Who has it."), .example("Maria"))

  /// The field `lent-since`.
  public static let lentSince = Field(
    "lent-since", \Item.lentSince, .individual, .past, .help("Since when."), .example("2024-05-01"))

  /// The field `lent-due`.
  public static let lentDue = Field(
    "lent-due", \Item.lentDue, .individual, .help("When it is due back."), .example("2024-06-01"))
}
