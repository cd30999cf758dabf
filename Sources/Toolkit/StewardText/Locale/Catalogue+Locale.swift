public import StewardModels

extension Catalogue {
  /// The catalogue of a locale's language; English for those that have none.
  public static func of(_ locale: LocaleName) -> Catalogue {
    locale.isChinese ? .chinese : .english
  }
}
