/// The short name of a record that people type: the random bits of its identifier in lower-case
/// base 32 of Crockford's alphabet: the digits, and the letters but `i`, `l`, `o` and `u`.
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

  static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

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

  /// How a record is listed that needs so many characters to be told from others.
  ///
  /// By its whole identifier where all of them do not tell it, as of identities that differ in their
  /// last two bits alone, and where it is not of the form that handles are of.
  public static func listed(_ identifier: Identifier, length: Int) -> String {
    length > longest || !isHandled(identifier)
      ? identifier.description : Handle(identifier).listed(length: max(length, shortest))
  }

  /// Whether a handle leads to an identity: whether its last eight bytes begin as RFC 9562 has it.
  public static func isHandled(_ identifier: Identifier) -> Bool { identifier.low >> 62 == 2 }

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
  ///
  /// As Crockford has it, `o` is read as `0`, `i` and `l` as `1`.
  public init?(_ text: some StringProtocol) {
    guard (1...Handle.longest).contains(text.utf8.count) else { return nil }
    var bits: UInt64 = 0
    var read: [UInt8] = []
    for byte in text.utf8 {
      let lowered = (65...90).contains(byte) ? byte + 32 : byte
      let character: UInt8 =
        switch lowered {
        case UInt8(ascii: "o"): UInt8(ascii: "0")
        case UInt8(ascii: "i"), UInt8(ascii: "l"): UInt8(ascii: "1")
        default: lowered
        }
      guard let digit = Handle.alphabet.firstIndex(of: character) else { return nil }
      bits = bits << 5 | UInt64(digit)
      read.append(character)
    }
    let free = UInt64(62 - 5 * read.count)
    let lowest = 0x8000_0000_0000_0000 | bits << free
    range = lowest...(lowest | (1 << free - 1))
    characters = String(decoding: read, as: UTF8.self)
  }
}
