import StewardModels

extension JSONLexer {
  /// Reads a number of which the first byte is next.
  mutating func number() throws(InterchangeError) -> JSONNumber {
    let location = cursor.location
    try collect(limit: limits.numberBytes) { JSONNumberGrammar.isPart($0) }
    if let wrong = JSONNumberGrammar.firstError(in: scratch.bytes) {
      var place = location
      place.offset = location.offset.map { $0 + wrong }
      place.column = location.column.map { $0 + wrong }
      throw error("interchange.json.invalidNumber", at: place, found: scratchText)
    }
    return JSONNumber(unchecked: scratchText)
  }

  /// Reads `true`, `false` or `null`; anything else is an error that names it.
  mutating func word() throws(InterchangeError) -> JSONToken {
    let location = cursor.location
    try collect(limit: 64) { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || JSONNumberGrammar.isDigit(byte) || byte == UInt8(ascii: "_")
    }
    switch scratchText {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case let text: throw error("interchange.json.unknownWord", at: location, found: text)
    }
  }

  private var scratchText: String { String(decoding: scratch.bytes, as: UTF8.self) }

  /// Takes bytes into `scratch` for as long as they belong.
  private mutating func collect(
    limit: Int, _ belongs: (UInt8) -> Bool
  ) throws(InterchangeError) {
    scratch.removeAll()
    while let byte = try cursor.peek(), belongs(byte) {
      scratch.append(byte)
      cursor.index += 1
      if scratch.count > limit { throw tooLong(limit) }
    }
  }
}
