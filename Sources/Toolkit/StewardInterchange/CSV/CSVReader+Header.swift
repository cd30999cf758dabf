import StewardModels

extension CSVReader {
  /// Reads up to the heading.
  ///
  /// Without a predicate the first row that is not empty is the heading. With one, rows are passed
  /// over until it says yes, at most `limit` of them: programs write titles and notes above a table.
  /// The predicate also decides between separators. Throws `missingHeader` where there is none.
  @discardableResult
  public func readHeader(
    within limit: Int = 100, where isHeader: ((CSVRow) -> Bool)? = nil
  ) throws(InterchangeError) -> CSVHeader {
    if separator == nil && !hasEnded { try findSeparator(where: isHeader) }
    // Where no row is a heading, the one with the most cells is the likeliest: titles and notes
    // above a table have few.
    var likeliest: (line: Int, titles: [String])?
    for _ in 0..<max(1, limit) {
      let row: CSVRow?
      do {
        row = try next()
      } catch {
        // Above the table nothing has to be well formed, as long as rows can be told apart.
        if isHeader != nil && error.code == .malformed && !hasEnded { continue }
        throw error
      }
      guard let row else { break }
      if isHeader?(row) ?? true {
        let header = CSVHeader(
          titles: row.texts, line: row.line, endOffset: chunkOffset + index)
        self.header = header
        return header
      }
      let titles = row.texts.filter { !$0.allSatisfy(\.isWhitespace) }
      if titles.count > likeliest?.titles.count ?? -1 { likeliest = (row.line, titles) }
    }
    guard let likeliest else {
      throw .at(
        SourceLocation(), in: fileName, .missingHeader, "interchange.csv.empty",
        hint: Message("interchange.csv.noHeader.hint"))
    }
    throw .at(
      SourceLocation(line: likeliest.line), in: fileName, .missingHeader,
      "interchange.csv.noHeader", ["titles": .list(likeliest.titles.prefix(20).map(Self.brief))],
      hint: Message("interchange.csv.noHeader.hint"))
  }

  /// The beginning of a title: what is no heading may be a whole book.
  private static func brief(_ title: String) -> String {
    title.utf8.count > 40 && title.count > 40 ? title.prefix(39) + "…" : title
  }
}
