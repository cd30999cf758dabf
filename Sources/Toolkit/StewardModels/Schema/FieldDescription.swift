/// A field as data: everything that its declaration says but the Swift type.
public struct FieldDescription: Hashable, Sendable {
  /// The name: of the column, in filters, of the option, in JSON and CSV.
  public var name: String
  /// What it holds.
  public var kind: FieldKind
  /// The heading and label; the name with a capital unless told otherwise.
  public var title: String
  /// Whether it can be nil.
  public var isOptional: Bool
  /// Whether it must hold something: not nil, and text not empty.
  public var isRequired = false
  /// Whether an index serves comparisons with it and the order by it.
  public var isIndexed = false
  /// Whether no two records may hold the same value; nil may recur.
  ///
  /// Text is compared folded.
  public var isUnique = false
  /// Whether its order is that of the store's language, and not that of bytes.
  public var isLocalized = false
  /// Whether its words are found by a search.
  public var isSearchable = false
  /// Whether a day without a year is the last one, as the day of a purchase, and not the next.
  public var isPast = false
  /// Whether what it holds is of one record alone, as a serial number, so that a copy is without it.
  public var isIndividual = false
  /// What it is for.
  public var role: FieldRole?
  /// What happens to the record when the one this refers to is removed.
  public var onRemoval: RemovalAction = .refuse
  /// What it holds where nothing was said.
  public var defaultValue: Value = .none
  /// One sentence for the person.
  public var help = ""
  /// A value as a person would type it.
  public var example = ""
  /// Other words by which it is known where people type: in filters, among the words of `add`, as an
  /// option.
  ///
  /// No store keeps them, no file is written with them.
  public var aliases: [String] = []
  /// What is put before a text that is typed under another word: `after ` under `after`, where that
  /// is a way to say `every`.
  public var aliasPrefixes: [String: String] = [:]

  /// Describes a field.
  public init(name: String, kind: FieldKind, isOptional: Bool, title: String? = nil) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.title = title ?? Self.title(for: name)
  }

  /// Whether a copy of a record holds the same: not what is of one record alone, what no two may
  /// hold, where it stands in a manual order, and what has befallen it.
  public var isCopied: Bool {
    if isIndividual || isUnique { return false }
    return switch role {
    case .code, .done, .position, .archived, .created, .changed: false
    default: kind != .identifier
    }
  }

  /// The name with a capital first letter and spaces for hyphens.
  static func title(for name: String) -> String {
    // As bytes: names are ASCII, and every command describes all its fields.
    let hyphen = UInt8(ascii: "-")
    return String(unsafeUninitializedCapacity: name.utf8.count) { buffer in
      for (index, byte) in name.utf8.enumerated() {
        let isSmallInitial = index == 0 && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        buffer[index] = byte == hyphen ? UInt8(ascii: " ") : isSmallInitial ? byte & ~0x20 : byte
      }
      return name.utf8.count
    }
  }
}
