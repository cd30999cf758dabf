/// One part of a Markdown text with lists: what is read and written in turn.
public enum MarkdownElement: Sendable, Hashable {
  /// A heading.
  case heading(MarkdownHeading)
  /// An item of a list, with or without a box.
  case item(MarkdownItem)
  /// A paragraph that belongs to no item, or to one that other items followed.
  case paragraph(MarkdownParagraph)
}

/// A heading of a Markdown text.
public struct MarkdownHeading: Sendable, Hashable {
  /// How deep it is, from 1 to 6.
  public var level: Int
  /// Its text, without escapes.
  public var text: String
  /// The physical line where it begins, counted from one.
  public var line: Int

  /// Makes a heading.
  public init(_ text: String, level: Int = 1, line: Int = 0) {
    self.text = text
    self.level = level
    self.line = line
  }
}

/// An item of a list in a Markdown text.
public struct MarkdownItem: Sendable, Hashable {
  /// How many items it lies in.
  public var depth: Int
  /// Whether its box has a mark; nil for an item without a box.
  public var isChecked: Bool?
  /// Its text, without escapes.
  public var text: String
  /// What stands below it before its first item, line by line, without escapes; empty for nothing.
  public var note: String
  /// The physical line where it begins, counted from one.
  public var line: Int

  /// Makes an item.
  public init(
    _ text: String, isChecked: Bool? = false, depth: Int = 0, note: String = "", line: Int = 0
  ) {
    self.text = text
    self.isChecked = isChecked
    self.depth = depth
    self.note = note
    self.line = line
  }
}

/// A paragraph that is no part of an item.
public struct MarkdownParagraph: Sendable, Hashable {
  /// Its text, line by line, without escapes.
  public var text: String
  /// How many items the item lies in whose paragraph it is; nil outside of lists.
  public var depth: Int?
  /// The physical line where it begins, counted from one.
  public var line: Int

  /// Makes a paragraph.
  public init(_ text: String, depth: Int? = nil, line: Int = 0) {
    self.text = text
    self.depth = depth
    self.line = line
  }
}
