import StewardModels

extension JSONLexer {
  /// An error of form, at the cursor or at another place.
  mutating func error(
    _ id: String, _ arguments: [String: Message.Argument] = [:], at place: SourceLocation? = nil,
    code: InterchangeError.Code = .malformed
  ) -> InterchangeError {
    .at(place ?? cursor.location, in: cursor.text.source.name, code, id, arguments)
  }

  mutating func error(_ id: String, at place: SourceLocation, found: String) -> InterchangeError {
    error(id, ["found": .text(String(found.prefix(40)))], at: place)
  }

  mutating func unexpectedEnd() -> InterchangeError { error("interchange.json.unexpectedEnd") }

  mutating func tooLong(_ limit: Int) -> InterchangeError {
    error("interchange.json.tooLong", ["limit": .number(limit)], code: .tooLarge)
  }

  /// Something else stands where `expected` names what should be: the end of a message id.
  mutating func unexpected(_ expected: String) throws(InterchangeError) -> InterchangeError {
    guard let byte = try cursor.peek() else { return unexpectedEnd() }
    let found = byte > 0x20 && byte < 0x7F ? String(Unicode.Scalar(byte)) : Self.hex(byte)
    return error(
      "interchange.json.unexpected",
      [
        "found": .text(found),
        "expected": .message(Message("interchange.json.expected.\(expected)")),
      ])
  }

  static func hex(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
