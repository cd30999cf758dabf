/// Text for a person, by what it says and not by how it is worded.
///
/// A message is an identifier with named arguments. A `Catalogue` turns it into words, at the edge, in
/// the person's language. `description` is for developers and logs.
public struct Message: Sendable, Hashable, CustomStringConvertible {
  /// The key of the template in the catalogue, such as `model.day.invalid`.
  public let id: String
  /// What fills the template, by name.
  public let arguments: [String: Argument]
  /// The template where a catalogue has none for the id.
  public let words: String?

  /// One thing that fills a place in a template.
  public enum Argument: Sendable, Hashable {
    /// Text that is shown as it is, with control characters made visible.
    case text(String)
    /// A whole number; templates choose singular and plural by it.
    case number(Int)
    /// Another message, worded by itself first.
    case message(Message)
    /// Several texts, joined as the language joins them.
    case list([String])
  }

  /// Makes a message.
  ///
  /// A program's own message can bring its words, so that it is worded wherever it is shown:
  ///
  /// ```swift
  /// Message("books.isbn", ["text": .text(text)], words: "\"{text}\" is no ISBN")
  /// ```
  ///
  /// - Parameters:
  ///   - id: The key of the template in the catalogue.
  ///   - arguments: What fills the template, by name.
  ///   - words: The template where a catalogue has none for the id; see `Catalogue` for its form.
  public init(_ id: String, _ arguments: [String: Argument] = [:], words: String? = nil) {
    self.id = id
    self.arguments = arguments
    self.words = words
  }

  /// The identifier and its arguments in order of name.
  public var description: String {
    guard !arguments.isEmpty else { return id }
    let listed = arguments.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.plain)" }
    return "\(id) (\(listed.joined(separator: ", ")))"
  }
}

extension Message.Argument: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByIntegerLiteral
{
  /// Text, written as a literal.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A number, written as a literal.
  public init(integerLiteral value: Int) { self = .number(value) }

  /// The argument without any wording, for developers.
  public var plain: String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    case .message(let message): message.description
    case .list(let texts): texts.joined(separator: ", ")
    }
  }
}
