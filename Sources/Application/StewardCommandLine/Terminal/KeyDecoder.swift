/// Keys out of the bytes that a terminal sends, however they are split over reads.
///
/// It knows UTF-8, the sequences of ECMA-48 with the modifiers of xterm, `ESC O` of application mode,
/// those of the Linux console, and bracketed paste. What it does not know is dropped as a whole.
public struct KeyDecoder: Sendable {
  private enum State: Sendable, Hashable {
    case ground
    /// An Esc came, which may be the key or the beginning of a sequence; two for one with Alt.
    case escape(isDouble: Bool)
    /// `ESC [`; the parameters so far, and whether an Esc stood before.
    case control([UInt8], isAlt: Bool)
    /// `ESC O`.
    case single([UInt8])
    /// `ESC [ [`, as the Linux console begins the first function keys.
    case console
    /// A string of the terminal, such as an answer to a question: dropped up to its end.
    case string(sawEscape: Bool)
    /// A character of several bytes.
    case character([UInt8], length: Int, isAlt: Bool)
    /// Between the marks of a paste.
    case paste
  }

  /// Pasted text beyond this many bytes is dropped.
  private static let longestPaste = 1 << 20
  /// A sequence longer than this is none.
  private static let longestSequence = 64
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private var state = State.ground
  private var pasted: [UInt8] = []

  /// Makes a decoder.
  public init() {}

  /// How long to wait for more until ``flush()``, in milliseconds; nil where nothing is pending.
  ///
  /// A lone Esc is told from a sequence by 50 ms, in which a terminal sends the rest, also over ssh.
  public var patience: Int32? {
    switch state {
    case .ground, .paste: nil
    case .escape: 50
    case .control, .single, .console, .string, .character: 500
    }
  }

  /// The keys that are complete with these bytes.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { take(byte, into: &keys) }
    return keys
  }

  /// The keys that are meant where nothing follows.
  public mutating func flush() -> [Key] {
    guard state != .paste else { return [] }
    defer { state = .ground }
    guard case .escape(let isDouble) = state else { return [] }
    return isDouble ? [Key(.escape), Key(.escape)] : [Key(.escape)]
  }

  private mutating func take(_ byte: UInt8, into keys: inout [Key]) {
    switch state {
    case .ground: ground(byte, isAlt: false, into: &keys)
    case .escape(let isDouble): escape(byte, isDouble: isDouble, into: &keys)
    case .control(let bytes, let isAlt): control(byte, bytes, isAlt: isAlt, into: &keys)
    case .single(let bytes): single(byte, bytes, into: &keys)
    case .console:
      state = .ground
      if (0x41...0x45).contains(byte) { keys.append(Key(.function(Int(byte) - 0x40))) }
    case .string(let sawEscape):
      // Ended by BEL or by ESC \ (ECMA-48, 5.6).
      if byte == 7 || sawEscape && byte == 0x5C {
        state = .ground
      } else {
        state = .string(sawEscape: byte == 0x1B)
      }
    case .character(let bytes, let length, let isAlt):
      character(byte, bytes, length: length, isAlt: isAlt, into: &keys)
    case .paste: paste(byte, into: &keys)
    }
  }

  private mutating func ground(_ byte: UInt8, isAlt: Bool, into keys: inout [Key]) {
    state = .ground
    let alt: Key.Modifiers = isAlt ? .alt : []
    switch byte {
    case 0x1B: state = .escape(isDouble: false)
    case 0x0A, 0x0D: keys.append(Key(.enter, alt))
    case 0x09: keys.append(Key(.tab, alt))
    case 0x08, 0x7F: keys.append(Key(.backspace, alt))
    case 0: keys.append(Key(.character(" "), alt.union(.control)))
    case 1...0x1A:
      keys.append(Key(.character(Self.ascii(byte + 0x60)), alt.union(.control)))
    case 0x1C...0x1F:
      keys.append(Key(.character(Self.ascii(byte + 0x40)), alt.union(.control)))
    case 0x20..<0x7F: keys.append(Key(.character(Self.ascii(byte)), alt))
    case 0xC2..<0xE0: state = .character([byte], length: 2, isAlt: isAlt)
    case 0xE0..<0xF0: state = .character([byte], length: 3, isAlt: isAlt)
    case 0xF0..<0xF5: state = .character([byte], length: 4, isAlt: isAlt)
    default: break
    }
  }

  private mutating func character(
    _ byte: UInt8, _ bytes: [UInt8], length: Int, isAlt: Bool, into keys: inout [Key]
  ) {
    guard byte & 0xC0 == 0x80 else {
      // The character was cut off; what comes now is something of its own.
      ground(byte, isAlt: false, into: &keys)
      return
    }
    let bytes = bytes + [byte]
    guard bytes.count == length else {
      state = .character(bytes, length: length, isAlt: isAlt)
      return
    }
    state = .ground
    guard let text = String(validating: bytes, as: UTF8.self),
      let scalar = text.unicodeScalars.first,
      !(0x80..<0xA0).contains(scalar.value)
    else { return }
    keys.append(Key(.character(Character(scalar)), isAlt ? .alt : []))
  }

  private mutating func escape(_ byte: UInt8, isDouble: Bool, into keys: inout [Key]) {
    switch byte {
    case 0x1B:
      if isDouble { keys.append(Key(.escape)) }
      state = .escape(isDouble: true)
    case 0x5B: state = .control([], isAlt: isDouble)
    case 0x4F: state = .single([])
    // Strings of the terminal: DCS, SOS, OSC, PM, APC.
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F: state = .string(sawEscape: false)
    default:
      if isDouble { keys.append(Key(.escape)) }
      ground(byte, isAlt: true, into: &keys)
    }
  }

  private mutating func control(
    _ byte: UInt8, _ bytes: [UInt8], isAlt: Bool, into keys: inout [Key]
  ) {
    switch byte {
    case 0x5B where bytes.isEmpty: state = .console
    case 0x20..<0x40:
      state = bytes.count < Self.longestSequence ? .control(bytes + [byte], isAlt: isAlt) : .ground
    case 0x40..<0x7F:
      state = .ground
      let sequence = KeySequence(parameters: bytes, final: byte)
      if sequence.beginsPaste {
        state = .paste
        pasted = []
      } else if var key = sequence.key {
        if isAlt { key.modifiers.insert(.alt) }
        keys.append(key)
      }
    default: ground(byte, isAlt: false, into: &keys)
    }
  }

  private mutating func single(_ byte: UInt8, _ bytes: [UInt8], into keys: inout [Key]) {
    switch byte {
    case 0x30..<0x3C where bytes.count < Self.longestSequence: state = .single(bytes + [byte])
    case 0x40..<0x7F:
      state = .ground
      if let key = KeySequence(parameters: bytes, final: byte).applicationKey { keys.append(key) }
    default: ground(byte, isAlt: false, into: &keys)
    }
  }

  private mutating func paste(_ byte: UInt8, into keys: inout [Key]) {
    pasted.append(byte)
    if pasted.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] {
      let text = pasted.dropLast(Self.pasteEnd.count).prefix(Self.longestPaste)
      keys.append(Key(.paste(String(decoding: text, as: UTF8.self))))
      pasted = []
      state = .ground
    } else if pasted.count > Self.longestPaste + 2 * Self.pasteEnd.count {
      // The end is still to be found; what is dropped are bytes before it.
      pasted.removeSubrange(Self.longestPaste..<(pasted.count - Self.pasteEnd.count))
    }
  }

  private static func ascii(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }
}

