/// The names from an outermost record down to one that lies in it: `Home / Garage / Shelf 2`.
///
/// A name that holds a slash stands between double quotes: `Home / "AC/DC shelf"`. What is written
/// reads back equal.
public struct RecordPath: Hashable, Sendable, CustomStringConvertible {
  /// The names, the outermost first.
  public let names: [String]

  /// A path of names.
  public init(_ names: [String]) { self.names = names }

  /// Reads a path.
  ///
  /// - Returns: nil where a name is missing between two slashes or at an end.
  public init?(_ text: String) {
    var names: [String] = []
    var rest = text[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      var name: String
      if rest.first == "\"", let (quoted, after) = TextList.leadingQuoted(rest),
        Self.isEnd(after.first { !$0.isWhitespace })
      {
        name = quoted
        rest = after.drop(while: \.isWhitespace)
      } else {
        let end = rest.firstIndex(of: "/") ?? rest.endIndex
        var part = rest[..<end]
        while part.last?.isWhitespace == true { part.removeLast() }
        name = String(part)
        rest = rest[end...]
      }
      guard !name.isEmpty else { return nil }
      names.append(name)
      if rest.isEmpty { break }
      rest = rest.dropFirst()
    }
    self.names = names
  }

  private static func isEnd(_ character: Character?) -> Bool {
    character == nil || character == "/"
  }

  /// The path as people write it.
  public var description: String {
    if names.count == 1, !Self.needsQuotes(names[0]) { return names[0] }
    return names.map { Self.needsQuotes($0) ? TextList.quoted($0) : $0 }.joined(separator: " / ")
  }

  private static func needsQuotes(_ name: String) -> Bool {
    name.contains("/") || name.hasPrefix("\"") || name.first?.isWhitespace == true
      || name.last?.isWhitespace == true
  }
}
