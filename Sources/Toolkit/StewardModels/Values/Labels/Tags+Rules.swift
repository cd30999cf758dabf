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
  ///
  /// One pass over the bytes, as every decoded row takes it.
  static func isInOrder(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var previous = 0..<0
      var start = 0
      for offset in 0...bytes.count where offset == bytes.count || bytes[offset] == lineBreak {
        if start == 0 && offset == bytes.count { return true }
        guard start < offset else { return false }
        if start > 0 && !bytes[previous].lexicographicallyPrecedes(bytes[start..<offset]) {
          return false
        }
        previous = start..<offset
        start = offset + 1
      }
      return true
    }
  }

  static var lineBreak: UInt8 { UInt8(ascii: "\n") }
}
