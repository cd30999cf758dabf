/// The 16 bytes that name a record, whatever its type: a UUID of version 7 (RFC 9562).
///
/// Identifiers made in one process order by the time they were made. The upper half holds the time
/// and a counter, the lower half 62 random bits, which also give the handle that people type.
@frozen
public struct Identifier: Hashable, Sendable {
  /// The first eight bytes: milliseconds since 1970, the version, and a counter.
  public let high: UInt64
  /// The last eight bytes: the variant and 62 random bits.
  public let low: UInt64

  /// Makes an identifier of its two halves, as they stand in a store.
  @inlinable
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads the 16 bytes at an address, most significant first.
  @inlinable
  public init(bytes: UnsafeRawPointer) {
    high = UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self))
    low = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
  }

  /// Reads 16 bytes; `nil` for any other number of them.
  public init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == 16 else { return nil }
    high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    low = bytes.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The bytes, most significant first, as stores keep them.
  public var bytes: [UInt8] {
    (0..<16).map { UInt8(truncatingIfNeeded: ($0 < 8 ? high : low) >> (56 - 8 * UInt64($0 & 7))) }
  }
}

extension Identifier: Comparable {
  /// The order of the bytes, and so of the time the identifiers were made.
  @inlinable
  public static func < (left: Identifier, right: Identifier) -> Bool {
    left.high == right.high ? left.low < right.low : left.high < right.high
  }
}

extension Identifier: LosslessStringConvertible {
  /// Reads the form of RFC 9562, `01936f2e-…`, in either case; `nil` for anything else, such as one of
  /// another variant than that describes, which no handle could name.
  public init?(_ description: String) {
    var digits: [UInt8] = []
    for (index, byte) in description.utf8.enumerated() {
      if index == 8 || index == 13 || index == 18 || index == 23 {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digits.append(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digits.append(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
      if digits.count > 32 { return nil }
    }
    guard digits.count == 32 else { return nil }
    high = digits.prefix(16).reduce(0) { $0 << 4 | UInt64($1) }
    low = digits.suffix(16).reduce(0) { $0 << 4 | UInt64($1) }
    guard low >> 62 == 0b10 else { return nil }
  }

  /// The form of RFC 9562, in lower case.
  public var description: String {
    var text: [UInt8] = []
    text.reserveCapacity(36)
    for (index, byte) in bytes.enumerated() {
      if index == 4 || index == 6 || index == 8 || index == 10 { text.append(UInt8(ascii: "-")) }
      for digit in [byte >> 4, byte & 15] {
        text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
