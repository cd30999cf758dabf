/// How records are printed.
public enum OutputFormat: String, CaseIterable, Sendable {
  /// For people: fitted to the terminal.
  case table
  /// One record a line, a tab between fields, no headings.
  case plain
  /// An array of objects.
  case json
  /// An object a line.
  case ndjson
  /// With a heading, as RFC 4180 has it.
  case csv
  /// A table of GitHub Flavored Markdown.
  case markdown

  /// Whether it is made of objects that hold every field unless columns were named.
  var isWhole: Bool { self == .json || self == .ndjson }
}
