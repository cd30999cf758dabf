/// The forms of a zone behind a time.
enum ZoneForms {
  /// A text without the zone at its end: `[Europe/Berlin]`, or a last word with a slash.
  static func read(_ text: String) -> (rest: String, zone: String)? {
    func trimmed(_ text: Substring) -> String {
      var text = text
      while text.last?.isWhitespace == true { text.removeLast() }
      return String(text)
    }
    if text.last == "]", let bracket = text.lastIndex(of: "["), bracket != text.startIndex {
      return (
        trimmed(text[..<bracket]), String(text[text.index(after: bracket)...].dropLast())
      )
    }
    guard let space = text.lastIndex(where: \.isWhitespace) else { return nil }
    let word = text[text.index(after: space)...]
    guard word == "UTC" || word.contains("/") && word.first?.isLetter == true else { return nil }
    return (trimmed(text[..<space]), String(word))
  }
}
