/// Writes tasks as lines of todo.txt.
public struct TodoTextWriter {
  private let output: ByteOutput
  private let lineBreak: LineBreak

  /// Makes a writer onto an output, whose `flush()` is the caller's.
  public init(_ output: ByteOutput, lineBreak: LineBreak = .lineFeed) {
    self.output = output
    self.lineBreak = lineBreak
  }

  /// Writes a task and a line break.
  public func write(_ task: TodoTask) throws {
    try output.write(task.line)
    try output.write(lineBreak.rawValue)
  }
}
