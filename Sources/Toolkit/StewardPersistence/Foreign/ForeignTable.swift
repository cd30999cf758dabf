public import StewardText

/// A table in the form of another program: its headings, and the field that each of them stands for.
///
/// A domain declares those that it can read and write in `DomainDescription.tables`. The importer
/// then knows a file by its headings, the exporter writes one, and both tell what one of the two
/// programs cannot hold. A declaration is data; this is one of a list of things to buy:
///
/// ```swift
/// ForeignTable("grocer", title: "Grocer", marks: [.headings(["list", "item", "qty"])]) {
///   [
///     ForeignColumn("list", Entry.list.name, .path),
///     ForeignColumn("item", Entry.name.name),
///     ForeignColumn("qty", Entry.amount.name, unit: "unit"),
///     ForeignColumn("price", Entry.price.name, unit: "currency"),
///     ForeignColumn("done", Entry.isDone.name, .flag(yes: "1", no: "0")),
///     ForeignColumn(unheld: "aisle"),
///   ]
/// }
/// ```
///
/// Headings may stand in any order, and any may be missing: a field without a column is left as it
/// is in records that are there.
public struct ForeignTable: Sendable {
  /// What tells a table of this form from all others.
  public enum Mark: Sendable, Hashable {
    /// A heading begins with this.
    case prefix(String)
    /// All of these are headings.
    case headings([String])
  }

  /// The name, as given to `--from` and `--to`.
  public let name: String
  /// What the other program is called.
  public let title: String
  /// What tells its tables: one of these is enough.
  public let marks: [Mark]
  /// The field that keeps what tells the other program's records apart; nil where it has no such
  /// thing.
  ///
  /// A row is the record that holds the same there. A record in which it is empty is written under
  /// its own identity, which is known again when it comes back.
  public let key: String?
  /// What stands before the names of people's own fields in headings; nil where there are none.
  ///
  /// What they hold is text.
  public let ownPrefix: String?
  /// The mark before decimals, where it is always the same.
  public let decimal: DecimalMark?
  private let declared: @Sendable () -> [ForeignColumn]

  /// The columns, in the order in which they are written.
  ///
  /// They are made anew at each call, so that a program which needs none of them has no cost.
  public var columns: [ForeignColumn] { declared() }

  /// Declares a table.
  ///
  /// - Parameters:
  ///   - name: The name, as given to `--from` and `--to`: one lower-case word.
  ///   - title: What the other program is called.
  ///   - marks: What tells its tables.
  ///   - key: The field that keeps what tells its records apart.
  ///   - ownPrefix: What stands before the names of people's own fields.
  ///   - decimal: The mark before decimals, where it is always the same.
  ///   - columns: Makes the columns, in the order in which they are written.
  public init(
    _ name: String, title: String, marks: [Mark], key: String? = nil, ownPrefix: String? = nil,
    decimal: DecimalMark? = .point, columns: @escaping @Sendable () -> [ForeignColumn]
  ) {
    self.name = name
    self.title = title
    self.marks = marks
    self.key = key
    self.ownPrefix = ownPrefix
    self.decimal = decimal
    declared = columns
  }
}
