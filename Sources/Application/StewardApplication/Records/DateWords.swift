import StewardModels

/// Finds how many of the words behind `due:fri` are of the day or the time that it begins.
///
/// Words are taken where the first alone is none (`in 3 days`, `next fri`, `24 Dec`), where they make
/// the same day exact (`15th Dec`, `24 Dec 2026`), and where they are a time of day of what keeps one
/// (`fri 18:30`, `fri at 7`). All else is the name's: the eggs of `due:fri 12 eggs`.
struct DateWords {
  /// Of how many words a day is made at most.
  static let longest = 4

  let type: RecordType
  /// Reads a text as the field of an index holds it.
  ///
  /// - Throws: What is wrong with it.
  let read: (String, Int) throws -> Void

  /// Whether a field holds a day or a time that is written in words.
  func isDated(_ index: Int) -> Bool { type.fields[index].isDated }

  /// How many of the words that follow belong to what was typed for a field.
  ///
  /// - Throws: `ApplicationError` where no number of them can be read, with the form in quotes.
  func count(_ first: String, of index: Int, behind next: [String]) throws -> Int {
    guard isDated(index) else { return 0 }
    let isOneWord = !first.contains(where: \.isWhitespace)
    var said = Said(first: first, next: isOneWord ? next.prefix { !$0.contains(" ") } : [])
    let problem = try problem(first, index)
    if let problem {
      let longest = min(Self.longest - 1, said.next.count)
      while said.count < longest {
        said.count += 1
        if try self.problem(said.text, index) == nil { break }
      }
      if try said.count == 0 || self.problem(said.text, index) != nil {
        throw Self.quoted(problem, type.fields[index])
      }
    }
    try extend(&said, index) { said, words in
      said.count + words.count < Self.longest && Self.isOfDay(words, behind: said)
    }
    if type.fields[index].kind != .day {
      try extend(&said, index) { Self.isClock($1) }
      try extend(&said, index) { Self.isZone($1) }
    }
    return said.count
  }

  /// What is wrong with a text; nil where it is read.
  private func problem(_ text: String, _ index: Int) throws -> (any StewardError)? {
    do {
      try read(text, index)
      return nil
    } catch let error as any StewardError {
      return error
    }
  }

  /// Takes the most words of up to three that fit and are read with those before.
  private func extend(
    _ said: inout Said, _ index: Int, where fits: (Said, [String]) -> Bool
  ) throws {
    for count in [3, 2, 1] where said.count + count <= said.next.count {
      let words = Array(said.next.dropFirst(said.count).prefix(count))
      var longer = said
      longer.count += count
      if fits(said, words), try problem(longer.text, index) == nil {
        said = longer
        return
      }
    }
  }

  /// Whether words may make a day exact: a month, a year of four digits, the day of a time; a number is
  /// more often of the name.
  private static func isOfDay(_ words: [String], behind said: Said) -> Bool {
    if isClock(words) { return false }
    guard let first = words.first, let sign = first.first else { return false }
    if sign.isNumber {
      if words.count == 1 { return first.count == 4 && first.allSatisfy(\.isNumber) }
      return words.count == 2 && isClock(said.words) && words[1].first?.isLetter == true
    }
    return first.count > 1 || !sign.isASCII
  }

  /// Whether words look like a time of day: `18:30`, `6pm`, `6 pm`, `at 7`, `noon`, `下午6点`.
  private static func isClock(_ words: [String]) -> Bool {
    var words = words.map { $0.lowercased() }
    let hasAt = words.first == "at"
    if hasAt { words.removeFirst() }
    let text = words.joined(separator: " ")
    guard let first = text.first, words.count <= 2 else { return false }
    if ["noon", "midnight"].contains(text) { return true }
    if text.contains(where: { "点點时時".contains($0) }) { return true }
    if ["凌", "早", "上", "中", "下", "傍", "晚"].contains(first) {
      return text.contains(where: \.isNumber)
    }
    guard first.isNumber else { return false }
    let isHalf = ["am", "pm"].contains { text.hasSuffix($0) }
    if words.count == 2 { return isHalf && ["am", "pm"].contains(words[1]) }
    return isHalf || text.contains { ":：".contains($0) }
      || hasAt && text.count <= 2 && text.allSatisfy(\.isNumber)
  }

  /// Whether a word looks like a zone: `Asia/Tokyo`, `[Asia/Tokyo]`, `UTC`.
  private static func isZone(_ words: [String]) -> Bool {
    guard words.count == 1, let word = words.first else { return false }
    return word == "UTC" || word.contains("/") && !word.contains(where: \.isNumber)
  }

  /// The error with the form in quotes as a way on, where it says how days are written.
  private static func quoted(
    _ error: any StewardError, _ field: FieldDescription
  ) -> any StewardError {
    let forms: Set<String> = ["text.day.hint", "text.when.hint", "text.moment.hint"]
    guard let hint = error.hint, forms.contains(hint.id) else { return error }
    let example = field.kind == .day ? "in 3 days" : "next fri 18:30"
    return ApplicationError(
      .invalid, error.message,
      hint: Message(
        "application.word.quoted",
        ["hint": .message(hint), "example": .text("'\(field.name):\(example)'")]),
      details: error.details)
  }
}

/// A first word and so many of those behind it.
private struct Said {
  let first: String
  let next: ArraySlice<String>
  var count = 0

  init(first: String, next: ArraySlice<String>) {
    self.first = first
    self.next = next
  }

  var words: [String] { [first] + next.prefix(count) }
  var text: String { words.joined(separator: " ") }
}

extension FieldDescription {
  /// Whether it holds a day or a time that people write in words.
  var isDated: Bool { [.day, .when, .moment].contains(kind) && isTyped && role != .done }
}
