import StewardModels

/// Reads the single pieces of a JSON text: texts, numbers and words.
struct JSONLexer {
  var cursor: JSONCursor
  let limits: JSONLimits
  let isLenient: Bool
  /// Half characters that were replaced, where lenient.
  var replacements = Replacements()
  /// The text or number at hand, where it does not lie within one chunk as it is.
  let scratch = ByteStorage(capacity: 1024)
  /// The first half of a pair of escapes, until the second comes.
  var half: (unit: UInt32, location: SourceLocation)?

  init(_ text: TextSource, limits: JSONLimits) {
    cursor = JSONCursor(text)
    self.limits = limits
    isLenient = text.isLenient
  }

  /// Reads a text whose first quotation mark is the next byte.
  mutating func string() throws(InterchangeError) -> String {
    cursor.index += 1
    if let whole = try simpleString() { return whole }
    while true {
      if scratch.count > limits.stringBytes { throw tooLong(limits.stringBytes) }
      guard let byte = try cursor.peek(), let base = cursor.base else {
        throw unexpectedEnd()
      }
      switch byte {
      case 0x22:
        try settleHalf()
        cursor.index += 1
        return String(decoding: scratch.bytes, as: UTF8.self)
      case 0x5C:
        try escape()
      default:
        try settleHalf()
        let stop = try plainEnd()
        scratch.append(base + cursor.index, stop - cursor.index)
        cursor.index = stop
      }
    }
  }

  /// A text without escapes that lies within the chunk; else `scratch` has its beginning.
  private mutating func simpleString() throws(InterchangeError) -> String? {
    scratch.removeAll()
    guard try cursor.peek() != nil, let base = cursor.base else { return nil }
    let start = cursor.index
    let stop = try plainEnd()
    cursor.index = stop
    if stop < cursor.end && base[stop] == 0x22 && stop - start <= limits.stringBytes {
      cursor.index += 1
      return String(
        decoding: UnsafeBufferPointer(start: base + start, count: stop - start), as: UTF8.self)
    }
    scratch.append(base + start, stop - start)
    return nil
  }

  /// The index of the next quotation mark or backslash, or the end of the chunk.
  private mutating func plainEnd() throws(InterchangeError) -> Int {
    guard let base = cursor.base else { return cursor.end }
    let stop = JSONStringScan.firstSpecial(in: base, from: cursor.index, to: cursor.end)
    // Control characters have to be escaped (RFC 8259, section 7).
    if stop < cursor.end && base[stop] < 0x20 {
      cursor.index = stop
      throw error("interchange.json.controlCharacter", ["found": .text(Self.hex(base[stop]))])
    }
    return stop
  }
}
