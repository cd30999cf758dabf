// How the toolkit's value types stand in columns.

extension String: FieldValue {
  /// It has no nil.
  public typealias Present = String
  /// Its kind, as data.
  @inlinable public static var kind: FieldKind { .text }
  /// What a null means.
  @inlinable public static var absent: String? { "" }
  /// Reads it from its columns.
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> String {
    row.text(column)
  }
  /// Appends its columns.
  @inlinable public func encode(into row: inout [Scalar]) { row.append(.text(self)) }
  /// It, without its type.
  @inlinable public var value: Value { .text(self) }
  /// Whether there is no character.
  @inlinable public var isEmptyText: Bool { isEmpty }
  /// Why no store can keep it.
  public var storageProblem: Message? {
    containsZeroByte ? Message("model.field.nul") : nil
  }
}

extension Int: FieldValue {
  /// It has no nil.
  public typealias Present = Int
  /// Its kind, as data.
  @inlinable public static var kind: FieldKind { .integer }
  /// What a null means.
  @inlinable public static var absent: Int? { 0 }
  /// Reads it from its columns.
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Int {
    Int(row.integer(column))
  }
  /// Appends its columns.
  @inlinable public func encode(into row: inout [Scalar]) { row.append(.integer(Int64(self))) }
  /// It, without its type.
  @inlinable public var value: Value { .integer(Int64(self)) }
}

extension Double: FieldValue {
  /// It has no nil.
  public typealias Present = Double
  /// Its kind, as data.
  @inlinable public static var kind: FieldKind { .number }
  /// What a null means.
  @inlinable public static var absent: Double? { 0 }
  /// Reads it from its columns.
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Double {
    row.real(column)
  }
  /// Appends its columns.
  @inlinable public func encode(into row: inout [Scalar]) { row.append(.real(self)) }
  /// It, without its type.
  @inlinable public var value: Value { .number(self) }
  /// Why no store can keep it.
  public var storageProblem: Message? { isFinite ? nil : Message("model.field.finite") }
}

extension Bool: FieldValue {
  /// It has no nil.
  public typealias Present = Bool
  /// Its kind, as data.
  @inlinable public static var kind: FieldKind { .flag }
  /// What a null means.
  @inlinable public static var absent: Bool? { false }
  /// Reads it from its columns.
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Bool {
    row.integer(column) != 0
  }
  /// Appends its columns.
  @inlinable public func encode(into row: inout [Scalar]) { row.append(.integer(self ? 1 : 0)) }
  /// It, without its type.
  @inlinable public var value: Value { .flag(self) }
}

extension Day: FieldValue {
  /// It has no nil.
  public typealias Present = Day
  /// Its kind, as data.
  @inlinable public static var kind: FieldKind { .day }
  /// Reads it from its columns.
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Day {
    try Day(daysSince1970: Int(row.integer(column)))
  }
  /// Appends its columns.
  @inlinable
  public func encode(into row: inout [Scalar]) { row.append(.integer(Int64(daysSince1970))) }
  /// It, without its type.
  @inlinable public var value: Value { .day(self) }
}

extension Moment: FieldValue {
  /// It has no nil.
  public typealias Present = Moment
  /// Its kind, as data.
  @inlinable public static var kind: FieldKind { .moment }
  /// Reads it from its columns.
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Moment {
    Moment(microseconds: row.integer(column))
  }
  /// Appends its columns.
  @inlinable public func encode(into row: inout [Scalar]) { row.append(.integer(microseconds)) }
  /// It, without its type.
  @inlinable public var value: Value { .moment(self) }
}

extension When: FieldValue {
  /// It has no nil.
  public typealias Present = When
  /// Its kind, as data.
  @inlinable public static var kind: FieldKind { .when }
  /// What the clocks show; the moment and the zone of a time.
  @inlinable public static var columnCount: Int { 3 }
  /// Reads it from its columns.
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> When {
    let when = When(
      wall: row.integer(column), utc: row.isNull(column + 1) ? nil : row.integer(column + 1),
      zone: row.isNull(column + 2) ? nil : row.text(column + 2))
    guard let when else { throw .whenUndecodable }
    return when
  }
  /// Appends its columns.
  public func encode(into row: inout [Scalar]) {
    row.append(.integer(wall))
    row.append(moment.map { .integer($0.microseconds) } ?? .null)
    row.append(zone.map { .text($0) } ?? .null)
  }
  /// It, without its type.
  @inlinable public var value: Value { .when(self) }
}

