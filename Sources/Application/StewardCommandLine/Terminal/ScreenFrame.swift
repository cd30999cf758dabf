/// What the whole window shows at a moment.
public struct ScreenFrame: Sendable, Hashable {
  /// The lines from the top, each no wider than the window and safe for a terminal.
  public var lines: [String]
  /// Where the terminal's cursor is seen, counted from 0; nil for nowhere.
  public var cursor: Cursor?

  /// A place on the window.
  public struct Cursor: Sendable, Hashable {
    /// The line, from 0.
    public var line: Int
    /// The column, from 0.
    public var column: Int
  }

  /// Makes a frame.
  public init(lines: [String], cursor: Cursor? = nil) {
    self.lines = lines
    self.cursor = cursor
  }
}
