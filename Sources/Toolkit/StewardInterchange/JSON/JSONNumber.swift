/// A number as its text, so that no digit is lost.
public struct JSONNumber: Sendable, Hashable {
  /// The text, in the grammar of RFC 8259, section 6.
  public let text: String

  /// A number by its text; nil where that is no JSON number.
  public init?(text: String) {
    var text = text
    guard text.withUTF8({ JSONNumberGrammar.firstError(in: $0) == nil }) else { return nil }
    self.text = text
  }

  /// A whole number.
  public init(_ value: some BinaryInteger) { text = String(value) }

  init(unchecked text: String) { self.text = text }

  /// The shortest text that reads back as the same double; nil for what is not finite.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    text = value.description
  }

  /// The value, where it is whole and fits 64 bits exactly, as `1`, `1.0` and `1e3` are.
  public var integer: Int64? { JSONNumberGrammar.integer(text.utf8) }

  /// The nearest double; nil where the number is beyond all of them.
  public var double: Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }
}
