extension RecordPath {
  /// What keeps a text from being a path, and where.
  public struct Problem: Error, Hashable, Sendable {
    /// What it is.
    public enum Kind: Sendable, Hashable {
      /// There is no name between two slashes, or at an end.
      case missingName
      /// A quote is not closed.
      case openQuote
      /// Something follows a quoted name that is no slash.
      case afterQuote

      /// The message's identifier.
      public var message: String {
        switch self {
        case .missingName: "model.path.gap"
        case .openQuote: "model.path.quote"
        case .afterQuote: "model.path.after-quote"
        }
      }
    }

    /// What it is.
    public let kind: Kind
    /// Where in the text it is.
    public let index: String.Index
  }

  /// The names of a path, read as `init(_:)` reads them, for those who must say where it fails.
  public static func parts(of text: String) throws(Problem) -> [String] {
    var reader = Reader(text)
    var parts = [try reader.name()]
    while try reader.takesSlash() { parts.append(try reader.name()) }
    return parts
  }

  /// Reads scalar by scalar: a mark that follows a slash or a quote does not hide it.
  private struct Reader {
    let scalars: String.UnicodeScalarView
    var index: String.Index

    init(_ text: String) {
      scalars = text.unicodeScalars
      index = scalars.startIndex
    }

    var next: Unicode.Scalar? { index < scalars.endIndex ? scalars[index] : nil }

    mutating func skipSpace() {
      while next?.properties.isWhitespace == true { scalars.formIndex(after: &index) }
    }

    /// One name; afterwards the text is at its end or at a slash.
    mutating func name() throws(Problem) -> String {
      skipSpace()
      let start = index
      let name = next == "\"" ? try quoted() : plain()
      guard !name.isEmpty else { throw Problem(kind: .missingName, index: start) }
      return name
    }

    private mutating func plain() -> String {
      let start = index
      var end = index
      while let scalar = next, scalar != "/" {
        scalars.formIndex(after: &index)
        if !scalar.properties.isWhitespace { end = index }
      }
      return String(scalars[start..<end])
    }

    private mutating func quoted() throws(Problem) -> String {
      let start = index
      var name = String.UnicodeScalarView()
      scalars.formIndex(after: &index)
      while let scalar = next {
        scalars.formIndex(after: &index)
        if scalar == "\"" {
          guard next == "\"" else {
            skipSpace()
            return String(name)
          }
          scalars.formIndex(after: &index)
        }
        name.append(scalar)
      }
      throw Problem(kind: .openQuote, index: start)
    }

    /// Whether another name follows.
    mutating func takesSlash() throws(Problem) -> Bool {
      guard let scalar = next else { return false }
      guard scalar == "/" else { throw Problem(kind: .afterQuote, index: index) }
      scalars.formIndex(after: &index)
      return true
    }
  }
}
