/// A currency, by its code of ISO 4217.
///
/// It takes four bytes and no memory beside them. Two currencies are equal when their codes are;
/// they are ordered by code.
@frozen
public struct Currency: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The three letters as one number, the first in the highest of three bytes.
  @usableFromInline
  let packed: UInt32

  @inlinable
  init(packed: UInt32) { self.packed = packed }

  /// A currency from its three letters in ASCII, or nil unless all are capital letters.
  ///
  /// For stores that read a column as bytes. Codes that ISO does not know are kept.
  @inlinable
  public init?(letters first: UInt8, _ second: UInt8, _ third: UInt8) {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard capitals.contains(first), capitals.contains(second), capitals.contains(third) else {
      return nil
    }
    packed = UInt32(first) << 16 | UInt32(second) << 8 | UInt32(third)
  }

  /// A currency that ISO 4217 lists, in whichever case the code is written.
  ///
  /// Listed are the codes in use, those retired since about 1999, and the funds, metals and
  /// testing codes (`XAU`, `XXX`). Anything else throws `invalidValue`.
  public init(_ code: String) throws(ModelError) {
    guard let currency = Currency(threeLetters: code.utf8, uppercasing: true),
      Currency.isListed(currency)
    else { throw .currencyUnknown(code) }
    self = currency
  }

  /// A currency as a store keeps it: any three capital letters.
  ///
  /// A code that this version does not know is kept, with two decimals, so that nothing is lost.
  /// Text of another form throws `undecodable`.
  @inlinable
  public init(stored code: String) throws(ModelError) {
    guard let currency = Currency(threeLetters: code.utf8, uppercasing: false) else {
      throw .currencyUndecodable(code)
    }
    self = currency
  }

  @inlinable
  init?(threeLetters bytes: String.UTF8View, uppercasing: Bool) {
    var iterator = bytes.makeIterator()
    guard var first = iterator.next(), var second = iterator.next(), var third = iterator.next(),
      iterator.next() == nil
    else { return nil }
    if uppercasing {
      first = Currency.uppercased(first)
      second = Currency.uppercased(second)
      third = Currency.uppercased(third)
    }
    self.init(letters: first, second, third)
  }

  @inlinable
  static func uppercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte - 0x20 : byte
  }

  /// The three letters, such as `EUR`.
  public var code: String {
    let packed = packed
    return String(unsafeUninitializedCapacity: 3) { buffer in
      buffer.initializeElement(at: 0, to: UInt8(truncatingIfNeeded: packed >> 16))
      buffer.initializeElement(at: 1, to: UInt8(truncatingIfNeeded: packed >> 8))
      buffer.initializeElement(at: 2, to: UInt8(truncatingIfNeeded: packed))
      return 3
    }
  }

  /// The code.
  public var description: String { code }

  /// By code.
  @inlinable
  public static func < (left: Currency, right: Currency) -> Bool { left.packed < right.packed }
}
