/// One physical line of a text.
public struct TextLine: Sendable, Hashable {
  /// What stands on it, without its line break.
  public let text: String
  /// Which line of the file it is, counted from one.
  public let number: Int
  /// What ends it; nil for a last line that nothing ends.
  public let lineBreak: LineBreak?

  /// Makes a line.
  public init(_ text: String, number: Int, lineBreak: LineBreak? = .lineFeed) {
    self.text = text
    self.number = number
    self.lineBreak = lineBreak
  }
}
