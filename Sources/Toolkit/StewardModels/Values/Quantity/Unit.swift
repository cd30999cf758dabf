/// The unit of a quantity: one that Steward can convert, pieces, or a word of the household's own.
///
/// Equal means the same symbol. A unit of one's own (`can`, `pack`) is a dimension by itself; its
/// case is kept but does not tell it from others.
public struct Unit: Hashable, Sendable, CustomStringConvertible {
  private enum Kind: Hashable, Sendable {
    case known(KnownUnit)
    case custom(String)
  }

  private let kind: Kind

  init(_ known: KnownUnit) { kind = .known(known) }

  /// A unit by its symbol or by one of its names in English or Chinese: `kg`, `litres`, `公斤`.
  ///
  /// In any case. Any other word of up to 32 characters that begins with a letter and holds no
  /// digits, white space and control characters is a unit of its own; else throws `invalidValue`.
  public init(named name: String) throws(ModelError) {
    if let known = KnownUnit(symbol: name) ?? Unit.alias(name) {
      kind = .known(known)
    } else {
      guard Unit.isWord(name) else { throw .unitInvalid(name) }
      kind = .custom(name)
    }
  }

  /// A unit as a store keeps it: its symbol, empty for pieces.
  ///
  /// A symbol that this version does not know is kept as it is. Known ones cost no memory.
  public init(stored symbol: String) {
    kind = KnownUnit(symbol: symbol).map(Kind.known) ?? .custom(symbol)
  }

  /// What stands behind the number: `kg`; empty for pieces.
  public var symbol: String {
    switch kind {
    case .known(let known): known.symbol
    case .custom(let word): word
    }
  }

  /// What it measures.
  public var dimension: Dimension {
    switch kind {
    case .known(let known): known.dimension
    case .custom(let word): .custom(word.lowercased())
    }
  }

  /// Whether it counts pieces.
  public var isPieces: Bool { kind == .known(.pieces) }

  /// The symbol.
  public var description: String { symbol }

  /// Millionths of the base unit in one of this unit, as a fraction.
  var scale: (factor: Int128, divisor: Int128) {
    switch kind {
    case .known(let known): (Int128(known.factor), Int128(known.divisor))
    case .custom: (1_000_000, 1)
    }
  }

  /// Whether both measure the same, so that quantities of them compare.
  func isComparable(with other: Unit) -> Bool {
    kind == other.kind || dimension == other.dimension
  }

  private static func isWord(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return name.count <= 32
      && name.unicodeScalars.allSatisfy { scalar in
        guard !scalar.isControlOrLineBreak, !scalar.properties.isWhitespace else { return false }
        switch scalar.properties.generalCategory {
        case .decimalNumber, .letterNumber, .otherNumber: return false
        default: return true
        }
      }
  }
}
