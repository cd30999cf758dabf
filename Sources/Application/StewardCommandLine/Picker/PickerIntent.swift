/// What a person wants done to the records.
public enum PickerIntent: Sendable, Hashable {
  /// Which way a row is moved.
  public enum Direction: Sendable, Hashable {
    /// Before the row above.
    case up
    /// After the row below.
    case down
  }

  /// Check or uncheck, put on or take off.
  case toggle(String)
  /// Add what was typed, which is not blank.
  case add(String)
  /// Change a row into what was typed, which is not what was there.
  case edit(String, String)
  /// Remove a row; the person has said yes.
  case remove(String)
  /// Move a row by one; never asked for while a filter hides rows.
  case move(String, Direction)
  /// Take back the last change.
  case undo
  /// Give back what was taken back.
  case redo
}

/// What a key comes to, beside the state of the picker.
public enum PickerEffect: Sendable, Hashable {
  /// Nothing but what is drawn.
  case none
  /// Something is to be done.
  case carryOut(PickerIntent)
  /// The person is done.
  case leave
  /// Ctrl-C.
  case interrupt
  /// Ctrl-Z.
  case suspend
  /// Ctrl-L: the whole window is drawn anew.
  case redraw
}
