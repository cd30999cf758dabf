import StewardModels

extension CSVReader {
  func unterminated(_ opening: SourceLocation) -> InterchangeError {
    .at(
      opening, in: fileName, .malformed, "interchange.csv.unterminatedQuote",
      hint: Message("interchange.csv.quoteHint"))
  }

  /// The end of a reading that went past the limit of a cell.
  func cellTooLong(opened opening: SourceLocation? = nil) -> InterchangeError {
    hasEnded = true
    return .at(
      opening ?? SourceLocation(line: row.line), in: fileName, .tooLarge,
      "interchange.csv.cellTooLong", ["limit": .number(options.limits.cellBytes)],
      hint: opening == nil ? nil : Message("interchange.csv.openQuoteHint"))
  }

  /// The end of a reading that went past the limits of a row.
  func rowTooLong() -> InterchangeError {
    hasEnded = true
    return .at(
      SourceLocation(line: row.line), in: fileName, .tooLarge, "interchange.csv.rowTooLong",
      ["columns": .number(options.limits.columns), "limit": .number(options.limits.rowBytes)])
  }
}

extension InterchangeError {
  /// The same error with the line where the reader was, if it named none.
  func onLine(_ line: Int) -> InterchangeError {
    guard location.line == nil else { return self }
    var place = location
    place.line = line
    var arguments = message.arguments
    arguments["line"] = .number(line)
    return InterchangeError(
      code, Message(message.id, arguments), at: place, hint: hint, details: details)
  }
}
