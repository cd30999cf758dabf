import StewardCommandLine
import StewardInterchange
import StewardModels

/// What settles many problems of a file at once, without touching the file.
enum ImportRemedy {
  /// The ways on for these problems, each once.
  static func ways(_ problems: [RowProblem]) -> [Message] {
    var ways: [Message] = []
    for problem in problems {
      guard let way = way(problem), !ways.contains(way) else { continue }
      ways.append(way)
    }
    return ways
  }

  private static func way(_ problem: RowProblem) -> Message? {
    switch problem.message.innermost.id {
    case "text.money.ambiguous", "text.number.ambiguous":
      Message("application.import.way.decimal")
    case "text.day.ambiguous":
      Message("application.import.way.dates")
    case "store.record.duplicate":
      problem.column.map { column in
        Message(
          "application.import.way.taken",
          ["column": .text(column), "map": .text(ShellWords.quoted("\(column)="))])
      }
    default: nil
    }
  }
}

extension Message {
  /// What is wrong by itself, without the hint that a row's problem tells along with it.
  fileprivate var innermost: Message {
    guard id == "interchange.problem.hinted", case .message(let problem) = arguments["problem"]
    else { return self }
    return problem
  }
}
