internal import StewardText

/// Text in pieces, each with its style: a cell, a label, a line.
public struct StyledText: Sendable, Hashable, ExpressibleByStringLiteral {
  /// A piece of text in one style.
  public struct Span: Sendable, Hashable {
    /// The text as recorded; made safe when it is drawn.
    public var text: String
    /// How it looks.
    public var style: Style
  }

  /// The pieces from left to right.
  public var spans: [Span]
  /// What says the most of it, for a column in which it does not fit whole; nil where the beginning
  /// does.
  public var short: String?

  /// A text in one style.
  ///
  /// - Parameter short: What says the most of it where it does not fit, as the day alone of a day and
  ///   how far off that is.
  public init(_ text: String, _ style: Style = .plain, short: String? = nil) {
    spans = text.isEmpty ? [] : [Span(text: text, style: style)]
    self.short = short
  }

  /// A text as a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Appends a piece.
  public mutating func append(_ text: String, _ style: Style = .plain) {
    if !text.isEmpty { spans.append(Span(text: text, style: style)) }
  }

  /// The text without any style.
  public var text: String {
    spans.count == 1 ? spans[0].text : spans.lazy.map(\.text).joined()
  }
}

extension StyledText {
  /// How many columns its short form takes, or all of it where it has none.
  var leastWidth: Int { short.map { min(DisplayWidth.columns(of: $0), width) } ?? width }

  /// The text on one line with every control character shown instead of sent.
  var safe: StyledText {
    var result = self
    for index in result.spans.indices {
      result.spans[index].text = TerminalSafe.text(result.spans[index].text)
    }
    result.short = short.map { TerminalSafe.text($0) }
    return result
  }

  /// The columns it takes; the text must be safe.
  var width: Int { spans.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) } }

  /// The text, no wider than told: by whole graphemes, `…` in place of the rest.
  func cut(to limit: Int, at place: TableColumn.Cut = .end) -> StyledText {
    guard limit > 0 else { return StyledText("") }
    guard width > limit else { return self }
    if let short, DisplayWidth.columns(of: short) <= limit {
      return StyledText(short, spans.first?.style ?? .plain)
    }
    if place == .beginning { return cutAtBeginning(to: limit) }
    var result = StyledText("")
    var room = limit - 1
    for span in spans {
      let kept = Ellipsis.prefix(of: span.text, columns: room)
      result.append(kept.text, span.style)
      room -= kept.columns
      if kept.isCut {
        result.append("…", span.style)
        return result
      }
    }
    return result
  }

  private func cutAtBeginning(to limit: Int) -> StyledText {
    var kept: [Span] = []
    var room = limit - 1
    for span in spans.reversed() {
      let end = Ellipsis.suffix(of: span.text, columns: room)
      if !end.text.isEmpty { kept.append(Span(text: end.text, style: span.style)) }
      room -= end.columns
      if end.isCut {
        kept.append(Span(text: "…", style: span.style))
        break
      }
    }
    var result = StyledText("")
    for span in kept.reversed() { result.append(span.text, span.style) }
    return result
  }

  /// The text as sent to a canvas; on a terminal, right-to-left text is isolated, so that the
  /// columns beside it stay where they are.
  func drawn(on canvas: Canvas, base: Style = .plain) -> String {
    let drawn: String = spans.map { base.adding($0.style).applied(to: $0.text, on: canvas) }
      .joined()
    // Right-to-left scripts begin at U+0590, which UTF-8 writes as D6 90.
    guard canvas.width != nil, drawn.utf8.contains(where: { $0 >= 0xD6 }) else { return drawn }
    return TerminalSafe.isolated(drawn)
  }
}
