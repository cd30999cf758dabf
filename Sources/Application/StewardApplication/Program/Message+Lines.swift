import StewardModels

extension Message {
  /// Several messages, one on a line; nil for none.
  static func lines(_ messages: [Message]) -> Message? {
    guard var text = messages.last else { return nil }
    for message in messages.dropLast().reversed() {
      text = Message("application.lines", ["first": .message(message), "rest": .message(text)])
    }
    return text
  }

  /// A text as it is.
  static func literal(_ text: String) -> Message { Message("cli.text", ["text": .text(text)]) }
}
