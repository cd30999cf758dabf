import StewardModels

extension JSONParser {
  /// A container that is being filled.
  private struct Frame {
    var isObject: Bool
    var members: [JSONObject.Member] = []
    var elements: [JSONValue] = []
    var key = ""

    mutating func add(_ value: JSONValue) {
      if isObject {
        members.append(JSONObject.Member(key: key, value: value))
      } else {
        elements.append(value)
      }
    }

    var value: JSONValue { isObject ? .object(JSONObject(members)) : .array(elements) }
  }

  /// Reads the rest of the value that begins with `token`.
  mutating func value(from token: JSONToken) throws(InterchangeError) -> JSONValue {
    let beginning = location
    let start = lexer.cursor.offset
    var frames: [Frame] = []
    var token = token
    while true {
      var finished: JSONValue?
      switch token {
      case .beginObject: frames.append(Frame(isObject: true))
      case .beginArray: frames.append(Frame(isObject: false))
      case .key(let key): frames[frames.count - 1].key = key
      case .endObject, .endArray: finished = frames.removeLast().value
      case .string(let text): finished = .string(text)
      case .number(let number): finished = .number(number)
      case .bool(let bool): finished = .bool(bool)
      case .null: finished = .null
      }
      if let finished {
        if frames.isEmpty {
          location = beginning
          return finished
        }
        frames[frames.count - 1].add(finished)
      }
      if lexer.cursor.offset - start > options.limits.valueBytes {
        throw fail(
          lexer.error(
            "interchange.json.tooLong", ["limit": .number(options.limits.valueBytes)],
            at: beginning, code: .tooLarge))
      }
      guard let following = try next() else { throw lexer.unexpectedEnd() }
      token = following
    }
  }
}
