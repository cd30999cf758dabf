/// One column of a row that a database has just stepped to, without a copy.
@frozen
public struct Cell {
  /// What the cell holds.
  @frozen
  public enum Kind: UInt8, Sendable {
    /// Nothing.
    case null
    /// A whole number, in `bits`.
    case integer
    /// A number, whose bit pattern is in `bits`.
    case real
    /// UTF-8 text at `pointer`, `count` bytes.
    case text
    /// Bytes at `pointer`, `count` of them.
    case bytes
  }

  /// What the cell holds.
  public var kind: Kind
  /// The number, or its bit pattern.
  public var bits: Int64
  /// Where text or bytes begin.
  public var pointer: UnsafeRawPointer?
  /// How many bytes there are.
  public var count: Int

  /// A cell that holds nothing.
  @inlinable
  public init() {
    kind = .null
    bits = 0
    pointer = nil
    count = 0
  }
}

/// A stored row, read by position.
///
/// It is a view: a backend makes it for the time of one call and it must not be kept. Columns stand
/// in the order of the record type's declaration. Reading a number costs a load; reading text makes
/// a `String`.
@frozen
public struct Row {
  @usableFromInline let cells: UnsafePointer<Cell>?
  @usableFromInline let scalars: UnsafePointer<Scalar>?

  /// A view of cells that a database has filled.
  @inlinable
  public init(cells: UnsafePointer<Cell>) {
    self.cells = cells
    scalars = nil
  }

  /// A view of scalars in memory.
  @inlinable
  public init(scalars: UnsafePointer<Scalar>) {
    cells = nil
    self.scalars = scalars
  }

  /// Whether a column holds nothing.
  @inlinable
  public func isNull(_ column: Int) -> Bool {
    if let cells { return cells[column].kind == .null }
    // One of the two is always there: the initialisers see to it.
    return scalars.unsafelyUnwrapped[column].isNull
  }

  /// The whole number in a column; zero where there is none.
  @inlinable
  public func integer(_ column: Int) -> Int64 {
    if let cells { return cells[column].bits }
    return scalars.unsafelyUnwrapped[column].integer ?? 0
  }

  /// The number in a column; zero where there is none.
  @inlinable
  public func real(_ column: Int) -> Double {
    switch scalar(column) {
    case .real(let number): number
    case .integer(let number): Double(number)
    default: 0
    }
  }

  /// The text in a column; empty where there is none.
  @inlinable
  public func text(_ column: Int) -> String {
    if let cells {
      let cell = cells[column]
      let start = cell.pointer?.assumingMemoryBound(to: UInt8.self)
      return String(
        decoding: UnsafeBufferPointer(start: start, count: cell.count), as: UTF8.self)
    }
    return scalars.unsafelyUnwrapped[column].text ?? ""
  }

  /// Gives the UTF-8 of the text in a column to a body, without a copy where a database holds it;
  /// no bytes where there is none.
  @inlinable
  public func withText<Result>(
    _ column: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let cells {
      let cell = cells[column]
      return body(
        UnsafeBufferPointer(
          start: cell.pointer?.assumingMemoryBound(to: UInt8.self), count: cell.count))
    }
    var text = scalars.unsafelyUnwrapped[column].text ?? ""
    return text.withUTF8(body)
  }

  /// The identifier in a column; `nil` where there is none.
  @inlinable
  public func identifier(_ column: Int) -> Identifier? {
    if let cells {
      let cell = cells[column]
      guard cell.count == 16, let pointer = cell.pointer else { return nil }
      return Identifier(bytes: pointer)
    }
    return scalars.unsafelyUnwrapped[column].identifier
  }

  /// A copy of what a column holds.
  ///
  /// Bytes come as bytes: only the declaration tells whether 16 of them name a record.
  @inlinable
  public func scalar(_ column: Int) -> Scalar {
    guard let cells else { return scalars.unsafelyUnwrapped[column] }
    let cell = cells[column]
    switch cell.kind {
    case .null: return .null
    case .integer: return .integer(cell.bits)
    case .real: return .real(Double(bitPattern: UInt64(bitPattern: cell.bits)))
    case .text: return .text(text(column))
    case .bytes:
      return .bytes([UInt8](UnsafeRawBufferPointer(start: cell.pointer, count: cell.count)))
    }
  }

  /// A copy of what a column of a known type holds.
  @inlinable
  public func scalar(_ column: Int, as type: ColumnType) -> Scalar {
    if type == .identifier, let identifier = identifier(column) { return .identifier(identifier) }
    return scalar(column)
  }
}

extension Row {
  /// Gives a view of scalars in memory to a body, for as long as it runs.
  @inlinable
  public static func view<Result, Failure: Error>(
    _ scalars: [Scalar], _ body: (Row) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // An array's storage stays where it is while a local constant holds it.
    let outcome: Swift.Result<Result, Failure> = scalars.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else {
        // The rows of this package are made by schemas, which begin with the identity.
        preconditionFailure("a row has at least its identifier")
      }
      do throws(Failure) {
        return .success(try body(Row(scalars: start)))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}
