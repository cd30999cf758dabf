/// One thing that a search asks for: a token, or the beginning of one.
public struct SearchTerm: Sendable, Hashable {
  /// The folded text of the token, never empty.
  public let text: String
  /// Whether tokens that begin with the text match too.
  public let isPrefix: Bool

  /// Makes a term of text that is a token already.
  public init(text: String, isPrefix: Bool) {
    self.text = text
    self.isPrefix = isPrefix
  }

  /// Whether a token has what the term asks for.
  func matches(_ token: UnsafeBufferPointer<UInt8>) -> Bool {
    let utf8 = text.utf8
    return utf8.count <= token.count && (isPrefix || utf8.count == token.count)
      && token.prefix(utf8.count).elementsEqual(utf8)
  }
}
