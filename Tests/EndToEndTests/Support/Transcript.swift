#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a person types and what the program answers, as a text.
///
/// A line `$ PROGRAM …` is a command, lines `< …` after it are its standard input. What follows is its
/// standard output, then its standard error with `! ` before each line, then `[exit N]` where N
/// is not zero.
///
/// After a line `columns: 40` the commands run on a terminal so wide, without colours and without a
/// pager: both streams are seen as they come, and lines `< …` are typed where the program asks.
struct Transcript {
  let text: String

  /// The transcript that running its commands gives.
  func played(in household: Household) throws -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var result: [String] = []
    var index = 0
    var columns: Int?
    while index < lines.count {
      let line = lines[index]
      index += 1
      guard let program = Household.programs.first(where: { line.hasPrefix("$ \($0)") }) else {
        // Right behind a command it is what that wrote: a heading in Markdown.
        let next = lines[index...].first { !$0.isEmpty } ?? ""
        let isRemark =
          (index == 1 || lines[index - 2].isEmpty)
          && ["$ ", "# ", "columns: "].contains { next.hasPrefix($0) }
        if line.hasPrefix("# "), isRemark { result += ["", line] }
        if line.hasPrefix("columns: ") {
          columns = Int(line.dropFirst("columns: ".count))
          result += ["", line]
        }
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
      if let columns {
        result += try Self.shown(
          words, of: Household.path(program), in: household, columns, typing: input)
        continue
      }
      let outcome = try household.run(program: program, words, input: input)
      result += Self.lines(outcome.output)
      result += Self.lines(outcome.error).map { $0.isEmpty ? "!" : "! " + $0 }
      if outcome.code != 0 { result.append("[exit \(outcome.code)]") }
    }
    return result.drop { $0.isEmpty }.joined(separator: "\n")
      .replacing(household.home, with: "~") + "\n"
  }

  /// What a command shows on a terminal, and its exit code where that is not zero.
  private static func shown(
    _ words: [String], of program: String, in household: Household, _ columns: Int,
    typing input: String
  ) throws -> [String] {
    let run = try TerminalRun(
      program, words,
      environment: household.environment.merging(["TERM": "xterm", "NO_COLOR": "1", "PAGER": ""]) {
        $1
      }, columns: columns)
    for answer in input.split(separator: "\n") {
      try run.expect("[y/N] ")
      run.type(answer + "\n")
    }
    let code = try run.finish()
    return lines(run.text) + (code == 0 ? [] : ["[exit \(code)]"])
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
