import StewardModels

/// Reads the tasks of a todo.txt file one after the other, in constant memory.
public final class TodoTextReader {
  /// A task, and where it stands.
  public struct Entry: Sendable, Hashable {
    /// The task.
    public let task: TodoTask
    /// Its line, counted from one.
    public let line: Int
  }

  private let lines: LineReader

  /// Makes a reader of a source that was not read yet.
  public init(_ source: ByteSource, options: LineReader.Options = LineReader.Options()) {
    lines = LineReader(source, options: options)
  }

  /// What the file is called in messages.
  public var fileName: String { lines.fileName }

  /// What was replaced because it was no text; empty unless lenient.
  public var replacements: Replacements { lines.replacements }

  /// How much of the file was read, between 0 and 1; nil where its size is not known.
  public var fraction: Double? { lines.fraction }

  /// The next task, or nil at the end; lines with nothing but blanks are passed over.
  public func next() throws(InterchangeError) -> Entry? {
    while let line = try lines.next() {
      guard line.text.utf8.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
      return Entry(task: TodoTask(line: line.text), line: line.number)
    }
    return nil
  }

  /// Goes back to the beginning.
  public func rewind() throws(InterchangeError) { try lines.rewind() }
}
