/// The short name of a record that people type: the random bits of its identifier in lower-case
/// base 32 (the alphabet of RFC 4648, `a` to `z` and `2` to `7`).
///
/// Any prefix that fits one record only names it. A handle as listed has four characters or more
/// and always holds a letter and a digit, so that it is never a word or a number.
public struct Handle: Sendable, Hashable, CustomStringConvertible {
  /// All characters: twelve, which hold 60 of the 62 random bits.
  public let characters: String
  /// How many characters a handle has as listed, at the least.
  public static let shortest = 4
  /// How many characters a whole handle has.
  public static let longest = 12

  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)

  /// The handle of an identifier.
  public init(_ identifier: Identifier) {
    let random = identifier.low << 2
    characters = String(unsafeUninitializedCapacity: Self.longest) { buffer in
      for index in 0..<Self.longest {
        buffer[index] = Self.alphabet[Int((random << (5 * UInt64(index))) >> 59)]
      }
      return Self.longest
    }
  }

  /// The whole handle.
  public var description: String { characters }

  /// The shortest prefix of at least `length` characters that holds a letter and a digit.
  public func listed(length: Int = Handle.shortest) -> String {
    var hasLetter = false
    var hasDigit = false
    var end = characters.startIndex
    for (index, character) in characters.utf8.enumerated() {
      if index >= length, hasLetter, hasDigit { break }
      if character < UInt8(ascii: "a") { hasDigit = true } else { hasLetter = true }
      end = characters.utf8.index(after: end)
    }
    return String(characters[..<end])
  }

  /// How many leading characters two identifiers' handles share.
  public static func commonLength(_ left: Identifier, _ right: Identifier) -> Int {
    min(((left.low ^ right.low) << 2).leadingZeroBitCount / 5, longest)
  }
}

/// The part of all identifiers whose handles begin with some characters: a range of their last
/// eight bytes, which an index can seek.
public struct HandlePrefix: Sendable, Hashable {
  /// The characters, in lower case.
  public let characters: String
  /// The least and the greatest value of `Identifier.low` that the prefix takes in.
  public let range: ClosedRange<UInt64>

  /// Reads one to twelve characters of a handle, in either case; `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard (1...Handle.longest).contains(bytes.count) else { return nil }
    var bits: UInt64 = 0
    var lowered: [UInt8] = []
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): bits = bits << 5 | UInt64(byte - 97)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bits = bits << 5 | UInt64(byte - 65)
      case UInt8(ascii: "2")...UInt8(ascii: "7"): bits = bits << 5 | UInt64(byte - 24)
      default: return nil
      }
      lowered.append((65...90).contains(byte) ? byte + 32 : byte)
    }
    let free = UInt64(62 - 5 * bytes.count)
    let lowest = 0x8000_0000_0000_0000 | bits << free
    range = lowest...(lowest | (1 << free - 1))
    characters = String(decoding: lowered, as: UTF8.self)
  }
}
