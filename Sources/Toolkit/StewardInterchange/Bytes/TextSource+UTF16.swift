import StewardModels

extension TextSource {
  /// Writes the next code units as UTF-8.
  func decodeUTF16() -> UnsafeBufferPointer<UInt8> {
    let end = raw.count
    clean.removeAll()
    var index = 0
    while index < end {
      guard index + 1 < end else {
        if !hasEnded { break }
        if !acceptBadUnit(at: index) { return clean.bytes }
        index = end
        break
      }
      let unit = codeUnit(at: index)
      if unit < 0x80 {
        clean.append(UInt8(truncatingIfNeeded: unit))
        index += 2
        continue
      }
      if !UTF16.isLeadSurrogate(unit) && !UTF16.isTrailSurrogate(unit) {
        clean.append(scalar: Unicode.Scalar(unit) ?? "\u{FFFD}")
        index += 2
        continue
      }
      if UTF16.isLeadSurrogate(unit) {
        if index + 3 < end {
          let trail = codeUnit(at: index + 2)
          if UTF16.isTrailSurrogate(trail) {
            let value = 0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(trail & 0x3FF)
            clean.append(scalar: Unicode.Scalar(value) ?? "\u{FFFD}")
            index += 4
            continue
          }
        } else if !hasEnded {
          break
        }
      }
      if !acceptBadUnit(at: index) { return clean.bytes }
      index += 2
    }
    used = index
    return clean.bytes
  }

  private func codeUnit(at index: Int) -> UInt16 {
    let first = UInt16(raw.base[index])
    let second = UInt16(raw.base[index + 1])
    return encoding == .utf16BigEndian ? first << 8 | second : second << 8 | first
  }

  /// Replaces half a character, or keeps the error and says no.
  private func acceptBadUnit(at index: Int) -> Bool {
    used = index
    if isLenient {
      clean.append(scalar: "\u{FFFD}")
      replacements.add(at: rawOffset + index)
      return true
    }
    pendingError = .at(
      SourceLocation(offset: rawOffset + index), in: source.name, .invalidEncoding,
      "interchange.encoding.invalidUTF16", hint: Message("interchange.encoding.hint"))
    return false
  }
}
