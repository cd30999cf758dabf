/// What ends a line of text.
public enum LineBreak: String, Sendable, Hashable {
  /// A line feed, as everywhere but on Windows.
  case lineFeed = "\n"
  /// A carriage return and a line feed, as on Windows.
  case pair = "\r\n"
  /// A carriage return alone, as on old Macs.
  case carriageReturn = "\r"
}
