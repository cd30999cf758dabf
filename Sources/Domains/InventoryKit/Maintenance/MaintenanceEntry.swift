public import StewardModels
import StewardText
import StewardValidation

/// Something that was done to keep an item going, or is to be done.
///
/// Goes with the item. Of the entries that say the same of one item, the last says when it is due
/// next.
public struct MaintenanceEntry: Record {
  /// The identity.
  public let id: RecordID<MaintenanceEntry>
  /// The item.
  public var item: RecordID<Item>
  /// What is done: `Descale`.
  public var what: String
  /// When it was done; nil for what was planned and not done yet.
  public var day: Day?
  /// What it cost.
  public var cost: Money?
  /// How often it is to be done, as `6mo`.
  public var every: String?
  /// When it is due next.
  public var next: Day?
  /// Free text about it.
  public var note: String?

  /// Makes an entry.
  public init(
    id: RecordID<MaintenanceEntry> = RecordID(), item: RecordID<Item>, what: String,
    day: Day? = nil, cost: Money? = nil, every: String? = nil, next: Day? = nil,
    note: String? = nil
  ) {
    self.id = id
    self.item = item
    self.what = what
    self.day = day
    self.cost = cost
    self.every = every
    self.next = next
    self.note = note
  }

  /// The field `item`.
  public static let item = Field(
    "item", \MaintenanceEntry.item, .required, .onRemoval(.cascade), .help("What it is about."),
    .example("Coffee machine"))

  /// The field `what`.
  public static let what = Field(
    "what", \MaintenanceEntry.what, .required, .searchable, .length(...255), .notBlank,
    .help("What is done."), .example("Descale"), role: .name)

  /// The field `day`.
  public static let day = Field(
    "day", \MaintenanceEntry.day, .past, .title("Done on"),
    .help("When it was done; nothing for what is only planned."), .example("2024-03-15"))

  /// The field `cost`.
  public static let cost = Field(
    "cost", \MaintenanceEntry.cost, .notNegative, .help("What it cost."), .example("12.50 EUR"))

  /// The field `every`.
  public static let every = Field(
    "every", \MaintenanceEntry.every, .period, .help("How often it is to be done."),
    .example("6mo"))

  /// The field `next`.
  public static let next = Field(
    "next", \MaintenanceEntry.next, .title("Next due"), .help("When it is due next."),
    .example("2024-09-15"))

  /// The field `note`.
  public static let note = Field(
    "note", \MaintenanceEntry.note, .searchable, .length(...10_000),
    .help("Whatever is worth knowing about it."), .example("The seal is worn"), role: .note)

  /// The declaration of an entry.
  public static let schema = Schema(
    "maintenance", MaintenanceEntry.init, Field.id(), item, what, day, cost, every, next, note,
    title: "maintenance entry", plural: "maintenance entries", rules: [.ordered(day, next)])
}

extension FieldTrait where Content: FieldValue, Content.Present == String {
  /// The text is a period of whole days, longer than none.
  fileprivate static var period: FieldTrait {
    .rule(
      Rule("period") { text in
        do throws(TextError) {
          let period = try PeriodReader.read(text)
          if period.seconds == 0, period.months > 0 || period.days > 0 { return nil }
        } catch {
          // What is wrong with it is told by the rule.
        }
        return Message("inventory.maintenance.period")
      })
  }
}
