/// What one column of a store can hold: a closed set, the same for every backend.
@frozen
public enum Scalar: Hashable, Sendable {
  /// Nothing.
  case null
  /// A whole number of 64 bits.
  case integer(Int64)
  /// A finite number; never NaN, an infinity or negative zero.
  case real(Double)
  /// Text without U+0000, in normal form C.
  case text(String)
  /// Bytes, such as a sort key.
  case bytes([UInt8])
  /// The 16 bytes that name a record.
  case identifier(Identifier)

  /// Whether there is nothing.
  @inlinable public var isNull: Bool { self == .null }

  /// The whole number, where there is one.
  @inlinable public var integer: Int64? {
    if case .integer(let number) = self { number } else { nil }
  }

  /// The text, where there is some.
  @inlinable public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The identifier, where there is one.
  @inlinable public var identifier: Identifier? {
    if case .identifier(let identifier) = self { identifier } else { nil }
  }
}

/// The type of a column: which case of `Scalar` stands in it where it is not null.
public enum ColumnType: String, Sendable, Hashable {
  /// A whole number of 64 bits.
  case integer
  /// A finite number.
  case real
  /// Text, compared by its UTF-8 bytes.
  case text
  /// Bytes, compared as unsigned.
  case bytes
  /// 16 bytes that name a record.
  case identifier
}
