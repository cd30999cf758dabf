internal import StewardModels

/// The name of a locale: a language, and a script and a region where they are said.
///
/// Read from BCP 47 (`zh-Hans-CN`) or from POSIX (`zh_CN.UTF-8`, `C`). Names are compared by what
/// they say, not by how they were written.
public struct LocaleName: Sendable, Hashable {
  /// The language, two or three lower-case letters; empty for the root locale.
  public let language: String
  /// The script, four letters with a capital, such as `Hant`.
  public let script: String?
  /// The region, two capitals or three digits.
  public let region: String?

  /// The locale of no language (`C`, `POSIX`): Unicode's own order, ISO forms.
  public static let root = LocaleName(language: "", script: nil, region: nil)
  /// English.
  public static let english = LocaleName(language: "en", script: nil, region: nil)
  /// Chinese.
  public static let chinese = LocaleName(language: "zh", script: nil, region: nil)

  private init(language: String, script: String?, region: String?) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// Reads a locale's name.
  ///
  /// An encoding (`.UTF-8`) and a modifier (`@euro`) are passed over, except for the modifiers
  /// `@latin` and `@cyrillic`, which are scripts.
  ///
  /// - Throws: ``TextError/Code/unknownName`` where the text does not have the form of a locale.
  public init(_ text: String) throws(TextError) {
    let unknown = TextError(
      .unknownName, Message("text.locale.unknown", ["text": .text(text)]),
      hint: Message("text.locale.unknown.hint"))
    let plain = text.prefix { $0 != "." && $0 != "@" }
    if plain.isEmpty || plain == "C" || plain == "POSIX" || plain == "und" || plain == "root" {
      self = .root
      return
    }
    var parts = plain.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    guard parts.allSatisfy({ $0.utf8.allSatisfy(Self.isAlphanumeric) }),
      let first = parts.popFirst(), (2...3).contains(first.utf8.count),
      first.utf8.allSatisfy({ !ASCII.isDigit($0) })
    else { throw unknown }
    language = first.lowercased()
    var script = Self.script(ofModifierIn: text)
    if let next = parts.first, next.utf8.count == 4, !next.utf8.contains(where: ASCII.isDigit) {
      script = next.prefix(1).uppercased() + next.dropFirst().lowercased()
      parts.removeFirst()
    }
    self.script = script
    if let next = parts.first {
      let digits = next.utf8.allSatisfy(ASCII.isDigit)
      guard next.utf8.count == (digits ? 3 : 2) else { throw unknown }
      region = next.uppercased()
      parts.removeFirst()
    } else {
      region = nil
    }
    guard parts.isEmpty else { throw unknown }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    ASCII.isLowercaseAlphanumeric(ASCII.lowercased(byte))
  }

  private static func script(ofModifierIn text: String) -> String? {
    switch text.split(separator: "@", maxSplits: 1).dropFirst().first {
    case "latin": "Latn"
    case "cyrillic": "Cyrl"
    default: nil
    }
  }

  /// The name in BCP 47, such as `zh-Hans-CN`; `und` for the root locale.
  public var identifier: String { joined(by: "-", root: "und") }

  /// The name as ICU takes it.
  var icuIdentifier: String { joined(by: "_", root: "") }

  private func joined(by separator: String, root: String) -> String {
    guard !language.isEmpty else { return root }
    return [language, script, region].compactMap(\.self).joined(separator: separator)
  }

  /// Whether people of this locale read Chinese.
  public var isChinese: Bool { language == "zh" }
}

extension LocaleName: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
