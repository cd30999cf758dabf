/// A word of a todo.txt task, and what it stands for.
///
/// A project or context with characters that would end it, and a word that only looks like one, are
/// written with references of percent signs, as in addresses: `+Home%20repairs`, `%40noon`. In plain
/// words only the first character can be one, so that addresses stay as they are.
public struct TodoWord: Sendable, Hashable {
  /// What a word stands for.
  public enum Kind: Sendable, Hashable {
    /// Itself.
    case plain(String)
    /// A project: `+garden`.
    case project(String)
    /// A context: `@phone`.
    case context(String)
    /// A key and its value: `due:2026-12-24`.
    case pair(String, String)
  }

  /// What it stands for.
  public let kind: Kind
  /// How it is written.
  public let source: String
  /// The blanks before it.
  let blanks: String

  /// A word that stands for something.
  public init(_ kind: Kind) {
    self.kind = kind
    blanks = " "
    source =
      switch kind {
      case .plain(let text): Self.escapedPlain(text)
      case .project(let name): "+" + Self.escapedName(name)
      case .context(let name): "@" + Self.escapedName(name)
      case .pair(let key, let value): "\(key):\(Self.escapedName(value))"
      }
  }

  private init(source: Substring, blanks: Substring) {
    self.source = String(source)
    self.blanks = String(blanks)
    kind = Self.kind(of: source)
  }

  /// The words of a text.
  static func words(of text: String) -> [TodoWord] {
    var words: [TodoWord] = []
    var rest = text[...].utf8
    while true {
      let blanks = rest.prefix(while: isBlank)
      rest = rest.dropFirst(blanks.count)
      let word = rest.prefix { !isBlank($0) }
      if word.isEmpty { return words }
      words.append(TodoWord(source: Substring(word), blanks: Substring(blanks)))
      rest = rest.dropFirst(word.count)
    }
  }

  /// The text of words that are written as they are; blanks between them stay, those at its ends go.
  public static func text(of words: [TodoWord]) -> String {
    var text = ""
    for (index, word) in words.enumerated() {
      if index > 0 { text += word.blanks.isEmpty ? " " : word.blanks }
      text += word.source
    }
    return text
  }

  /// The words of a text in which every word stands for itself, as they are written.
  public static func plainWords(of text: String) -> [TodoWord] {
    words(of: text).map { word in
      TodoWord(plain: word.source, blanks: word.blanks)
    }
  }

  /// What plain words say, with the blanks between them.
  public static func plainText(of words: [TodoWord]) -> String {
    var text = ""
    for (index, word) in words.enumerated() {
      if index > 0 { text += word.blanks.isEmpty ? " " : word.blanks }
      if case .plain(let plain) = word.kind { text += plain } else { text += word.source }
    }
    return text
  }

  private init(plain: String, blanks: String) {
    kind = .plain(plain)
    source = Self.escapedPlain(plain)
    self.blanks = blanks
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func kind(of source: Substring) -> Kind {
    let bytes = source.utf8
    switch bytes.first {
    case UInt8(ascii: "+") where bytes.count > 1:
      return .project(PercentText.decoded(Substring(bytes.dropFirst())))
    case UInt8(ascii: "@") where bytes.count > 1:
      return .context(PercentText.decoded(Substring(bytes.dropFirst())))
    case UInt8(ascii: "%"):
      guard let byte = PercentText.byte(bytes), byte < 0x80 else { return .plain(String(source)) }
      let first = String(Unicode.Scalar(byte))
      return .plain(first + String(Substring(bytes.dropFirst(3))))
    default:
      let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        return .plain(String(source))
      }
      return .pair(String(Substring(parts[0])), PercentText.decoded(Substring(parts[1])))
    }
  }

  /// A word that is read as itself.
  private static func escapedPlain(_ text: String) -> String {
    if case .plain(text) = kind(of: text[...]) { return text }
    guard let first = text.utf8.first, first < 0x80 else { return text }
    return PercentText.encoded(first) + String(Substring(text.utf8.dropFirst()))
  }

  private static func escapedName(_ name: String) -> String {
    PercentText.encoded(name) { scalar in
      scalar == ":" || scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
        || scalar.properties.isWhitespace
    }
  }
}
