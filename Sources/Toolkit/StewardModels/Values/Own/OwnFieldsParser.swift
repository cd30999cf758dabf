/// Reads the JSON of own fields: one object of texts, numbers, flags and `{"day":"…"}`.
struct OwnFieldsParser {
  private let bytes: [UInt8]
  /// Where the parser stands, or where it gave up.
  private(set) var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// All fields, or nil when the text is of another form.
  mutating func parse() -> [(name: String, value: OwnValue)]? {
    var pairs: [(name: String, value: OwnValue)] = []
    guard take("{") else { return nil }
    if !take("}") {
      repeat {
        guard let name = string(), take(":"), let value = value() else { return nil }
        pairs.append((name, value))
      } while take(",")
      guard take("}") else { return nil }
    }
    skipSpace()
    return offset == bytes.count ? pairs : nil
  }

  private mutating func value() -> OwnValue? {
    skipSpace()
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "\""): return string().map(OwnValue.text)
    case UInt8(ascii: "t"): return word("true") ? .flag(true) : nil
    case UInt8(ascii: "f"): return word("false") ? .flag(false) : nil
    case UInt8(ascii: "{"): return day()
    default: return number()
    }
  }

  private mutating func day() -> OwnValue? {
    guard take("{"), let key = string(), key == "day", take(":"), let text = string(), take("}")
    else { return nil }
    return Day(text).map(OwnValue.day)
  }

  private mutating func word(_ word: StaticString) -> Bool {
    let end = offset + word.utf8CodeUnitCount
    guard end <= bytes.count, word.description.utf8.elementsEqual(bytes[offset..<end]) else {
      return false
    }
    offset = end
    return true
  }

  /// A number by the grammar of JSON, which is narrower than that of Swift.
  private mutating func number() -> OwnValue? {
    let start = offset
    _ = take(raw: "-")
    if !take(raw: "0") { guard digits() else { return nil } }
    if take(raw: ".") { guard digits() else { return nil } }
    if take(raw: "e") || take(raw: "E") {
      if !take(raw: "+") { _ = take(raw: "-") }
      guard digits() else { return nil }
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let number = Double(text), number.isFinite else { return nil }
    return .number(number)
  }

  private mutating func digits() -> Bool {
    let start = offset
    while offset < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) {
      offset += 1
    }
    return offset > start
  }

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var content: [UInt8] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        offset += 1
        guard let scalar = escape() else { return nil }
        content.append(contentsOf: String(scalar).utf8)
      case 0..<0x20: return nil
      default:
        content.append(byte)
        offset += 1
      }
    }
    return nil
  }

  /// What stands after a backslash.
  private mutating func escape() -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    let byte = bytes[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return codePoint()
    default: return nil
    }
  }

  /// Four hexadecimal digits, or a pair of surrogates.
  private mutating func codePoint() -> Unicode.Scalar? {
    guard let high = hexadecimal() else { return nil }
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) }
    guard take(raw: "\\"), take(raw: "u"), let low = hexadecimal(),
      (0xDC00..<0xE000).contains(low)
    else { return nil }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func hexadecimal() -> UInt32? {
    guard offset + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[offset..<(offset + 4)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    offset += 4
    return value
  }

  private mutating func skipSpace() {
    while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
  }

  /// Consumes a byte after white space.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    return take(raw: character)
  }

  /// Consumes a byte if it is the next.
  private mutating func take(raw character: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }
}
