extension OwnFields {
  /// The fields as JSON in one canonical form, so that equal fields are equal text.
  ///
  /// `{"bought":{"day":"2026-01-02"},"colour":"red","fragile":true,"size":3.5}`: names in order, no
  /// white space, only quotes, backslashes and control characters escaped. `{}` for none.
  public var stored: String {
    var text = "{"
    for entry in self {
      if text.utf8.count > 1 { text += "," }
      text.appendQuoted(entry.name)
      text += ":"
      switch entry.value {
      case .text(let value): text.appendQuoted(value)
      case .number(let number): text += OwnValue.neutral(number)
      case .day(let day): text += "{\"day\":\"\(day)\"}"
      case .flag(let flag): text += flag ? "true" : "false"
      }
    }
    return text + "}"
  }

  /// Reads what `stored` writes; empty text is no fields.
  ///
  /// White space between parts, other escapes and another order are taken too, since a database
  /// may have rewritten them. Throws `undecodable` with the offset in bytes for anything else, and
  /// `invalidValue` for names that occur twice.
  public init(stored text: String) throws(ModelError) {
    if text.isEmpty || text == "{}" {
      self.init()
      return
    }
    var parser = OwnFieldsParser(text)
    guard let pairs = parser.parse() else {
      throw .ownUndecodable(text, at: parser.offset)
    }
    try self.init(pairs)
  }
}

extension String {
  /// Appends text as JSON, with no more escapes than JSON demands.
  fileprivate mutating func appendQuoted(_ text: String) {
    append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\r": append("\\r")
      case "\t": append("\\t")
      case _ where scalar.value < 0x20:
        append(scalar.value < 0x10 ? "\\u000" : "\\u00")
        append(String(scalar.value, radix: 16))
      default: unicodeScalars.append(scalar)
      }
    }
    append("\"")
  }
}
