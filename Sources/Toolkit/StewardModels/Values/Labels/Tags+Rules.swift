extension Tags {
  /// The tag without white space at its ends, or throws for what is no tag.
  static func checked(_ tag: String) throws(ModelError) -> String {
    let trimmed = tag.trimmed
    guard !trimmed.isEmpty else { throw ModelError(.invalidValue, Message("model.tags.empty")) }
    guard !trimmed.unicodeScalars.contains(where: \.isControlOrLineBreak) else {
      throw ModelError(.invalidValue, Message("model.tags.control", ["text": .text(tag)]))
    }
    return trimmed
  }

  /// Whether each line is not empty and comes after the one before.
  static func isInOrder(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.firstIndex(of: lineBreak) else { return true }
    var previous = bytes[..<first]
    var rest = bytes[bytes.index(after: first)...]
    while true {
      let end = rest.firstIndex(of: lineBreak)
      let line = rest[..<(end ?? rest.endIndex)]
      guard !previous.isEmpty, previous.lexicographicallyPrecedes(line) else { return false }
      guard let end else { return true }
      previous = line
      rest = rest[rest.index(after: end)...]
    }
  }

  static var lineBreak: UInt8 { UInt8(ascii: "\n") }
}
