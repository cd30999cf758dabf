extension String {
  /// The text in Unicode normalization form C, the form in which records keep text.
  ///
  /// ASCII, Latin letters and Chinese and Japanese characters that have no other form are known by
  /// their bytes and returned as they are, without a call to ICU and without a copy.
  public var nfc: String {
    var text = self
    if text.withUTF8({ NormalForm.isKnownComposed($0) }) { return self }
    return WideText.with(text) { wide in
      if NormalizationForm.composed.isKnownToHold(wide) { return self }
      return String(decoding: NormalizationForm.composed.applied(to: wide), as: UTF16.self)
    }
  }
}

/// What can be said about normalization from the bytes alone.
enum NormalForm {
  /// Whether the bytes are certain to be in form C; false means that ICU has to look.
  ///
  /// Certain are U+0000…02FF, U+3000…3FFF without its combining marks, and U+4000…9FFF.
  static func isKnownComposed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = ASCII.prefixLength(bytes)
    while index < bytes.count {
      let lead = bytes[index]
      switch lead {
      case 0..<0x80: index += 1
      case 0xC2...0xCB: index += 2
      case 0xE4...0xE9: index += 3
      case 0xE3:
        let second = bytes[index + 1]
        let third = bytes[index + 2]
        // U+302A…302F and U+3099…309A are combining marks.
        if second == 0x80, third >= 0xAA, third <= 0xAF { return false }
        if second == 0x82, third == 0x99 || third == 0x9A { return false }
        index += 3
      default: return false
      }
    }
    return true
  }
}
