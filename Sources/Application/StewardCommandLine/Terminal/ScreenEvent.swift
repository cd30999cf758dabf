/// What a screen wakes for.
public enum ScreenEvent: Sendable, Hashable {
  /// A key was pressed or text pasted.
  case key(Key)
  /// The window has another size.
  case resized
  /// The program was stopped and goes on: the screen is to be drawn anew.
  case resumed
  /// Somebody outside wants it stopped, as Ctrl-Z does.
  case stop
  /// ``LiveScreen/wake()`` was called.
  case news
  /// Ctrl-C.
  case interrupted
  /// The terminal is gone.
  case gone
}
