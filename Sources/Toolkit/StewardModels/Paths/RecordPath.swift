/// Where a record lies among records of its type, by names from the outermost down:
/// `Home / Garage / "AC/DC shelf"`.
///
/// Names stand between slashes; white space around them does not count. A name that holds a slash,
/// or that white space begins or ends, or that begins with a double quote, stands between double
/// quotes, a quote in it doubled. A quote elsewhere is itself: `19" rack`. Writing and reading give
/// the same names again, whatever they hold.
///
/// ```swift
/// let path = try RecordPath("Home / Garage")
/// path.parts  // ["Home", "Garage"]
/// ```
public struct RecordPath: Hashable, Sendable, CustomStringConvertible {
  /// The names, the outermost first; none of them empty.
  public let parts: [String]

  /// Takes names as they are; empty ones are left out.
  public init(parts: some Sequence<String>) {
    self.parts = parts.filter { !$0.isEmpty }
  }

  /// Reads a path.
  ///
  /// - Throws: `ModelError.Code.invalidValue` for a name that is missing and a quote that is not
  ///   closed; `parts(of:)` says where.
  public init(_ text: String) throws(ModelError) {
    do throws(Problem) {
      parts = try Self.parts(of: text)
    } catch {
      throw ModelError(
        .invalidValue, Message(error.kind.message, ["text": .text(text)]),
        hint: Message("model.path.hint"))
    }
  }

  /// The names between ` / `, quoted where they must be.
  public var description: String { parts.map(Self.quoted).joined(separator: " / ") }

  /// The name of the record itself.
  public var name: String { parts.last ?? "" }

  /// The path of what it lies in; nil for an outermost record.
  public var parent: RecordPath? {
    parts.count > 1 ? RecordPath(parts: parts.dropLast()) : nil
  }

  /// The path of a record that lies in this one.
  public func appending(_ name: String) -> RecordPath { RecordPath(parts: parts + [name]) }

  /// A name as it stands in a path.
  private static func quoted(_ name: String) -> String {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return "\"\"" }
    let isPlain =
      first != "\"" && !first.properties.isWhitespace && !last.properties.isWhitespace
      && !scalars.contains("/")
    if isPlain { return name }
    var quoted = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in scalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    quoted.append("\"")
    return String(quoted)
  }
}
