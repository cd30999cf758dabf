internal import CSQLite
import StewardModels

/// The values of a statement's parameters, their bytes one after the other in memory that is used
/// again: binding a row costs no allocation.
struct ParameterArena {
  private enum Slot {
    case null
    case integer(Int64)
    case real(Double)
    case text(offset: Int, count: Int)
    case bytes(offset: Int, count: Int)
  }

  private var slots: [Slot] = []
  private var bytes: [UInt8] = []

  mutating func removeAll() {
    slots.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func add(_ scalar: Scalar) {
    switch scalar {
    case .null: slots.append(.null)
    case .integer(let number): slots.append(.integer(number))
    case .real(let number): slots.append(.real(number))
    case .text(let text): add(text)
    case .bytes(let bytes): addBytes { $0.append(contentsOf: bytes) }
    case .identifier(let identifier): add(identifier)
    }
  }

  mutating func addNull() { slots.append(.null) }

  mutating func add(_ number: Int64) { slots.append(.integer(number)) }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { addText($0) }
  }

  mutating func addText(_ text: UnsafeBufferPointer<UInt8>) {
    slots.append(.text(offset: bytes.count, count: text.count))
    bytes.append(contentsOf: text)
  }

  mutating func add(_ identifier: Identifier) {
    slots.append(.bytes(offset: bytes.count, count: 16))
    withUnsafeBytes(of: (identifier.high.bigEndian, identifier.low.bigEndian)) {
      bytes.append(contentsOf: $0)
    }
  }

  /// Adds the bytes that a body appends.
  mutating func addBytes(_ append: (inout [UInt8]) -> Void) {
    let offset = bytes.count
    append(&bytes)
    slots.append(.bytes(offset: offset, count: bytes.count - offset))
  }

  /// Binds all values.
  ///
  /// The memory stays as it is until `removeAll`.
  func bind(to statement: OpaquePointer) {
    bytes.withUnsafeBufferPointer { memory in
      for (index, slot) in slots.enumerated() {
        let parameter = Int32(truncatingIfNeeded: index + 1)
        // Binding fails only for an index that the statement does not have: a fault that the first
        // step of any test would show.
        switch slot {
        case .null: sqlite3_bind_null(statement, parameter)
        case .integer(let number): sqlite3_bind_int64(statement, parameter, number)
        case .real(let number): sqlite3_bind_double(statement, parameter, number)
        case .text(let offset, let count):
          Self.start(memory, offset).withMemoryRebound(to: CChar.self, capacity: count) {
            _ = steward_sqlite_bind_text(statement, parameter, $0, UInt64(count))
          }
        case .bytes(let offset, let count):
          steward_sqlite_bind_blob(statement, parameter, Self.start(memory, offset), UInt64(count))
        }
      }
    }
  }

  /// Where a value begins; never null, which would be bound as null.
  private static func start(
    _ memory: UnsafeBufferPointer<UInt8>, _ offset: Int
  ) -> UnsafePointer<UInt8> {
    // Any address but null: nothing is read there, as the length is zero.
    memory.baseAddress.map { $0 + offset } ?? UnsafePointer(bitPattern: 16).unsafelyUnwrapped
  }
}
