/// A key that was pressed, or text that was pasted.
public struct Key: Sendable, Hashable {
  /// Which key it is.
  public enum Code: Sendable, Hashable {
    /// One that writes; one code point, so that what is typed after it may join it.
    case character(Character)
    /// Text that was pasted, with its line breaks.
    case paste(String)
    /// An arrow.
    case up, down, left, right
    /// A key of the block above the arrows.
    case pageUp, pageDown, home, end, insert, delete
    /// A key at the edge of the letters.
    case backspace, tab, enter, escape
    /// F1 and so on.
    case function(Int)
  }

  /// What was held down with it.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Shift, where the key itself does not tell.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, Option or Meta.
    public static let alt = Modifiers(rawValue: 2)
    /// Ctrl.
    public static let control = Modifiers(rawValue: 4)
  }

  /// Which key it is.
  public var code: Code
  /// What was held down with it.
  public var modifiers: Modifiers

  /// Makes a key.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// A key that writes.
  public static func character(_ character: Character) -> Key { Key(.character(character)) }
  /// A letter with Ctrl.
  public static func control(_ letter: Character) -> Key { Key(.character(letter), .control) }
}
