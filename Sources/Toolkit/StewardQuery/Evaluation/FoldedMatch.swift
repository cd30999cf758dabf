internal import StewardText

/// A match without regard to case, accents and width, its words folded already.
struct FoldedMatch {
  let match: TextMatch
  let needle: [UInt8]

  init(_ match: TextMatch, folded needle: String) {
    self.match = match
    self.needle = Array(needle.utf8)
  }

  /// Whether a text matches; it is folded first, which costs nothing for small ASCII letters.
  func holds(_ text: String) -> Bool {
    var folded = text.folded
    return folded.withUTF8 { bytes in
      switch match {
      case .equals: bytes.elementsEqual(needle)
      case .startsWith: bytes.starts(with: needle)
      case .contains: contains(bytes)
      }
    }
  }

  private func contains(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = needle.first else { return true }
    guard bytes.count >= needle.count else { return false }
    for start in 0...(bytes.count - needle.count) where bytes[start] == first {
      if UnsafeBufferPointer(rebasing: bytes[start..<(start + needle.count)])
        .elementsEqual(needle)
      {
        return true
      }
    }
    return false
  }
}
