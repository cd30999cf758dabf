/// Where text is drawn: how wide it is, and whether colours are seen there.
public struct Canvas: Sendable, Hashable {
  /// The columns there are; nil for a file or a pipe, where nothing is cut.
  public var width: Int?
  /// Whether styles are sent.
  public var hasColor: Bool

  /// Makes a canvas.
  public init(width: Int? = nil, hasColor: Bool = false) {
    self.width = width
    self.hasColor = hasColor
  }

  /// A file or a pipe.
  public static let pipe = Canvas()

  /// The columns for running text, which is wrapped everywhere.
  public var textWidth: Int { width ?? 80 }
}
