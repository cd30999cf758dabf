/// What help shows of a domain: conditions, changes and headings that mean something in it.
public struct DomainExamples: Sendable {
  /// A filter of one word, as in `@winter`.
  public let filter: String
  /// The options of a change, as in `--tag +winter`.
  public let change: String
  /// The options that take something away again.
  public let clearing: String
  /// A field by which records are grouped.
  public let group: String
  /// A heading of a table, and the field that it means, as in `Room=place`.
  public let heading: String
  /// A file that holds all of it.
  public let file: String
  /// The message that is the page on filters.
  public let filters: String

  /// Those of belongings.
  public static var belongings: DomainExamples {
    DomainExamples(
      filter: "@winter", change: "--tag +winter --tag -old", clearing: "--tag -winter",
      group: "tags", heading: "Room=place", file: "household.json",
      filters: "application.help.filters.page")
  }

  /// Names each.
  public init(
    filter: String, change: String, clearing: String, group: String, heading: String,
    file: String, filters: String
  ) {
    self.filter = filter
    self.change = change
    self.clearing = clearing
    self.group = group
    self.heading = heading
    self.file = file
    self.filters = filters
  }
}
