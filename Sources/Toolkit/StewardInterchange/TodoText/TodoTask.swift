public import StewardModels

/// One task of a todo.txt file: what a line says, and the line that says it.
///
/// The format of todotxt.org. What is not well-formed is text: a priority is one capital letter in
/// parentheses at the beginning, a day is `2026-12-24` and is in the calendar, `x` is small and a
/// blank follows it. Every line is a task, and a task that was read gives the same line again, but
/// for a blank at its end and the place of a done task's priority.
public struct TodoTask: Sendable, Hashable {
  /// Whether it is done.
  public var isDone: Bool
  /// Its priority: a letter from A to Z.
  public var priority: Character?
  /// The day when it was done.
  public var completed: Day?
  /// The day when it was written down.
  public var created: Day?
  /// The rest of the line, with its projects, contexts and pairs.
  public var text: String

  /// Makes a task.
  public init(
    _ text: String, isDone: Bool = false, priority: Character? = nil, completed: Day? = nil,
    created: Day? = nil
  ) {
    self.text = text
    self.isDone = isDone
    self.priority = priority
    self.completed = completed
    self.created = created
  }

  /// Reads a line, without its line break.
  public init(line: String) {
    var scanner = TodoScanner(line)
    isDone = scanner.takeMark()
    priority = scanner.takePriority()
    let first = scanner.takeDay()
    if isDone {
      completed = first
      created = first == nil ? nil : scanner.takeDay()
    } else {
      completed = nil
      created = first
    }
    text = scanner.rest
    if isDone, priority == nil { takePriorityPair() }
  }

  /// The line, without a line break.
  ///
  /// A task that is done keeps its priority as the pair `pri:A`, as todotxt.org has it. A day of
  /// writing goes with a day of completion alone. Line breaks become blanks.
  public var line: String {
    var parts: [String] = []
    if isDone { parts.append("x") }
    if let priority, !isDone { parts.append("(\(priority))") }
    if isDone, let completed { parts.append(completed.description) }
    if let created, !isDone || completed != nil { parts.append(created.description) }
    parts.append(String(String.UnicodeScalarView(text.unicodeScalars.map(Self.blankForBreak))))
    if isDone, let priority { parts.append("pri:\(priority)") }
    return parts.joined(separator: " ")
  }

  /// The words of the text, in order.
  public var words: [TodoWord] { TodoWord.words(of: text) }

  /// Takes `pri:A` out of the text of a task that is done.
  private mutating func takePriorityPair() {
    let words = words
    guard
      let index = words.lastIndex(where: {
        guard case .pair("pri", let value) = $0.kind else { return false }
        return value.utf8.count == 1 && ("A"..."Z").contains(Character(value))
      }), case .pair(_, let value) = words[index].kind
    else { return }
    priority = value.first
    var rest = words
    rest.remove(at: index)
    text = TodoWord.text(of: rest)
  }

  private static func blankForBreak(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: " "
    default: scalar
    }
  }
}

/// Takes the marks at the beginning of a line one after the other.
private struct TodoScanner {
  private var bytes: Substring.UTF8View

  init(_ line: String) { bytes = line[...].utf8 }

  var rest: String { String(Substring(bytes)) }

  /// `x` and a blank.
  mutating func takeMark() -> Bool {
    guard bytes.starts(with: "x ".utf8) else { return false }
    bytes = bytes.dropFirst(2)
    return true
  }

  /// A capital letter in parentheses, and a blank.
  mutating func takePriority() -> Character? {
    let beginning = Array(bytes.prefix(4))
    guard beginning.count == 4, beginning[0] == UInt8(ascii: "("),
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(beginning[1]),
      beginning[2] == UInt8(ascii: ")"), beginning[3] == 0x20
    else { return nil }
    bytes = bytes.dropFirst(4)
    return Character(Unicode.Scalar(beginning[1]))
  }

  /// A day in ten characters, and a blank or the end.
  mutating func takeDay() -> Day? {
    let text = bytes.prefix(10)
    guard text.count == 10, let day = Day(String(Substring(text))), day.description.utf8.count == 10
    else { return nil }
    let after = bytes.dropFirst(10)
    guard after.isEmpty || after.first == 0x20 else { return nil }
    bytes = after.dropFirst()
    return day
  }
}
