import StewardModels

extension JSONParser {
  /// Reads one token.
  mutating func token() throws(InterchangeError) -> JSONToken? {
    var byte = try byteAfterSpace()
    if expectation == .commaOrEnd, byte == UInt8(ascii: ",") {
      lexer.cursor.index += 1
      expectation = containers.last == true ? .key : .value
      byte = try byteAfterSpace()
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        throw lexer.error("interchange.json.trailingComma")
      }
    }
    if expectation == .nothing && options.allowsManyValues { expectation = .value }
    location = lexer.cursor.location
    guard let byte else {
      let isWhole =
        containers.isEmpty
        && (expectation == .nothing || expectation == .value && options.allowsManyValues)
      if isWhole { return nil }
      throw lexer.unexpectedEnd()
    }
    switch expectation {
    case .value, .valueOrEnd: return try value(byte)
    case .key, .keyOrEnd: return try key(byte)
    case .commaOrEnd: return try end(byte, "commaOrEnd")
    case .nothing: throw lexer.error("interchange.json.textAfterEnd")
    }
  }

  /// The next byte that means something; in NDJSON a value ends with its line.
  private mutating func byteAfterSpace() throws(InterchangeError) -> UInt8? {
    let isWithinLine = options.allowsManyValues && !containers.isEmpty
    let byte = try lexer.cursor.peekAfterSpace(isWithinLine: isWithinLine)
    if isWithinLine, byte == 0x0A || byte == 0x0D {
      throw lexer.error("interchange.json.lineEnd")
    }
    return byte
  }

  private mutating func value(_ byte: UInt8) throws(InterchangeError) -> JSONToken {
    let token: JSONToken
    switch byte {
    case UInt8(ascii: "\""): token = .string(try lexer.string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      token = .number(try lexer.number())
    case UInt8(ascii: "{"): return try open(isObject: true)
    case UInt8(ascii: "["): return try open(isObject: false)
    case UInt8(ascii: "]") where expectation == .valueOrEnd: return try end(byte, "value")
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      token = try lexer.word()
    default: throw try lexer.unexpected("value")
    }
    didEndValue()
    return token
  }

  private mutating func key(_ byte: UInt8) throws(InterchangeError) -> JSONToken {
    guard byte == UInt8(ascii: "\"") else {
      if expectation == .keyOrEnd { return try end(byte, "key") }
      throw try lexer.unexpected("key")
    }
    let key = try lexer.string()
    if !keys[containers.count - 1].insert(key) {
      throw lexer.error("interchange.json.duplicateKey", at: location, found: key)
    }
    guard try byteAfterSpace() == UInt8(ascii: ":") else {
      throw try lexer.unexpected("colon")
    }
    lexer.cursor.index += 1
    expectation = .value
    return .key(key)
  }

  private mutating func open(isObject: Bool) throws(InterchangeError) -> JSONToken {
    guard containers.count < options.limits.depth else {
      throw lexer.error(
        "interchange.json.tooDeep", ["limit": .number(options.limits.depth)], code: .tooLarge)
    }
    lexer.cursor.index += 1
    containers.append(isObject)
    if keys.count < containers.count { keys.append(JSONKeySet()) }
    keys[containers.count - 1].removeAll()
    expectation = isObject ? .keyOrEnd : .valueOrEnd
    return isObject ? .beginObject : .beginArray
  }

  private mutating func end(_ byte: UInt8, _ expected: String) throws(InterchangeError) -> JSONToken
  {
    let isObject = containers.last == true
    guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
      throw try lexer.unexpected(isObject && expected == "commaOrEnd" ? "commaOrBrace" : expected)
    }
    lexer.cursor.index += 1
    containers.removeLast()
    didEndValue()
    return isObject ? .endObject : .endArray
  }

  private mutating func didEndValue() {
    expectation = containers.isEmpty ? .nothing : .commaOrEnd
  }
}
