/// How a locale writes numbers and money.
///
/// From CLDR 42, in ASCII: where CLDR has a no-break space, a space; for `’`, an apostrophe. It is
/// a table of our own because opening ICU's formats costs more than a small program's whole run.
struct NumberStyle: Sendable, Hashable {
  /// Where the sign of a currency stands.
  enum SymbolPlace: Sendable, Hashable { case before, beforeWithSpace, after }

  var decimal: DecimalMark = .point
  /// What parts the thousands; nil where nothing does.
  var group: Character? = ","
  /// Whether only the last group has three digits and those before it two.
  var hasGroupsOfTwo = false
  var symbolPlace: SymbolPlace = .before

  init(_ locale: LocaleName) {
    self.init(.point, ",", .before)
    switch (locale.language, locale.region) {
    case ("", _): group = nil
    case ("de", "CH"), ("de", "LI"), ("it", "CH"): self = Self(.point, "'", .beforeWithSpace)
    case ("es", let region?) where Self.pointRegions.contains(region):
      self = Self(.point, ",", .before)
    case ("en", "IN"): hasGroupsOfTwo = true
    case ("nl", _), ("de", "AT"), ("pt", nil), ("pt", "BR"):
      self = Self(.comma, ".", .beforeWithSpace)
    case ("tr", _): self = Self(.comma, ".", .before)
    case (let language, _) where Self.pointGroups.contains(language):
      self = Self(.comma, ".", .after)
    case (let language, _) where Self.spaceGroups.contains(language):
      self = Self(.comma, " ", .after)
    case (let language, _): hasGroupsOfTwo = Self.groupsOfTwo.contains(language)
    }
  }

  private init(_ decimal: DecimalMark, _ group: Character, _ symbolPlace: SymbolPlace) {
    self.decimal = decimal
    self.group = group
    self.symbolPlace = symbolPlace
  }

  /// Languages that write `1.234,5`.
  private static let pointGroups: Set<String> = [
    "de", "es", "it", "pt", "nl", "da", "id", "tr", "el", "ro", "hr", "sr", "sl", "bs", "mk", "is",
    "vi", "ca", "gl", "eu", "az", "fo", "lb",
  ]
  /// Languages that write `1 234,5`.
  private static let spaceGroups: Set<String> = [
    "fr", "ru", "uk", "pl", "cs", "sk", "sv", "nb", "nn", "no", "fi", "hu", "bg", "lt", "lv", "et",
    "be", "kk", "hy", "ka", "sq", "af", "uz", "ky",
  ]
  /// Languages that write `12,34,567.5`.
  private static let groupsOfTwo: Set<String> = [
    "hi", "bn", "gu", "mr", "ta", "te", "kn", "ml", "pa",
  ]
  /// Regions whose Spanish writes `1,234.5`.
  private static let pointRegions: Set<String> = [
    "MX", "US", "PR", "GT", "HN", "NI", "PA", "PE", "SV", "DO", "CU", "419",
  ]
}
