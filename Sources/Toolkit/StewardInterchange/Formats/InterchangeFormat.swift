/// A format that records travel in.
public struct InterchangeFormat: Sendable, Hashable, CustomStringConvertible {
  /// The name, as given to `--from` and `--to`.
  public let name: String
  /// The endings of file names, without the dot.
  public let fileExtensions: [String]

  /// Comma-separated values, also with the other separators.
  public static let csv = InterchangeFormat(name: "csv", fileExtensions: ["csv"])
  /// Tab-separated values.
  public static let tsv = InterchangeFormat(name: "tsv", fileExtensions: ["tsv", "tab"])
  /// One JSON text.
  public static let json = InterchangeFormat(name: "json", fileExtensions: ["json"])
  /// JSON texts, one a line.
  public static let ndjson = InterchangeFormat(
    name: "ndjson", fileExtensions: ["ndjson", "jsonl"])

  /// Markdown, whose lists are read.
  public static let markdown = InterchangeFormat(
    name: "markdown", fileExtensions: ["md", "markdown", "mdown"])
  /// The lines of todo.txt.
  public static let todoText = InterchangeFormat(name: "todotxt", fileExtensions: ["txt"])

  /// All formats of this layer.
  public static let all = [csv, tsv, json, ndjson]

  /// The format of that name, or nil.
  public init?(name: String) {
    guard let format = Self.all.first(where: { $0.name == name.lowercased() }) else { return nil }
    self = format
  }

  /// The format whose ending a file name has, or nil.
  public init?(fileName: String) {
    let name = fileName.lowercased()
    guard
      let format = Self.all.first(where: { format in
        format.fileExtensions.contains { name.hasSuffix(".\($0)") }
      })
    else { return nil }
    self = format
  }

  /// A format that a domain adds to those of this layer: a name as given to `--from` and `--to`, and
  /// the endings of file names, without the dot.
  public init(name: String, fileExtensions: [String]) {
    self.name = name
    self.fileExtensions = fileExtensions
  }

  /// The name.
  public var description: String { name }
}
