import StewardInterchange
import StewardModels

/// The warnings of a reading: what is said of a line each, what is said once with a count.
struct WarningList {
  private let file: String
  private var problems: [RowProblem] = []
  private var counts: [String: (line: Int, count: Int)] = [:]
  private var order: [String] = []

  /// How many lines are told of.
  private static let limit = 1_000

  init(file: String) { self.file = file }

  /// Warns that a text is left out.
  mutating func leaveOut(_ text: String, line: Int) {
    guard problems.count < Self.limit else { return }
    let brief = text.count > 60 ? text.prefix(59) + "…" : text[...]
    problems.append(
      RowProblem(
        file: file, line: line,
        message: Message("checklists.import.paragraph", ["text": .text(String(brief))])))
  }

  /// Warns of something that may come often, once, with the first line and how often it came.
  mutating func count(_ message: String, line: Int) {
    if let known = counts[message] {
      counts[message] = (known.line, known.count + 1)
    } else {
      counts[message] = (line, 1)
      order.append(message)
    }
  }

  /// All of them.
  var all: [RowProblem] {
    problems
      + order.compactMap { id in
        counts[id].map { found in
          RowProblem(
            file: file, line: found.line, message: Message(id, ["count": .number(found.count)]))
        }
      }
  }
}
