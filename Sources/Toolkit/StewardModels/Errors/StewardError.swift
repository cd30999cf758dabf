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
  /// The message's identifier and arguments.
  public var description: String { message.description }

  /// The description with the hint and the details.
  public var debugDescription: String {
    [message.description, hint.map { "hint: \($0)" }, details.isEmpty ? nil : details]
      .compactMap(\.self).joined(separator: "; ")
  }
}
