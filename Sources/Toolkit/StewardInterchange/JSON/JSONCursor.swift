import StewardModels

/// The bytes of a JSON text, one after the other, with the place where they are.
struct JSONCursor {
  let text: TextSource
  /// The rest of the current chunk runs from `index` to `end`.
  private(set) var base: UnsafePointer<UInt8>?
  var index = 0
  private(set) var end = 0
  private var position = LinePosition()
  private var chunkOffset = 0
  private var afterCarriageReturn = false

  init(_ text: TextSource) { self.text = text }

  /// Goes to the next chunk once the current one is used up; false at the end of the text.
  mutating func loadChunk() throws(InterchangeError) -> Bool {
    if let base { position.endChunk(base, count: end) }
    chunkOffset += end
    base = nil
    index = 0
    end = 0
    let chunk: UnsafeBufferPointer<UInt8>
    do {
      chunk = try text.nextChunk()
    } catch {
      throw error.onLine(position.line)
    }
    base = chunk.baseAddress
    end = chunk.count
    return end > 0
  }

  /// The next byte without taking it, or nil at the end.
  @inline(__always) mutating func peek() throws(InterchangeError) -> UInt8? {
    if let base, index < end { return base[index] }
    guard try loadChunk(), let base else { return nil }
    return base[index]
  }

  /// Passes over space, tab and line breaks, and gives the byte after them.
  ///
  /// Within a line it stops at the line break.
  mutating func peekAfterSpace(isWithinLine: Bool = false) throws(InterchangeError) -> UInt8? {
    while let byte = try peek() {
      if byte > 0x20 {
        afterCarriageReturn = false
        return byte
      }
      switch byte {
      case 0x20, 0x09:
        skipSpaces()
        afterCarriageReturn = false
      case 0x0A where isWithinLine, 0x0D where isWithinLine:
        return byte
      case 0x0A:
        index += 1
        if afterCarriageReturn {
          position.restartLine(at: index)
        } else {
          position.beginLine(at: index)
        }
        afterCarriageReturn = false
      case 0x0D:
        index += 1
        position.beginLine(at: index)
        afterCarriageReturn = true
      default:
        return byte
      }
    }
    return nil
  }

  @inline(__always) private mutating func skipSpaces() {
    guard let base else { return }
    var index = index
    while index < end && (base[index] == 0x20 || base[index] == 0x09) { index += 1 }
    self.index = index
  }

  /// Passes over everything up to the end of the line, or of the text.
  mutating func skipLine() throws(InterchangeError) {
    while let byte = try peek() {
      if byte == 0x0A || byte == 0x0D { return }
      index += 1
    }
  }

  /// How many bytes of text were taken.
  var offset: Int { chunkOffset + index }

  /// Where the cursor is.
  var location: SourceLocation {
    mutating get {
      let column: Int
      if let base {
        column = position.column(of: index, in: base)
      } else {
        column = position.columnAtEnd
      }
      return SourceLocation(
        offset: text.markLength + offset, line: position.line, column: column)
    }
  }
}