extension Money: FieldValue {
  /// It has no nil.
  public typealias Present = Money
  /// Its kind, as data.
  @inlinable public static var kind: FieldKind { .money }
  /// The amount, and what it is counted in.
  @inlinable public static var columnCount: Int { 2 }
  /// Reads it from its columns.
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Money {
    let currency = row.withText(column + 1) { code in
      code.count == 3 ? Currency(letters: code[0], code[1], code[2]) : nil
    }
    guard let currency else { throw .currencyUndecodable(row.text(column + 1)) }
    return Money(minorUnits: row.integer(column), currency: currency)
  }
  /// Appends its columns.
  @inlinable
  public func encode(into row: inout [Scalar]) {
    row.append(.integer(minorUnits))
    row.append(.text(currency.code))
  }
  /// It, without its type.
  @inlinable public var value: Value { .money(self) }
}

extension Quantity: FieldValue {
  /// It has no nil.
  public typealias Present = Quantity
  /// Its kind, as data.
  @inlinable public static var kind: FieldKind { .quantity }
  /// The amount, and what it is counted in.
  @inlinable public static var columnCount: Int { 2 }
  /// Reads it from its columns.
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Quantity {
    Quantity(millionths: row.integer(column), unit: Unit(stored: row.text(column + 1)))
  }
  /// Appends its columns.
  @inlinable
  public func encode(into row: inout [Scalar]) {
    row.append(.integer(millionths))
    row.append(.text(unit.symbol))
  }
  /// It, without its type.
  @inlinable public var value: Value { .quantity(self) }
  /// Why no store can keep it.
  public var storageProblem: Message? {
    baseMillionths == nil ? Message("model.quantity.overflow") : nil
  }
}

extension Tags: FieldValue {
  /// It has no nil.
  public typealias Present = Tags
  /// Its kind, as data.
  @inlinable public static var kind: FieldKind { .tags }
  /// What a null means.
  @inlinable public static var absent: Tags? { [] }
  /// Reads it from its columns.
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Tags {
    Tags(stored: row.text(column))
  }
  /// Appends its columns.
  @inlinable
  public func encode(into row: inout [Scalar]) { row.append(isEmpty ? .null : .text(stored)) }
  /// It, without its type.
  @inlinable public var value: Value { isEmpty ? .none : .tags(self) }
  /// Whether there is no character.
  @inlinable public var isEmptyText: Bool { isEmpty }
}

extension OwnFields: FieldValue {
  /// It has no nil.
  public typealias Present = OwnFields
  /// Its kind, as data.
  @inlinable public static var kind: FieldKind { .own }
  /// What a null means.
  @inlinable public static var absent: OwnFields? { OwnFields() }
  /// Reads it from its columns.
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> OwnFields {
    try OwnFields(stored: row.text(column))
  }
  /// Appends its columns.
  @inlinable
  public func encode(into row: inout [Scalar]) { row.append(isEmpty ? .null : .text(stored)) }
  /// It, without its type.
  @inlinable public var value: Value { isEmpty ? .none : .own(self) }
  /// Whether there is no character.
  @inlinable public var isEmptyText: Bool { isEmpty }
}

extension Icon: FieldValue {
  /// It has no nil.
  public typealias Present = Icon
  /// Its kind, as data.
  @inlinable public static var kind: FieldKind { .icon }
  /// Reads it from its columns.
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Icon {
    Icon(stored: row.text(column))
  }
  /// Appends its columns.
  @inlinable public func encode(into row: inout [Scalar]) { row.append(.text(stored)) }
  /// It, without its type.
  @inlinable public var value: Value { .icon(self) }
}

extension RecordID: FieldValue {
  /// It has no nil.
  public typealias Present = RecordID<Root>
  /// Its kind, as data.
  public static var kind: FieldKind { .reference(Root.schema.name) }
  /// Reads it from its columns.
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> RecordID {
    RecordID(try Identifier.decode(row, at: column))
  }
  /// Appends its columns.
  @inlinable public func encode(into row: inout [Scalar]) { row.append(.identifier(identifier)) }
  /// It, without its type.
  @inlinable public var value: Value { .reference(identifier) }
}

extension Identifier {
  @inlinable
  static func decode(_ row: Row, at column: Int) throws(ModelError) -> Identifier {
    guard let identifier = row.identifier(column) else {
      throw ModelError(.undecodable, Message("model.identifier.undecodable"))
    }
    return identifier
  }
}
