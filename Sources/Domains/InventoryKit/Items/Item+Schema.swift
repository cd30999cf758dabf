public import StewardModels
import StewardValidation

extension Item {
  /// The field `archived`.
  public static let archived = Field(
    "archived", \Item.archived, .default(false),
    .help("Whether it was put away: kept, but out of lists and totals."), .example("yes"),
    role: .archived)

  /// The field `seen`.
  public static let seen = Field(
    "seen", \Item.seen, .individual, .past, .title("Last seen"),
    .help("When it was last seen in an audit."), .example("2024-12-30T10:15:00Z"))

  /// The field `created`.
  public static let created = Field(
    "created", \Item.created, .help("When the record was made."),
    .example("2024-03-15T18:30:00Z"), role: .created)

  /// The field `changed`.
  public static let changed = Field(
    "changed", \Item.changed, .help("When the record was last changed."),
    .example("2024-03-16T09:00:00Z"), role: .changed)

  /// The declaration of an item, its fields in the order of the initializer.
  public static let schema = Schema(
    "item", Item.init, Field.id(), name, description, notes, link, quantity, serial, model,
    manufacturer, category, place, inside, tags, condition, asset, barcode, importRef, bought,
    price,
    shop, order, value, replacement, insured, warranty, warrantyForLife, warrantyNote, lentTo,
    lentSince, lentDue, soldOn, soldTo, soldFor, soldNote, archived, seen, own, created, changed,
    rules: [
      .ordered(lentSince, lentDue), .requires(lentTo, with: lentSince),
      .requires(lentTo, with: lentDue), .ordered(bought, soldOn), notInItself,
    ])

  /// No item lies in itself.
  ///
  /// Longer circles are found where the store can be asked
  /// (`Snapshot.treeViolations`).
  private static let notInItself = RecordRule<Item>("circle", fields: ["inside"]) { item in
    item.inside == item.id ? Message("inventory.inside.itself") : nil
  }
}
