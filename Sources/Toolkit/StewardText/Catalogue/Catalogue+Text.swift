extension Catalogue {
  /// What StewardText says.
  static let textWords: [String: String] = [
    "text.didYouMean": "did you mean {names}?",
    "text.locale.unknown": "\"{text}\" is no locale; one looks like en-GB or zh_CN",
    "text.zone.unknown": "\"{text}\" is no time zone; one looks like Europe/Berlin",
  ]
}
