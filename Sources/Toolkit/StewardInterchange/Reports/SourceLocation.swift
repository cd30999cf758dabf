/// A place in a file, as far as it is known.
public struct SourceLocation: Sendable, Hashable {
  /// Bytes from the beginning of the file, counted from zero.
  ///
  /// In an error about encoding these are bytes of the file as it stands. Elsewhere they are bytes
  /// of its UTF-8 form, which is the same for every file in UTF-8.
  public var offset: Int?
  /// The physical line, counted from one: every line break counts, also one within a cell.
  public var line: Int?
  /// The column in Unicode scalars, counted from one.
  public var column: Int?

  /// Makes a location.
  public init(offset: Int? = nil, line: Int? = nil, column: Int? = nil) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}
