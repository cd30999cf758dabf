import StewardModels

/// A todo.txt file that others write as well.
public enum TodoTextFile {
  /// Adds tasks at the end of a file, each on a line of its own; makes it where there is none.
  ///
  /// What stands there stays as it is, byte for byte: only a last line that nothing ends gets a line
  /// break. The lines end as the file's first line does, with a line feed in a new one. The file is
  /// written anew beside the old one and takes its place when it is complete.
  public static func add(_ tasks: some Sequence<TodoTask>, to path: String) throws {
    let old = try source(path)
    try AtomicFile.write(to: path, force: old != nil) { output in
      var ends = LineEnds()
      if let old { try copy(old, to: output, noting: &ends) }
      let lineBreak = ends.first ?? .lineFeed
      if ends.isOpen { try output.write(lineBreak.rawValue) }
      let writer = TodoTextWriter(output, lineBreak: lineBreak)
      for task in tasks { try writer.write(task) }
    }
  }

  /// The bytes of a file; nil where there is none.
  private static func source(_ path: String) throws(InterchangeError) -> ByteSource? {
    do throws(InterchangeError) {
      return try ByteSource(path: path)
    } catch {
      guard error.code == .notFound else { throw error }
      return nil
    }
  }

  private static func copy(
    _ source: ByteSource, to output: ByteOutput, noting ends: inout LineEnds
  ) throws {
    let buffer = ByteStorage(capacity: 64 * 1024)
    while true {
      buffer.removeAll()
      let count = try source.read(into: buffer.room)
      if count == 0 { return }
      buffer.extend(by: count)
      ends.note(buffer.bytes)
      try output.write(buffer.bytes)
    }
  }
}

/// How the lines of a file end.
private struct LineEnds {
  /// The first line break.
  private(set) var first: LineBreak?
  /// The byte read last.
  private var last: UInt8?

  /// Whether nothing ends the last line.
  var isOpen: Bool { last.map { $0 != 0x0A && $0 != 0x0D } ?? false }

  mutating func note(_ bytes: UnsafeBufferPointer<UInt8>) {
    defer { last = bytes.last ?? last }
    if first == .carriageReturn, last == 0x0D, bytes.first == 0x0A { first = .pair }
    guard first == nil, let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return
    }
    if bytes[index] == 0x0A {
      first = .lineFeed
    } else {
      let isPair = index + 1 < bytes.count && bytes[index + 1] == 0x0A
      first = isPair ? .pair : .carriageReturn
    }
  }
}
