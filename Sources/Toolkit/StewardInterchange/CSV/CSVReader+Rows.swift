import StewardModels

extension CSVReader {
  private enum State { case rowStart, cellStart, plain, quoted, afterQuote }

  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// Reads one row into `row`, empty lines included; false at the end of the file.
  func readRow() throws(InterchangeError) -> Bool {
    let separator = (separator ?? .comma).byte
    let plainEnd = ByteScan(separator, Self.carriageReturn, Self.lineFeed)
    let quotedEnd = ByteScan(Self.quote, Self.carriageReturn, Self.lineFeed)
    let takesMarkAway = options.takesSpreadsheetMarksAway
    var state = State.rowStart
    var isQuoted = false
    var opening = SourceLocation()
    var problem: InterchangeError?
    row.reset()

    while true {
      guard let base = bytes.baseAddress, index < bytes.count else {
        if try loadChunk() { continue }
        hasEnded = true
        switch state {
        case .rowStart: return false
        case .quoted: throw unterminated(opening)
        case .cellStart, .plain, .afterQuote:
          row.endCell(isQuoted: isQuoted, takesMarkAway: takesMarkAway)
          if let problem { throw problem }
          return true
        }
      }
      let end = bytes.count
      var index = index
      defer { self.index = index }

      while index < end {
        switch state {
        case .rowStart:
          if afterCarriageReturn {
            afterCarriageReturn = false
            if base[index] == Self.lineFeed {
              index += 1
              position.restartLine(at: index)
              continue
            }
          }
          row.line = position.line
          state = .cellStart

        case .cellStart:
          isQuoted = base[index] == Self.quote
          if isQuoted {
            opening = location(of: index, in: base)
            index += 1
            state = .quoted
          } else {
            state = .plain
          }

        case .plain:
          let stop = plainEnd.firstIndex(in: base, from: index, to: end)
          row.storage.append(base + index, stop - index)
          index = stop
          if row.storage.count - row.cellStart > options.limits.cellBytes { throw cellTooLong() }
          if stop == end { break }
          index += 1
          row.endCell(isQuoted: isQuoted, takesMarkAway: takesMarkAway)
          isQuoted = false
          if base[stop] == separator {
            if row.count >= options.limits.columns || row.storage.count > options.limits.rowBytes {
              throw rowTooLong()
            }
            state = .cellStart
          } else {
            position.beginLine(at: index)
            afterCarriageReturn = base[stop] == Self.carriageReturn
            if let problem { throw problem }
            return true
          }

        case .quoted:
          let stop = quotedEnd.firstIndex(in: base, from: index, to: end)
          if stop > index { afterCarriageReturn = false }
          row.storage.append(base + index, stop - index)
          index = stop
          if row.storage.count - row.cellStart > options.limits.cellBytes {
            throw cellTooLong(opened: opening)
          }
          if stop == end { break }
          index += 1
          switch base[stop] {
          case Self.quote:
            afterCarriageReturn = false
            state = .afterQuote
          case Self.lineFeed:
            row.storage.append(Self.lineFeed)
            if afterCarriageReturn {
              position.restartLine(at: index)
            } else {
              position.beginLine(at: index)
            }
            afterCarriageReturn = false
          default:
            row.storage.append(Self.carriageReturn)
            position.beginLine(at: index)
            afterCarriageReturn = true
          }

        case .afterQuote:
          let byte = base[index]
          if byte == Self.quote {
            row.storage.append(Self.quote)
            index += 1
            state = .quoted
            continue
          }
          if byte != separator && byte != Self.lineFeed && byte != Self.carriageReturn
            && problem == nil
          {
            problem = .at(
              location(of: index, in: base), in: fileName, .malformed,
              "interchange.csv.textAfterQuote", hint: Message("interchange.csv.quoteHint"))
          }
          // The rest of the cell, and with it the end of the cell or of the row.
          state = .plain
        }
      }
    }
  }

  private func loadChunk() throws(InterchangeError) -> Bool {
    if let base = bytes.baseAddress { position.endChunk(base, count: bytes.count) }
    chunkOffset += bytes.count
    bytes = UnsafeBufferPointer(start: nil, count: 0)
    index = 0
    do {
      bytes = try text.nextChunk()
    } catch {
      hasEnded = true
      throw error.onLine(position.line)
    }
    return !bytes.isEmpty
  }

  private func location(of index: Int, in base: UnsafePointer<UInt8>) -> SourceLocation {
    SourceLocation(
      offset: text.markLength + chunkOffset + index, line: position.line,
      column: position.column(of: index, in: base))
  }
}
