/// Finds the tokens in folded UTF-8.
///
/// Every token is a run of the bytes it is given, so that nothing is copied here.
enum TokenScanner {
  /// What a token is, for those who ask differently for each.
  enum Kind {
    /// A word or a number.
    case word
    /// One character of a script that is searched by characters.
    case character
    /// Two of them that stand together.
    case pair
    /// An emoji, or a flag.
    case emoji
  }

  /// Calls `body` for each token of folded text, in order; a pair follows its second character.
  @inline(__always)
  static func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>, Kind) -> Void) {
    let plain = ASCII.prefixLength(bytes)
    var index = 0
    // In pure ASCII this loop does all; otherwise it stops where a word could reach further.
    while index < plain {
      guard ASCII.isLowercaseAlphanumeric(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      repeat { index += 1 } while index < plain && ASCII.isLowercaseAlphanumeric(bytes[index])
      if index == plain, plain < bytes.count {
        index = start
        break
      }
      body(start..<index, .word)
    }
    if index < bytes.count { scanAny(bytes, from: index, body) }
  }

  private static func scanAny(
    _ bytes: UnsafeBufferPointer<UInt8>, from first: Int, _ body: (Range<Int>, Kind) -> Void
  ) {
    var index = first
    var word: Int?
    // Where the character just before begins.
    var character: Int?
    while index < bytes.count {
      let scalar = UTF8Scalar(bytes, at: index)
      let here = index..<(index + scalar.length)
      let part = TokenPart(scalar.value)
      index = here.upperBound
      // A mark goes on with the word before it; those of a character are taken with it below.
      if part == .mark { continue }
      if part == .word {
        if word == nil { word = here.lowerBound }
      } else if let start = word {
        body(start..<here.lowerBound, .word)
        word = nil
      }
      switch part {
      case .character:
        index = marksEnd(bytes, after: index)
        body(here.lowerBound..<index, .character)
        if let character { body(character..<index, .pair) }
        character = here.lowerBound
      case .flag:
        character = nil
        if index < bytes.count {
          let second = UTF8Scalar(bytes, at: index)
          if CodePoint.isRegionalIndicator(second.value) { index += second.length }
        }
        body(here.lowerBound..<index, .emoji)
      case .emoji:
        character = nil
        body(here, .emoji)
      case .word, .mark, .separator:
        character = nil
      }
    }
    if let start = word { body(start..<bytes.count, .word) }
  }

  private static func marksEnd(_ bytes: UnsafeBufferPointer<UInt8>, after index: Int) -> Int {
    var index = index
    while index < bytes.count {
      let scalar = UTF8Scalar(bytes, at: index)
      guard TokenPart(scalar.value) == .mark else { break }
      index += scalar.length
    }
    return index
  }
}

/// What a code point of folded text is to the tokens around it.
private enum TokenPart {
  case word, character, mark, emoji, flag, separator

  init(_ scalar: UInt32) {
    if scalar < 0x80 {
      self = ASCII.isLowercaseAlphanumeric(UInt8(scalar)) ? .word : .separator
    } else if CodePoint.isIdeographic(scalar), CodePoint.isAlphanumeric(scalar) {
      self = .character
    } else if CodePoint.isAlphanumeric(scalar) {
      self = .word
    } else if CodePoint.isMark(scalar) {
      self = .mark
    } else if CodePoint.isRegionalIndicator(scalar) {
      self = .flag
    } else if CodePoint.isSkinTone(scalar) {
      self = .separator
    } else if CodePoint.isPictograph(scalar) {
      self = .emoji
    } else {
      self = .separator
    }
  }
}
