/// The character between two cells.
public struct CSVSeparator: Sendable, Hashable {
  /// The character as one byte of ASCII.
  public let byte: UInt8

  /// `,`, the separator of RFC 4180.
  public static let comma = CSVSeparator(byte: UInt8(ascii: ","))
  /// `;`, which spreadsheets write where the comma is the decimal separator.
  public static let semicolon = CSVSeparator(byte: UInt8(ascii: ";"))
  /// The tab of TSV files.
  public static let tab = CSVSeparator(byte: UInt8(ascii: "\t"))
  /// `|`.
  public static let bar = CSVSeparator(byte: UInt8(ascii: "|"))

  /// The separators that are told apart, likeliest first.
  public static let known = [comma, semicolon, tab, bar]

  private init(byte: UInt8) { self.byte = byte }

  /// A separator of one's own: an ASCII character, no quotation mark and no line break.
  public init?(_ character: Character) {
    guard let byte = character.asciiValue, byte != 0, byte != UInt8(ascii: "\""),
      byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r"), character != "\r\n"
    else { return nil }
    self.byte = byte
  }
}
