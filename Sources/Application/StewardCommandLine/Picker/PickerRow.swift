/// What stands before the text of a row.
public enum PickerMark: Sendable, Hashable, CaseIterable {
  /// Nothing, and no room for anything.
  case none
  /// `[ ]`: still to be done.
  case open
  /// `[x]`: done.
  case checked
  /// Blank in the column of ✓: not on the list.
  case absent
  /// A green ✓: on the list.
  case present

  /// What is drawn; as many columns for each mark that goes with it.
  var sign: String {
    switch self {
    case .none: ""
    case .open: "[ ]"
    case .checked: "[x]"
    case .absent: " "
    case .present: "✓"
    }
  }
}

/// One record in a picker.
public struct PickerRow: Sendable, Hashable, Identifiable {
  /// What tells it from every other row; handed back in intents.
  public var id: String
  /// What stands before the text.
  public var mark: PickerMark
  /// What it is called, as recorded: it is made safe when it is drawn.
  public var text: String
  /// What stands at the right, such as a price or a due day.
  public var detail: String
  /// How many rows it lies below, in a tree.
  public var depth: Int
  /// The heading that it stands under; one is drawn wherever it differs from that of the row above.
  public var section: String
  /// What the line for editing begins with; nil for the text.
  public var draft: String?

  /// Makes a row.
  public init(
    id: String, mark: PickerMark = .none, text: String, detail: String = "", depth: Int = 0,
    section: String = "", draft: String? = nil
  ) {
    self.id = id
    self.mark = mark
    self.text = text
    self.detail = detail
    self.depth = depth
    self.section = section
    self.draft = draft
  }
}
