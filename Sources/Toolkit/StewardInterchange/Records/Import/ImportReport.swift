public import StewardModels

/// What an import did, or would do, and what was wrong with the file.
public struct ImportReport: Sendable, Hashable {
  /// How an import ended.
  public enum Outcome: Sendable, Hashable {
    /// What the report says was written.
    case written
    /// Nothing was written, because nothing was to be; what the report says would have been.
    case trial
    /// Nothing was written, because of the problems (exit code 65).
    case refused
  }

  /// How the import ended.
  public internal(set) var outcome = Outcome.refused
  /// The format that the file was read as.
  public internal(set) var format = InterchangeFormat.csv
  /// The program whose table it was read as, by its title; nil for our own and those of people.
  public internal(set) var program: String?
  /// What the file is called in messages.
  public internal(set) var file = ""
  /// The rows or objects that were read.
  public internal(set) var rows = 0
  /// New records.
  public internal(set) var made = 0
  /// Records that came back with the identity that the file gives them.
  public internal(set) var restored = 0
  /// Records that were there and changed.
  public internal(set) var updated = 0
  /// Records that were there and already as the file says, those of an earlier import of the same
  /// rows among them.
  public internal(set) var unchanged = 0
  /// Records of other types that were made because a row names them, by type.
  public internal(set) var madeByName: [String: Int] = [:]
  /// What became of the records that the file holds, by type.
  public internal(set) var byType: [String: ImportCounts] = [:]
  /// What became of what stands on lists, by list, in the order in which the file names them.
  public internal(set) var lists: [ImportedList] = []
  /// What was checked of what stood on lists before.
  public internal(set) var checked = ImportTicks()
  /// What was unchecked of what stood on lists before.
  public internal(set) var unchecked = ImportTicks()
  /// Rows that were not written because of their problems.
  public internal(set) var rejected = 0
  /// The file that holds them, where there is one.
  public internal(set) var rejectedFile: String?
  /// How the columns of a table were understood.
  public internal(set) var columns: [ImportColumn] = []
  /// The first rows as they were understood, a text for each column.
  public internal(set) var samples: [[String]] = []
  /// The first records of a file that is no table, as they were understood.
  public internal(set) var records: [ImportSample] = []
  /// What is wrong with the file.
  public internal(set) var problems = ProblemReport()
  /// What was made good, and what was left out.
  public internal(set) var warnings = ProblemReport()

  /// Whether anything is different in the store, or would be.
  public var changesAnything: Bool {
    made + restored + updated > 0 || madeByName.values.contains { $0 > 0 }
  }
}

/// How one column of a table was understood.
public struct ImportColumn: Sendable, Hashable {
  /// What a column is taken for.
  public enum Meaning: Sendable, Hashable {
    /// A field, by its name.
    case field(String)
    /// One of the person's own fields, by its name.
    case own(String)
    /// Nothing: it is left out because that was said.
    case ignored
    /// Nothing: no field is called so. The nearest right names.
    case unknown([String])
  }

  /// The heading as it stands in the file.
  public let heading: String
  /// What it is taken for.
  public let meaning: Meaning
}

/// How far an import has come.
public struct ImportProgress: Sendable, Hashable {
  /// What it is doing.
  public enum Phase: Sendable, Hashable {
    /// Reading and checking.
    case checking
    /// Writing to the store.
    case writing
  }

  /// What it is doing.
  public let phase: Phase
  /// The rows read in this phase.
  public let rows: Int
  /// How much of the file was read in this phase, between 0 and 1; nil where its size is not known.
  public let fraction: Double?
}

extension RowProblem {
  /// The problem with its place, as one sentence: `things.csv, line 3, Price: "abc": …`.
  public var statement: Message {
    // What the format layer says names the place itself.
    if message.arguments["file"] != nil, message.arguments["line"] != nil { return message }
    var arguments: [String: Message.Argument] = [
      "file": .text(file), "line": .number(line), "problem": .message(message),
    ]
    guard let column else { return Message("interchange.problem", arguments) }
    arguments["column"] = .text(column)
    guard let value else { return Message("interchange.problem.column", arguments) }
    arguments["value"] = .text(value)
    return Message("interchange.problem.value", arguments)
  }
}
