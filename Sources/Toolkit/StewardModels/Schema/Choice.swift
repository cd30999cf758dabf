/// An enum of words that a field can hold.
///
/// Declaring the conformance is all there is to do.
///
/// ```swift
/// enum Condition: String, Choice { case new, good, fair, poor, broken }
/// ```
public protocol Choice: FieldValue, RawRepresentable, CaseIterable
where RawValue == String, Present == Self {}

extension Choice {
  /// A choice among the enum's words.
  public static var kind: FieldKind { .choice(allCases.map(\.rawValue)) }

  /// Reads a word.
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Self {
    let word = row.text(column)
    guard let choice = Self(rawValue: word) else {
      throw ModelError(
        .undecodable, Message("model.choice.unknown", ["text": .text(word)]),
        details: "\(Self.self) has no case for it")
    }
    return choice
  }

  /// Appends the word.
  @inlinable public func encode(into row: inout [Scalar]) { row.append(.text(rawValue)) }
  /// The word.
  @inlinable public var value: Value { .text(rawValue) }
}
