/// A command line as it stands in Bash, up to the cursor: its words without quoting, and what Bash is
/// going to replace of the last.
///
/// Bash gives a completion the line as typed, parts words at `:`, `=` and `@`, and puts what the
/// completion answers into the line as it is. So the line is read here, and answered ready quoted.
public struct ShellLine: Sendable, Hashable {
  private enum Quote: Sendable { case none, single, double }

  /// The words before the last, without quoting.
  public private(set) var words: [String] = []
  /// The last word, up to the cursor, without quoting; empty after a space.
  public private(set) var current = ""
  /// The beginning of the last word that stays in the line as it is, without quoting.
  public private(set) var kept = ""
  private var quote = Quote.none

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The line up to the cursor, with the program's name.
  ///   - breaks: What Bash parts words at: its `COMP_WORDBREAKS`.
  public init(_ line: String, breaks: String) {
    let breaks = Set(breaks.unicodeScalars)
    var isEscaped = false
    var isBegun = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        // Within double quotes a backslash stands for itself before most characters.
        if quote == .double, !"\"\\$`".unicodeScalars.contains(scalar) { append("\\") }
        append(scalar)
        isEscaped = false
        continue
      }
      switch (quote, scalar) {
      case (.none, " "), (.none, "\t"), (.none, "\n"):
        if isBegun { words.append(current) }
        (current, kept, isBegun) = ("", "", false)
        continue
      case (.none, "|"), (.none, ";"), (.none, "&"):
        // Another command begins.
        (words, current, kept, isBegun) = ([], "", "", false)
        continue
      case (.none, "\\"), (.double, "\\"): isEscaped = true
      case (.none, "'"), (.none, "\""):
        quote = scalar == "'" ? .single : .double
        kept = current
      case (.single, "'"), (.double, "\""): quote = .none
      case (.none, _) where breaks.contains(scalar):
        // Bash leaves the sign of tags in what it replaces.
        if scalar == "@" { kept = current }
        append(scalar)
        if scalar != "@" { kept = current }
      default: append(scalar)
      }
      isBegun = true
    }
    if !words.isEmpty { words.removeFirst() }
  }

  private mutating func append(_ scalar: Unicode.Scalar) { current.unicodeScalars.append(scalar) }

  /// What Bash is to put into the line for a word; nil for a word that does not begin with what
  /// stays.
  public func insertion(_ word: String) -> String? {
    guard word.unicodeScalars.starts(with: kept.unicodeScalars) else { return nil }
    var rest = ""
    rest.unicodeScalars.append(
      contentsOf: word.unicodeScalars.dropFirst(kept.unicodeScalars.count))
    switch quote {
    case .single: return Self.joined(rest) { $0 == "'" ? "'\\''" : nil }
    case .double:
      return Self.joined(rest) { "\"\\$`".unicodeScalars.contains($0) ? "\\\($0)" : nil }
    case .none: return Self.escaped(rest)
    }
  }

  private static func escaped(_ text: String) -> String {
    var isFirst = true
    return joined(text) { scalar in
      defer { isFirst = false }
      if isFirst, scalar == "~" || scalar == "#" { return "\\\(scalar)" }
      return " \t'\"\\$`!&|;<>()[]{}*?^".unicodeScalars.contains(scalar) ? "\\\(scalar)" : nil
    }
  }

  private static func joined(
    _ text: String, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if let other = replacement(scalar) {
        result += other
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
