/// What a field holds, as data: a store keeps it, so that programs can serve records of domains
/// that they were not built with.
public enum FieldKind: Hashable, Sendable {
  /// The record's own identity.
  case identifier
  /// Text.
  case text
  /// A whole number of 64 bits.
  case integer
  /// A finite number.
  case number
  /// Yes or no.
  case flag
  /// A day, free of time zones.
  case day
  /// A moment, in microseconds since 1970 in UTC.
  case moment
  /// A day, or a time on the clocks of a zone.
  case when
  /// How something repeats.
  case repeats
  /// An amount in a currency.
  case money
  /// An amount in a unit.
  case quantity
  /// A set of tags.
  case tags
  /// The person's own fields, by name.
  case own
  /// An icon.
  case icon
  /// One of a few words.
  case choice([String])
  /// The identity of a record of the type so named.
  case reference(String)
}

extension FieldKind: LosslessStringConvertible {
  /// The kinds that are one word.
  private init?(word: String) {
    switch word {
    case "identifier": self = .identifier
    case "text": self = .text
    case "integer": self = .integer
    case "number": self = .number
    case "flag": self = .flag
    case "day": self = .day
    case "moment": self = .moment
    case "when": self = .when
    case "repeat": self = .repeats
    case "money": self = .money
    case "quantity": self = .quantity
    case "tags": self = .tags
    case "own": self = .own
    case "icon": self = .icon
    default: return nil
    }
  }

  /// Reads the form that `description` writes; `nil` for a kind that this version does not know.
  public init?(_ description: String) {
    if let kind = FieldKind(word: description) {
      self = kind
      return
    }
    let parts = description.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "choice": self = .choice(parts[1].split(separator: "|").map(String.init))
    case "reference": self = .reference(String(parts[1]))
    default: return nil
    }
  }

  /// One word, or a word, a colon and what it applies to.
  public var description: String {
    switch self {
    case .choice(let words): "choice:" + words.joined(separator: "|")
    case .reference(let type): "reference:" + type
    case .identifier: "identifier"
    case .text: "text"
    case .integer: "integer"
    case .number: "number"
    case .flag: "flag"
    case .day: "day"
    case .moment: "moment"
    case .when: "when"
    case .repeats: "repeat"
    case .money: "money"
    case .quantity: "quantity"
    case .tags: "tags"
    case .own: "own"
    case .icon: "icon"
    }
  }
}

extension FieldKind {
  /// The columns that a field of this kind has: what follows the field's name in the column's, and
  /// the column's type.
  ///
  /// The first decides whether the field is nil.
  public var columns: [(suffix: String, type: ColumnType)] {
    // Not inlinable: Swift 6.3 numbers the constant arrays of an inlined body anew in each module,
    // and the linker then takes those of one module for those of another.
    switch self {
    case .identifier, .reference: [("", .identifier)]
    case .text, .tags, .own, .icon, .choice, .repeats: [("", .text)]
    case .integer, .flag, .day, .moment: [("", .integer)]
    case .number: [("", .real)]
    case .when: [("", .integer), ("_utc", .integer), ("_zone", .text)]
    case .money: [("", .integer), ("_currency", .text)]
    case .quantity: [("", .integer), ("_unit", .text)]
    }
  }

  /// Whether records can be put in the order of a field of this kind.
  public var isSortable: Bool {
    switch self {
    case .tags, .own: false
    default: true
    }
  }
}
