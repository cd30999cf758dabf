import StewardModels

extension JSONReader {
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

  /// Reads one whole value, or nil at the end of the text.
  ///
  /// To be called where a value may come; `location` is then where it begins.
  public func readValue() throws(InterchangeError) -> JSONValue? {
    guard let token = try next() else { return nil }
    return try readValue(from: token)
  }

  /// Reads the rest of the value that begins with `token`.
  func readValue(from token: JSONToken) throws(InterchangeError) -> JSONValue {
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
        let error = lexer.error(
          "interchange.json.tooLong", ["limit": .number(options.limits.valueBytes)],
          at: beginning, code: .tooLarge)
        failure = error
        throw error
      }
      guard let following = try next() else { throw lexer.unexpectedEnd() }
      token = following
    }
  }

  /// Passes over the rest of the value that begins with `token`, in constant memory.
  func skipValue(from token: JSONToken) throws(InterchangeError) {
    switch token {
    case .beginObject, .beginArray: break
    default: return
    }
    let depth = containers.count - 1
    while containers.count > depth {
      guard try next() != nil else { throw lexer.unexpectedEnd() }
    }
  }
}
