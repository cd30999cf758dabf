/// What a field of any kind holds, without its Swift type: what is read, shown, compared in filters
/// and written to files.
public enum Value: Hashable, Sendable {
  /// Nothing.
  case none
  /// Text, or the word of a choice.
  case text(String)
  /// A whole number.
  case integer(Int64)
  /// A finite number.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// A day.
  case day(Day)
  /// A moment.
  case moment(Moment)
  /// A day, or a time on the clocks of a zone.
  ///
  /// Kept aside, so that values of all other kinds are no larger for it.
  indirect case when(When)
  /// How something repeats.
  case repeats(Repeat)
  /// An amount in a currency.
  case money(Money)
  /// An amount in a unit.
  case quantity(Quantity)
  /// Tags.
  case tags(Tags)
  /// The person's own fields.
  case own(OwnFields)
  /// An icon.
  case icon(Icon)
  /// The identity of a record: of its own, or of one it refers to.
  case reference(Identifier)

  /// Whether there is nothing.
  public var isNone: Bool { self == .none }
}

extension Value {
  /// Reads a field of a kind out of a row, from the column where it begins.
  ///
  /// - Throws: `ModelError.Code.undecodable` where the columns hold no value of the kind.
  public init(_ row: Row, at column: Int, kind: FieldKind) throws(ModelError) {
    guard !row.isNull(column) else {
      self = .none
      return
    }
    switch kind {
    case .identifier, .reference: self = .reference(try Identifier.decode(row, at: column))
    case .text, .choice: self = .text(row.text(column))
    case .integer: self = .integer(row.integer(column))
    case .number: self = .number(row.real(column))
    case .flag: self = .flag(row.integer(column) != 0)
    case .day: self = .day(try Day.decode(row, at: column))
    case .moment: self = .moment(try Moment.decode(row, at: column))
    case .when: self = .when(try When.decode(row, at: column))
    case .repeats: self = .repeats(try Repeat.decode(row, at: column))
    case .money: self = .money(try Money.decode(row, at: column))
    case .quantity: self = .quantity(try Quantity.decode(row, at: column))
    case .tags: self = .tags(try Tags.decode(row, at: column))
    case .own: self = .own(try OwnFields.decode(row, at: column))
    case .icon: self = .icon(try Icon.decode(row, at: column))
    }
  }

  /// Appends the columns that a field of a kind has to a row.
  public func encode(as kind: FieldKind, into row: inout [Scalar]) {
    switch self {
    case .none: for _ in kind.columns { row.append(.null) }
    case .text(let text): row.append(.text(text))
    case .integer(let number): row.append(.integer(number))
    case .number(let number): row.append(.real(number))
    case .flag(let flag): flag.encode(into: &row)
    case .day(let day): day.encode(into: &row)
    case .moment(let moment): moment.encode(into: &row)
    case .when(let when): when.encode(into: &row)
    case .repeats(let repeats): repeats.encode(into: &row)
    case .money(let money): money.encode(into: &row)
    case .quantity(let quantity): quantity.encode(into: &row)
    case .tags(let tags): tags.encode(into: &row)
    case .own(let own): own.encode(into: &row)
    case .icon(let icon): icon.encode(into: &row)
    case .reference(let identifier): row.append(.identifier(identifier))
    }
  }

  /// Whether a field of a kind can hold this value.
  public func fits(_ kind: FieldKind) -> Bool {
    switch (self, kind) {
    case (.none, _), (.text, .text), (.integer, .integer), (.number, .number), (.flag, .flag),
      (.day, .day), (.moment, .moment), (.when, .when), (.repeats, .repeats), (.money, .money),
      (.quantity, .quantity), (.tags, .tags), (.own, .own), (.icon, .icon),
      (.reference, .reference),
      (.reference, .identifier):
      true
    case (.text(let word), .choice(let words)): words.contains(word)
    default: false
    }
  }
}
