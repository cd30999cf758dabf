/// A type that a field can hold: how it stands in columns, and as an untyped value.
///
/// The toolkit's value types conform, optionals of them do, and an enum of words does by `Choice`.
/// Decoding is by position and costs no look-up.
public protocol FieldValue: Hashable, Sendable {
  /// The type without its optionality: itself, or what the optional wraps.
  associatedtype Present: FieldValue

  /// The kind, as data.
  static var kind: FieldKind { get }
  /// Whether the type has a nil.
  static var isOptional: Bool { get }
  /// How many columns it stands in.
  static var columnCount: Int { get }
  /// What a null means where the field declares no default; nil where a null means nothing.
  static var absent: Self? { get }

  /// Reads it from columns that are not null.
  static func decode(_ row: Row, at column: Int) throws(ModelError) -> Self
  /// Reads it where a row is being read field by field. Conforming types get it.
  static func next(_ cursor: inout RowCursor) throws(ModelError) -> Self
  /// Appends its columns.
  func encode(into row: inout [Scalar])
  /// It, without its type.
  var value: Value { get }
  /// It, where it is not nil.
  var present: Present? { get }
  /// Why no store can keep it: text with U+0000, a number that is not finite. Mostly nothing.
  var storageProblem: Message? { get }
  /// Whether it is present but not something: text without a character, no tags, no own fields.
  var isEmptyText: Bool { get }
}

extension FieldValue {
  /// Most types have no nil.
  @inlinable public static var isOptional: Bool { false }
  /// Most types stand in one column.
  @inlinable public static var columnCount: Int { 1 }
  /// Most types have no value that means nothing.
  @inlinable public static var absent: Self? { nil }
  /// Most types hold nothing that a store cannot keep.
  @inlinable public var storageProblem: Message? { nil }
  /// Most types are not text.
  @inlinable public var isEmptyText: Bool { false }
}

extension FieldValue where Present == Self {
  /// Itself.
  @inlinable public var present: Self? { self }
}

extension Optional: FieldValue where Wrapped: FieldValue, Wrapped.Present == Wrapped {
  /// What it wraps.
  public typealias Present = Wrapped

  /// The kind of what it wraps.
  @inlinable public static var kind: FieldKind { Wrapped.kind }
  /// An optional has a nil.
  @inlinable public static var isOptional: Bool { true }
  /// As many columns as what it wraps.
  @inlinable public static var columnCount: Int { Wrapped.columnCount }
  /// A null is nil.
  @inlinable public static var absent: Wrapped?? { .some(nil) }

  /// Reads what it wraps.
  @inlinable
  public static func decode(_ row: Row, at column: Int) throws(ModelError) -> Wrapped? {
    try Wrapped.decode(row, at: column)
  }

  /// Appends what it wraps, or nulls.
  @inlinable
  public func encode(into row: inout [Scalar]) {
    if let self {
      self.encode(into: &row)
    } else {
      for _ in 0..<Wrapped.columnCount { row.append(.null) }
    }
  }

  /// What it wraps, without its type.
  @inlinable public var value: Value { self?.value ?? .none }
  /// Itself.
  @inlinable public var present: Wrapped? { self }
}
