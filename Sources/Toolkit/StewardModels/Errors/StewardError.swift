/// What every error of the toolkit tells: words for the person, a way on, details for developers.
///
/// Each module has one type that conforms. Its `code` is a struct over a private enum, so that a
/// case can be added without breaking a `switch` elsewhere.
public protocol StewardError: Error, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// What went wrong and where, for the person.
  var message: Message { get }
  /// What the person can do about it, where something is known.
  var hint: Message? { get }
  /// What a developer needs beyond that. It may hold data of the person's and is never shown
  /// unasked.
  var details: String { get }
}

extension StewardError {
  /// What went wrong, in English words: what `print(error)` shows.
  ///
  /// A message of a program's own shows the words that it brings, else its identifier. For other words
  /// and other languages, see `Catalogue.words(for:)`.
  public var description: String { Catalogue.english.words(for: message) }

  /// The words with the hint, the message's identifier and arguments, and the details: what Swift
  /// shows of an error that nothing catches.
  public var debugDescription: String {
    let parts = [
      description, hint.map { "hint: \(Catalogue.english.words(for: $0))" }, "[\(message)]",
      details.isEmpty ? nil : details,
    ]
    return VisibleText.of(parts.compactMap(\.self).joined(separator: "; "), keepsLines: true)
  }
}
