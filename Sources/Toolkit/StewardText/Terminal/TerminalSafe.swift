import StewardModels

/// Text that does nothing in a terminal but show itself.
///
/// Records hold what people and files put into them. Characters that would move the cursor, change
/// colours, or turn the direction of what follows are shown as signs instead.
public enum TerminalSafe {
  /// The text with everything that acts on a terminal made visible, on one line.
  ///
  /// Control characters become their pictures (`␛`, `␉`), those of C1, bidirectional overrides and
  /// isolates and paragraph separators their number (`‹202E›`), line breaks `⏎`. ASCII without
  /// control characters is returned as it is after one pass over its bytes.
  public static func text(_ text: String) -> String {
    VisibleText.of(text)
  }

  /// The text with everything that acts on a terminal made visible, but for its line breaks, which
  /// become line feeds, and tabs.
  public static func lines(_ text: String) -> String {
    VisibleText.of(text, keepsLines: true)
  }

  /// The text as a cell of a table: made visible, cut to a width if one is given, and isolated so
  /// that right-to-left text leaves the columns beside it where they are.
  public static func cell(_ text: String, columns: Int? = nil) -> String {
    var shown = self.text(text)
    if let columns { shown = DisplayWidth.truncate(shown, toColumns: columns) }
    return isolated(shown)
  }

  /// The text between U+2068 and U+2069 if it holds right-to-left letters, else as it is.
  public static func isolated(_ text: String) -> String {
    text.unicodeScalars.contains { CodePoint.isRightToLeft($0.value) }
      ? "\u{2068}\(text)\u{2069}" : text
  }

  /// The text with each run of right-to-left words between U+2068 and U+2069, so that what stands
  /// before and after it stays where it is; one without such letters is returned as it is.
  public static func isolatingRuns(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { CodePoint.isRightToLeft($0.value) }) else {
      return text
    }
    var result = String.UnicodeScalarView()
    // What joins two words of a run is known to belong to it only when the second comes.
    var joining = String.UnicodeScalarView()
    var isOpen = false
    for scalar in text.unicodeScalars {
      let isRightToLeft = CodePoint.isRightToLeft(scalar.value)
      if isOpen, !isRightToLeft, " -'.".unicodeScalars.contains(scalar) {
        joining.append(scalar)
        continue
      }
      if isRightToLeft != isOpen, !(isOpen && scalar.properties.isGraphemeExtend) {
        result.append(isOpen ? "\u{2069}" : "\u{2068}")
        isOpen = isRightToLeft
      }
      result.append(contentsOf: joining)
      joining.removeAll()
      result.append(scalar)
    }
    if isOpen { result.append("\u{2069}") }
    result.append(contentsOf: joining)
    return String(result)
  }

  /// What is shown for a character that acts on a terminal; nil for one that does not.
  static func shownForm(of character: Character) -> String? {
    VisibleText.shownForm(of: character)
  }
}
