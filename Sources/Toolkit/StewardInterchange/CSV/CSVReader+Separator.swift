extension CSVReader {
  /// How much of the beginning is looked at to tell the separator.
  private static let sampleLength = 64 * 1024

  /// Settles the separator: as told, as a first line `sep=` says, or as the first rows show.
  ///
  /// Where the caller knows a heading when it sees one, the first separator that gives such a row
  /// is right, whatever the counts say.
  func findSeparator(where isHeader: ((CSVRow) -> Bool)?) throws(InterchangeError) {
    let sample: UnsafeBufferPointer<UInt8>
    do {
      sample = try text.peek(Self.sampleLength)
    } catch {
      hasEnded = true
      throw error.onLine(position.line)
    }
    let stated = SeparatorDetection.statedSeparator(sample)
    if let separator = options.separator ?? stated {
      self.separator = separator
    } else {
      let ranked = SeparatorDetection.rank(sample)
      var known: CSVSeparator?
      if let isHeader {
        known = ranked.first { Self.hasHeader(sample, separator: $0, where: isHeader) }
      }
      separator = known ?? ranked.first ?? .comma
    }
    if stated != nil { try skipSeparatorLine() }
  }

  /// Passes over a first line `sep=;`.
  func skipSeparatorLine() throws(InterchangeError) {
    if SeparatorDetection.statedSeparator(try text.peek(8)) != nil {
      let told = separator
      // Read with a separator that does not cut the line.
      separator = told == .comma ? .semicolon : .comma
      _ = try readRow()
      separator = told
    }
  }

  private static func hasHeader(
    _ sample: UnsafeBufferPointer<UInt8>, separator: CSVSeparator,
    where isHeader: @escaping (CSVRow) -> Bool
  ) -> Bool {
    let reader = CSVReader(
      ByteSource(sample), options: Options(separator: separator, isLenient: true))
    do {
      try reader.readHeader(where: isHeader)
      return true
    } catch {
      // Not a table with this separator, at least not in the sample; the reading itself will tell.
      return false
    }
  }
}
