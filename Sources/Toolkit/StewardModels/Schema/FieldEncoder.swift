internal import Synchronization

/// Appends the columns of one field of a record to a row.
///
/// A stored property is read where it lies in the record, which costs a load; a computed one through
/// its key path.
struct FieldEncoder<Root: Record>: Sendable {
  let encode: @Sendable (UnsafePointer<Root>, inout [Scalar]) -> Void

  /// What a record holds in the field, without its type.
  let value: @Sendable (Root) -> Value

  init<Content: FieldValue>(_ field: Field<Root, Content>) {
    value = { field.content(of: $0).value }
    guard let offset = field.offset else {
      encode = { record, row in field.content(of: record.pointee).encode(into: &row) }
      return
    }
    encode = Self.encoder(of: Content.self, at: offset)
  }

  /// Captures the type and the offset alone, so that nothing is looked up while a row is made.
  private static func encoder<Content: FieldValue>(
    of type: Content.Type, at offset: Int
  ) -> @Sendable (UnsafePointer<Root>, inout [Scalar]) -> Void {
    { record, row in
      UnsafeRawPointer(record).advanced(by: offset).assumingMemoryBound(to: type).pointee
        .encode(into: &row)
    }
  }
}

/// The encoders of a type, made once they are needed: they look for where each field lies.
final class FieldEncoding<Root: Record>: Sendable {
  private let known = Mutex<[FieldEncoder<Root>]?>(nil)

  func encoders(_ makers: [@Sendable () -> FieldEncoder<Root>]) -> [FieldEncoder<Root>] {
    known.withLock { known in
      if let known { return known }
      let made = makers.map { $0() }
      known = made
      return made
    }
  }
}
