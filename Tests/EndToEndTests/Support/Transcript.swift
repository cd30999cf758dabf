#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a person types and what the program answers, as a text.
///
/// A line `$ inventory …`, or of another program, is a command, lines `< …` after it are its standard
/// input. What follows is its standard output, then its standard error with `! ` before each line, then
/// `[exit N]` where N is not zero.
struct Transcript {
  let text: String

  /// The transcript that running its commands gives.
  func played(in household: Household) throws -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var result: [String] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      let program = ["steward", "inventory", "checklists"].first { line.hasPrefix("$ \($0)") }
      guard let program else {
        if line.hasPrefix("# ") { result += ["", line] }
        continue
      }
      result += [line]
      var input = ""
      while index < lines.count, lines[index].hasPrefix("< ") {
        result.append(lines[index])
        input += lines[index].dropFirst(2) + "\n"
        index += 1
      }
      let words = Self.words(String(line.dropFirst("$ \(program)".count)))
      let outcome =
        switch program {
        case "steward": try household.steward(words, input: input)
        case "checklists": try household.checklists(words, input: input)
        default: try household.run(words, input: input)
        }
      result += Self.lines(outcome.output)
      result += Self.lines(outcome.error).map { $0.isEmpty ? "!" : "! " + $0 }
      if outcome.code != 0 { result.append("[exit \(outcome.code)]") }
    }
    return result.drop { $0.isEmpty }.joined(separator: "\n")
      .replacing(household.home, with: "~") + "\n"
  }

  private static func lines(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The words of a command line, with single and double quotes as a shell takes them, and `\u{…}`
  /// for characters that no file should hold.
  static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = line[...]
    while let character = rest.popFirst() {
      if rest.first == "u", character == "\\", rest.dropFirst().first == "{",
        let end = rest.firstIndex(of: "}"),
        let number = UInt32(rest[..<end].dropFirst(2), radix: 16),
        let scalar = Unicode.Scalar(number)
      {
        word = (word ?? "") + String(Character(scalar))
        rest = rest[rest.index(after: end)...]
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let done = word { words.append(done) }
    return words
  }
}

extension String {
  /// The text with each occurrence of a part put in another's place.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