/// A control sequence by its parameters and its last byte.
struct KeySequence {
  private let numbers: [Int]
  private let isPrivate: Bool
  private let final: UInt8

  init(parameters: [UInt8], final: UInt8) {
    self.final = final
    isPrivate = parameters.contains { !(0x30..<0x3C).contains($0) }
    // What stands after a colon refines a number in the protocol of kitty, and is not needed.
    numbers = parameters.split(separator: 0x3B, omittingEmptySubsequences: false).map {
      Int(String(decoding: $0.prefix { $0 != 0x3A }, as: UTF8.self)) ?? 0
    }
  }

  var beginsPaste: Bool { final == 0x7E && !isPrivate && numbers == [200] }

  /// The key of a sequence that began with `ESC [`; nil for one that is not known.
  var key: Key? {
    guard !isPrivate else { return nil }
    switch final {
    case 0x7E: return numbered
    case 0x75: return coded(numbers.first ?? 0, modifiers(at: 1))
    case 0x5A: return Key(.tab, .shift)
    // rxvt: an arrow with Shift.
    case 0x61...0x64: return Self.arrow(final - 0x20).map { Key($0, .shift) }
    default: return Self.arrow(final).map { Key($0, modifiers(at: 1)) }
    }
  }

  /// The key of a sequence that began with `ESC O`.
  var applicationKey: Key? {
    switch final {
    case 0x4D: return Key(.enter)
    case 0x61...0x64: return Self.arrow(final - 0x20).map { Key($0, .control) }
    case 0x6A...0x79:
      // The block of numbers, in application mode: the same as above 0x40 lower.
      return Key(.character(Character(Unicode.Scalar(final - 0x40))))
    default: return Self.arrow(final).map { Key($0, modifiers(at: numbers.count - 1)) }
    }
  }

  private static func arrow(_ final: UInt8) -> Key.Code? {
    switch final {
    case 0x41: .up
    case 0x42: .down
    case 0x43: .right
    case 0x44: .left
    case 0x46: .end
    case 0x48: .home
    case 0x50...0x53: .function(Int(final) - 0x4F)
    default: nil
    }
  }

  private var numbered: Key? {
    let code: Key.Code
    switch numbers.first ?? 0 {
    case 1, 7: code = .home
    case 2: code = .insert
    case 3: code = .delete
    case 4, 8: code = .end
    case 5: code = .pageUp
    case 6: code = .pageDown
    case let number where (11...15).contains(number): code = .function(number - 10)
    case let number where (17...21).contains(number): code = .function(number - 11)
    case 23, 24: code = .function(numbers[0] - 12)
    // xterm with modifyOtherKeys: 27, the modifiers, the code point.
    case 27 where numbers.count == 3: return coded(numbers[2], modifiers(at: 1))
    default: return nil
    }
    return Key(code, modifiers(at: 1))
  }

  /// The key of a code point, as kitty and xterm report those that have no bytes of their own.
  private func coded(_ number: Int, _ modifiers: Key.Modifiers) -> Key? {
    switch number {
    case 8, 127: return Key(.backspace, modifiers)
    case 9: return Key(.tab, modifiers)
    case 13: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    case 32..<0xE000:
      return Unicode.Scalar(UInt32(number)).map { Key(.character(Character($0)), modifiers) }
    default: return nil
    }
  }

  /// xterm writes 1 and the bits of Shift, Alt, Ctrl.
  private func modifiers(at index: Int) -> Key.Modifiers {
    guard numbers.indices.contains(index), numbers[index] > 1 else { return [] }
    return Key.Modifiers(rawValue: (numbers[index] - 1) & 7)
  }
}
