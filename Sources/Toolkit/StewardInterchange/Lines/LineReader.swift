import StewardModels

/// Reads a text line by line, in constant memory: UTF-8 or UTF-16, its lines ended by LF, CRLF or CR.
public final class LineReader {
  /// How to read.
  public struct Options: Sendable, Hashable {
    /// Whether bytes that are no text become U+FFFD.
    public var isLenient: Bool
    /// The longest line in bytes of UTF-8.
    public var lineBytes: Int
    /// How many bytes are read at a time.
    public var chunkSize: Int

    /// Makes options; without arguments those for a file of which nothing is known.
    public init(
      isLenient: Bool = false, lineBytes: Int = 1024 * 1024, chunkSize: Int = 128 * 1024
    ) {
      self.isLenient = isLenient
      self.lineBytes = lineBytes
      self.chunkSize = chunkSize
    }
  }

  /// How the file is read.
  public let options: Options
  /// How many lines were read.
  public private(set) var count = 0

  private let text: TextSource
  private let line = ByteStorage(capacity: 256)
  private var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var index = 0
  /// What was found while looking for the end of the line before.
  private var pending: InterchangeError?

  /// Makes a reader of a source that was not read yet.
  public init(_ source: ByteSource, options: Options = Options()) {
    self.options = options
    text = TextSource(source, isLenient: options.isLenient, chunkSize: options.chunkSize)
  }

  /// What the file is called in messages.
  public var fileName: String { text.source.name }

  /// What was replaced because it was no text; empty unless lenient.
  public var replacements: Replacements { text.replacements }

  /// How much of the file was read, between 0 and 1; nil where its size is not known.
  public var fraction: Double? {
    guard let size = text.source.size, size > 0 else { return nil }
    return min(1, Double(text.source.position) / Double(size))
  }

  /// The next line, or nil at the end; after an error there is no next one.
  public func next() throws(InterchangeError) -> TextLine? {
    if let pending { throw pending }
    line.removeAll()
    let number = count + 1
    while true {
      guard try fill(number) else {
        if line.count == 0 { return nil }
        count = number
        return TextLine(content, number: number, lineBreak: nil)
      }
      guard let base = bytes.baseAddress else { return nil }
      let end = Self.breaks.firstIndex(in: base, from: index, to: bytes.count)
      if line.count + (end - index) > options.lineBytes { throw tooLong(number) }
      line.append(base + index, end - index)
      index = end
      if end < bytes.count { break }
    }
    count = number
    let content = content
    return TextLine(content, number: number, lineBreak: lineBreak())
  }

  /// Goes back to the beginning.
  public func rewind() throws(InterchangeError) {
    try text.rewind()
    bytes = UnsafeBufferPointer(start: nil, count: 0)
    index = 0
    count = 0
    pending = nil
  }

  private static let breaks = ByteScan(0x0A, 0x0D, 0x0A)

  private var content: String { String(decoding: line.bytes, as: UTF8.self) }

  /// Passes over the line break at the index.
  private func lineBreak() -> LineBreak {
    let byte = bytes[index]
    index += 1
    if byte == 0x0A { return .lineFeed }
    do throws(InterchangeError) {
      guard try fill(count + 1), bytes[index] == 0x0A else { return .carriageReturn }
    } catch {
      // The line is whole: the next call says what follows it.
      pending = error
      return .carriageReturn
    }
    index += 1
    return .pair
  }

  /// Sees to it that a byte stands at the index; false at the end.
  private func fill(_ number: Int) throws(InterchangeError) -> Bool {
    guard index == bytes.count else { return true }
    do throws(InterchangeError) {
      bytes = try text.nextChunk()
    } catch {
      throw error.onLine(number)
    }
    index = 0
    return !bytes.isEmpty
  }

  private func tooLong(_ number: Int) -> InterchangeError {
    let error = InterchangeError.at(
      SourceLocation(line: number), in: fileName, .tooLarge, "interchange.line.tooLong",
      ["limit": .number(options.lineBytes)])
    pending = error
    return error
  }
}
