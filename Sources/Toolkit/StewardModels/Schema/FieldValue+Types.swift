// How the toolkit's value types stand in columns.

extension String: FieldValue {
  public typealias Present = String
  @inlinable public static var kind: FieldKind { .text }
  @inlinable public static var absent: String? { "" }
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> String {
    row.text(column)
  }
  @inlinable public func encode(into row: inout [Scalar]) { row.append(.text(self)) }
  @inlinable public var value: Value { .text(self) }
  @inlinable public var isEmptyText: Bool { isEmpty }
  public var storageProblem: Message? {
    containsZeroByte ? Message("model.field.nul") : nil
  }
}

extension Int: FieldValue {
  public typealias Present = Int
  @inlinable public static var kind: FieldKind { .integer }
  @inlinable public static var absent: Int? { 0 }
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Int {
    Int(row.integer(column))
  }
  @inlinable public func encode(into row: inout [Scalar]) { row.append(.integer(Int64(self))) }
  @inlinable public var value: Value { .integer(Int64(self)) }
}

extension Double: FieldValue {
  public typealias Present = Double
  @inlinable public static var kind: FieldKind { .number }
  @inlinable public static var absent: Double? { 0 }
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Double {
    row.real(column)
  }
  @inlinable public func encode(into row: inout [Scalar]) { row.append(.real(self)) }
  @inlinable public var value: Value { .number(self) }
  public var storageProblem: Message? { isFinite ? nil : Message("model.field.finite") }
}

extension Bool: FieldValue {
  public typealias Present = Bool
  @inlinable public static var kind: FieldKind { .flag }
  @inlinable public static var absent: Bool? { false }
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Bool {
    row.integer(column) != 0
  }
  @inlinable public func encode(into row: inout [Scalar]) { row.append(.integer(self ? 1 : 0)) }
  @inlinable public var value: Value { .flag(self) }
}

extension Day: FieldValue {
  public typealias Present = Day
  @inlinable public static var kind: FieldKind { .day }
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Day {
    try Day(daysSince1970: Int(row.integer(column)))
  }
  @inlinable
  public func encode(into row: inout [Scalar]) { row.append(.integer(Int64(daysSince1970))) }
  @inlinable public var value: Value { .day(self) }
}

extension Moment: FieldValue {
  public typealias Present = Moment
  @inlinable public static var kind: FieldKind { .moment }
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Moment {
    Moment(microseconds: row.integer(column))
  }
  @inlinable public func encode(into row: inout [Scalar]) { row.append(.integer(microseconds)) }
  @inlinable public var value: Value { .moment(self) }
}

extension Money: FieldValue {
  public typealias Present = Money
  @inlinable public static var kind: FieldKind { .money }
  @inlinable public static var columnCount: Int { 2 }
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Money {
    let currency = row.withText(column + 1) { code in
      code.count == 3 ? Currency(letters: code[0], code[1], code[2]) : nil
    }
    guard let currency else { throw .currencyUndecodable(row.text(column + 1)) }
    return Money(minorUnits: row.integer(column), currency: currency)
  }
  @inlinable
  public func encode(into row: inout [Scalar]) {
    row.append(.integer(minorUnits))
    row.append(.text(currency.code))
  }
  @inlinable public var value: Value { .money(self) }
}

extension Quantity: FieldValue {
  public typealias Present = Quantity
  @inlinable public static var kind: FieldKind { .quantity }
  @inlinable public static var columnCount: Int { 2 }
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Quantity {
    Quantity(millionths: row.integer(column), unit: Unit(stored: row.text(column + 1)))
  }
  @inlinable
  public func encode(into row: inout [Scalar]) {
    row.append(.integer(millionths))
    row.append(.text(unit.symbol))
  }
  @inlinable public var value: Value { .quantity(self) }
  public var storageProblem: Message? {
    baseMillionths == nil ? Message("model.quantity.overflow") : nil
  }
}

extension Tags: FieldValue {
  public typealias Present = Tags
  @inlinable public static var kind: FieldKind { .tags }
  @inlinable public static var absent: Tags? { [] }
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Tags {
    Tags(stored: row.text(column))
  }
  @inlinable
  public func encode(into row: inout [Scalar]) { row.append(isEmpty ? .null : .text(stored)) }
  @inlinable public var value: Value { isEmpty ? .none : .tags(self) }
  @inlinable public var isEmptyText: Bool { isEmpty }
}

extension OwnFields: FieldValue {
  public typealias Present = OwnFields
  @inlinable public static var kind: FieldKind { .own }
  @inlinable public static var absent: OwnFields? { OwnFields() }
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> OwnFields {
    try OwnFields(stored: row.text(column))
  }
  @inlinable
  public func encode(into row: inout [Scalar]) { row.append(isEmpty ? .null : .text(stored)) }
  @inlinable public var value: Value { isEmpty ? .none : .own(self) }
  @inlinable public var isEmptyText: Bool { isEmpty }
}

extension Icon: FieldValue {
  public typealias Present = Icon
  @inlinable public static var kind: FieldKind { .icon }
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Icon {
    Icon(stored: row.text(column))
  }
  @inlinable public func encode(into row: inout [Scalar]) { row.append(.text(stored)) }
  @inlinable public var value: Value { .icon(self) }
}

extension RecordID: FieldValue {
  public typealias Present = RecordID<Root>
  public static var kind: FieldKind { .reference(Root.schema.name) }
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> RecordID {
    RecordID(try Identifier.decode(row, at: column))
  }
  @inlinable public func encode(into row: inout [Scalar]) { row.append(.identifier(identifier)) }
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
