/// How a piece of text looks on a terminal that shows colours.
public struct Style: Sendable, Hashable {
  /// One of the eight colours that every terminal has, as its owner set them.
  public enum Color: UInt8, Sendable, Hashable {
    /// For what is wrong.
    case red = 1
    /// For what is right.
    case green
    /// For what wants attention.
    case yellow
    /// For names of places and things.
    case blue
    /// For what stands out beside those.
    case magenta
    /// For handles and bars.
    case cyan
  }

  /// Whether it is bold.
  public var isBold: Bool
  /// Whether it steps back.
  public var isDim: Bool
  /// Whether it is underlined.
  public var isUnderlined: Bool
  /// Whether letters and ground change their colours.
  public var isReversed: Bool
  /// Its colour; nil for that of the terminal.
  public var color: Color?

  /// Makes a style.
  public init(
    isBold: Bool = false, isDim: Bool = false, isUnderlined: Bool = false,
    isReversed: Bool = false, color: Color? = nil
  ) {
    self.isBold = isBold
    self.isDim = isDim
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
    self.color = color
  }

  /// As the terminal writes by itself.
  public static let plain = Style()
  /// Bold.
  public static let bold = Style(isBold: true)
  /// Stepping back.
  public static let dim = Style(isDim: true)
  /// Where a person is.
  public static let reversed = Style(isReversed: true)
  /// What a search found.
  public static let mark = Style(isBold: true, isUnderlined: true)
  /// One colour and nothing else.
  public static func color(_ color: Color) -> Style { Style(color: color) }

  /// The text in this style where colours are seen, else the text alone.
  ///
  /// The style is begun and ended by sequences of ECMA-48. The text must be safe for a terminal
  /// already.
  public func applied(to text: String, on canvas: Canvas) -> String {
    guard canvas.hasColor, self != .plain, !text.isEmpty else { return text }
    return "\u{1b}[\(parameters)m\(text)\u{1b}[0m"
  }

  /// This style with everything that the other adds to it.
  public func adding(_ other: Style) -> Style {
    Style(
      isBold: isBold || other.isBold, isDim: isDim || other.isDim,
      isUnderlined: isUnderlined || other.isUnderlined,
      isReversed: isReversed || other.isReversed, color: other.color ?? color)
  }

  /// SGR parameters: 1 bold, 2 faint, 4 underlined, 7 reversed, 30 to 37 foreground (ECMA-48, 8.3.117).
  private var parameters: String {
    var numbers: [String] = []
    if isBold { numbers.append("1") }
    if isDim { numbers.append("2") }
    if isUnderlined { numbers.append("4") }
    if isReversed { numbers.append("7") }
    if let color { numbers.append(String(30 + color.rawValue)) }
    return numbers.joined(separator: ";")
  }
}
