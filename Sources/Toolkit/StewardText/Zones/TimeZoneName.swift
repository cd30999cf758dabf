internal import CICU
internal import StewardModels

/// The name of a time zone of the IANA database, such as `Europe/Berlin`.
public struct TimeZoneName: Sendable, Hashable {
  /// The name as it was given, in the database's own spelling.
  public let identifier: String

  /// Coordinated universal time.
  public static let utc = TimeZoneName(known: "UTC")

  private init(known: String) { identifier = known }

  /// Checks a name against ICU's copy of the database, without regard to case.
  ///
  /// Offsets (`+01:00`, `GMT+3`) and abbreviations such as `PST` and `IST` are refused: they do
  /// not say what happens in summer, and several mean different zones to different people.
  ///
  /// - Throws: ``TextError/Code/unknownName``, with the nearest names in its hint.
  public init(_ text: String) throws(TextError) {
    if text == "UTC" {
      self = .utc
      return
    }
    if !Self.isAbbreviation(text), Self.canonicalIdentifier(of: text) != nil {
      identifier = text
      return
    }
    let all = Self.allIdentifiers()
    let wanted = text.lowercased()
    guard let found = all.first(where: { $0.lowercased() == wanted }), !Self.isAbbreviation(found)
    else {
      let near = NearMiss.nearest(to: text, in: all, limit: 3)
      throw TextError(
        .unknownName, Message("text.zone.unknown", ["text": .text(text)]),
        hint: near.isEmpty
          ? Message("text.zone.unknown.hint")
          : Message("text.didYouMean", ["names": .list(near)]))
    }
    identifier = found
  }

  /// The one name of all those that mean the same zone, as CLDR has it (which keeps some former
  /// spellings, such as `Asia/Calcutta`): for comparing, not for showing.
  public var canonical: TimeZoneName {
    Self.canonicalIdentifier(of: identifier).map(TimeZoneName.init(known:)) ?? self
  }

  /// The names that ICU knows, abbreviations left out.
  ///
  /// Takes some milliseconds.
  public static func allIdentifiers() -> [String] {
    var status = U_ZERO_ERROR
    guard let names = icu_ucal_openTimeZones(&status) else { return [] }
    defer { icu_uenum_close(names) }
    var result: [String] = []
    while let name = icu_uenum_next(names, nil, &status) {
      let identifier = String(cString: name)
      if !isAbbreviation(identifier) { result.append(identifier) }
    }
    return result
  }

  /// ICU's names of three letters, which are not the database's.
  private static let abbreviations: Set<String> = [
    "ACT", "AET", "AGT", "ART", "AST", "BET", "BST", "CAT", "CNT", "CST", "CTT", "EAT", "ECT",
    "IET", "IST", "JST", "MIT", "NET", "NST", "PLT", "PNT", "PRT", "PST", "SST", "VST",
  ]

  private static func isAbbreviation(_ text: String) -> Bool {
    text.utf8.count == 3 && abbreviations.contains(text)
  }

  /// The canonical name of a zone of the database; nil for all that is none.
  private static func canonicalIdentifier(of text: String) -> String? {
    guard !text.isEmpty, text.utf8.count < 64, text != "Etc/Unknown" else { return nil }
    var canonical = [UInt16](repeating: 0, count: 128)
    var isSystem: UBool = 0
    var status = U_ZERO_ERROR
    let length = WideText.with(text) { wide in
      icu_ucal_getCanonicalTimeZoneID(
        wide.baseAddress, Int32(wide.count), &canonical, Int32(canonical.count), &isSystem,
        &status)
    }
    guard status.rawValue <= 0, isSystem != 0 else { return nil }
    return String(decoding: canonical.prefix(Int(length)), as: UTF16.self)
  }
}

extension TimeZoneName: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
