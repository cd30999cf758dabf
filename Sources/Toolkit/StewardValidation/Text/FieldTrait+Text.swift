public import StewardModels

extension FieldTrait where Content: FieldValue, Content.Present == String {
  /// The text has so many characters, as people count them: `.length(1...255)`.
  ///
  /// See `Rule.length` for what a character is and what it costs.
  public static func length(_ range: some RangeExpression<Int> & Sendable) -> FieldTrait {
    .rule(.length(range))
  }

  /// The text is one line, without control characters.
  public static var oneLine: FieldTrait { .rule(.oneLine) }
  /// The text has no white space at its beginning and at its end.
  public static var trimmed: FieldTrait { .rule(.trimmed) }
  /// The text holds more than white space.
  public static var notBlank: FieldTrait { .rule(.notBlank) }
  /// The text is the address of a page: `http` or `https`, a host, and what follows.
  public static var web: FieldTrait { .rule(.web) }
  /// The text is an EAN, UPC or GTIN with the right check digit.
  public static var barcode: FieldTrait { .rule(.barcode) }
}
