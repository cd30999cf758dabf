/// Several texts in one, parted by semicolons: `papers; important; "nuts; bolts"`.
///
/// A text that holds a semicolon, begins with a double quote, or has white space at an end stands
/// between double quotes, in which a quote is written twice. What is written reads back equal.
public enum TextList {
  /// The texts; white space around each and empty ones between semicolons do not count.
  public static func items(_ text: String) -> [String] {
    var items: [String] = []
    var rest = text[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.isEmpty { return items }
      if rest.first == "\"", let (item, after) = leadingQuoted(rest) {
        let next = after.drop(while: \.isWhitespace)
        if next.isEmpty || next.first == ";" {
          items.append(item)
          rest = next.dropFirst()
          continue
        }
      }
      let end = rest.firstIndex(of: ";") ?? rest.endIndex
      var item = rest[..<end]
      while item.last?.isWhitespace == true { item.removeLast() }
      if !item.isEmpty { items.append(String(item)) }
      rest = end == rest.endIndex ? rest[end...] : rest[rest.index(after: end)...]
    }
  }

  /// The list of some texts.
  public static func text(_ items: some Sequence<String>) -> String {
    items.map { item in
      let needsQuotes =
        item.isEmpty || item.contains(";") || item.hasPrefix("\"")
        || item.first?.isWhitespace == true || item.last?.isWhitespace == true
      return needsQuotes ? quoted(item) : item
    }.joined(separator: "; ")
  }

  /// A text between double quotes.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      if character == "\"" { result.append(character) }
      result.append(character)
    }
    return result + "\""
  }

  /// What stands between double quotes; nil where the text is not that and nothing else.
  static func unquoted(_ text: String) -> String? {
    guard let (content, rest) = leadingQuoted(text), rest.isEmpty else { return nil }
    return content
  }

  /// What stands between double quotes at the beginning of a text, and what follows them.
  static func leadingQuoted(_ text: some StringProtocol) -> (content: String, rest: Substring)? {
    let text = Substring(text)
    guard text.first == "\"" else { return nil }
    var content = ""
    var index = text.index(after: text.startIndex)
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index] == "\"" {
        guard next < text.endIndex, text[next] == "\"" else { return (content, text[next...]) }
        content.append("\"")
        index = text.index(after: next)
      } else {
        content.append(text[index])
        index = next
      }
    }
    return nil
  }
}
