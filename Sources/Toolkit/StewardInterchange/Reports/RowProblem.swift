public import StewardModels

/// One thing wrong with one row of a file.
public struct RowProblem: Sendable, Hashable {
  /// The file, as the person named it.
  public let file: String
  /// The physical line where the row begins, counted from one.
  public let line: Int
  /// The heading of the column, where one cell is at fault.
  public let column: String?
  /// What the cell holds, cut after `longestValue` characters.
  public let value: String?
  /// Why it is refused.
  public let message: Message

  /// How many characters of a value a report keeps, so that reports of hostile files stay small.
  public static let longestValue = 1_000

  /// Makes a problem.
  public init(
    file: String, line: Int, column: String? = nil, value: String? = nil, message: Message
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.value = value.map {
      $0.count > Self.longestValue ? "\($0.prefix(Self.longestValue))…" : $0
    }
    self.message = message
  }

  /// An error of the format as the problem of the row where it happened.
  public init(_ error: InterchangeError, file: String) {
    self.init(file: file, line: error.location.line ?? 1, message: error.message)
  }
}
