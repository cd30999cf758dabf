public import StewardModels

/// How much an item matters: one of the letters A to Z, A the most.
public struct Priority: Hashable, Sendable, CustomStringConvertible {
  /// The letter, in upper case.
  public let letter: String

  /// Reads a letter, in either case and width.
  ///
  /// - Throws: `ChecklistError.Code.invalidPriority`.
  public init(_ text: String) throws(ChecklistError) {
    let letter = String(text.unicodeScalars.map(Self.narrowed)).uppercased()
    guard Self.isLetter(letter) else {
      throw ChecklistError(
        .invalidPriority, Message("checklists.priority.invalid", ["text": .text(text)]),
        hint: Message("checklists.priority.hint"))
    }
    self.letter = letter
  }

  /// What a store keeps; what is no letter is refused by the rule of the field.
  init(stored: String) { letter = stored }

  /// Whether it is one of the letters.
  var isValid: Bool { Self.isLetter(letter) }

  /// A letter of full width as the plain one; accents stay, as a letter with one is another.
  private static func narrowed(_ scalar: Unicode.Scalar) -> Character {
    guard (0xFF21...0xFF5A).contains(scalar.value) else { return Character(scalar) }
    return Unicode.Scalar(scalar.value - 0xFEE0).map { Character($0) } ?? Character(scalar)
  }

  private static func isLetter(_ text: String) -> Bool {
    text.utf8.count == 1 && text.utf8.allSatisfy { (65...90).contains($0) }
  }

  /// The letter.
  public var description: String { letter }
}

extension Priority: Comparable {
  /// Whether it matters more.
  public static func < (left: Priority, right: Priority) -> Bool { left.letter < right.letter }
}

extension Priority: FieldValue {
  /// A priority is itself.
  public typealias Present = Priority

  /// Text.
  public static var kind: FieldKind { .text }

  /// Reads a stored letter.
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Priority {
    Priority(stored: row.text(column))
  }

  /// Appends the letter.
  public func encode(into row: inout [Scalar]) { row.append(.text(letter)) }
  /// The letter, as text.
  public var value: Value { .text(letter) }
}

extension FieldTrait where Content: FieldValue, Content.Present == Priority {
  /// The priority is one of the letters A to Z.
  static var letter: FieldTrait {
    .rule(Rule("letter") { $0.isValid ? nil : Message("checklists.priority.rule") })
  }
}
