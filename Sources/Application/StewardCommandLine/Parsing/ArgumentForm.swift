/// What one word of a command line looks like, before it is known what it means.
enum ArgumentForm: Equatable {
  /// A word: a name, a filter, a number, `-` for standard input.
  case word
  /// `--`, which ends the options.
  case terminator
  /// `--name` or `--name=value`.
  case long(name: String, value: String?)
  /// `-n`, `-n5`, `-qv`: what follows the hyphen.
  case short(String)

  init(_ argument: String) {
    let scalars = argument.unicodeScalars
    guard let first = scalars.first, GrammarText.isHyphen(first) else {
      self = .word
      return
    }
    let rest = scalars.dropFirst()
    guard let second = rest.first else {
      self = .word
      return
    }
    if GrammarText.isHyphen(second) {
      self = Self.long(rest.dropFirst())
    } else if second.properties.isAlphabetic {
      self = .short(String(rest))
    } else {
      // Before a digit `-` belongs to the word (`-2w`), before anything else it does as well.
      self = .word
    }
  }

  private static func long(_ body: Substring.UnicodeScalarView) -> ArgumentForm {
    guard !body.isEmpty else { return .terminator }
    guard let equals = body.firstIndex(of: "=") else {
      return .long(name: GrammarText.narrowed(String(body)), value: nil)
    }
    return .long(
      name: GrammarText.narrowed(String(body[..<equals])),
      value: String(body[body.index(after: equals)...]))
  }
}
