/// The grammar of numbers of RFC 8259, section 6.
enum JSONNumberGrammar {
  /// Where the text stops being a number, or nil for a number.
  ///
  /// That is the index of the first wrong byte, or the count where something lacks at the end.
  static func firstError(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    func byte() -> UInt8 { index < text.count ? text[index] : 0 }
    func skipDigits() -> Bool {
      let start = index
      while isDigit(byte()) { index += 1 }
      return index > start
    }
    if byte() == UInt8(ascii: "-") { index += 1 }
    if byte() == UInt8(ascii: "0") {
      index += 1
    } else if !skipDigits() {
      return index
    }
    if byte() == UInt8(ascii: ".") {
      index += 1
      if !skipDigits() { return index }
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      index += 1
      if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { index += 1 }
      if !skipDigits() { return index }
    }
    return index == text.count ? nil : index
  }

  @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Whether a byte can stand in a number.
  @inline(__always) static func isPart(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "+") || byte | 0x20 == UInt8(ascii: "e")
  }

  /// The whole number that a valid text stands for, if it is one and fits.
  static func integer(_ text: some Collection<UInt8>) -> Int64? {
    var isNegative = false
    var digits: [UInt8] = []
    var decimals = 0
    var exponentText = ""
    var part = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "-") where part == 0: isNegative = true
      case UInt8(ascii: "."): part = 1
      case UInt8(ascii: "e"), UInt8(ascii: "E"): part = 2
      case _ where part == 2: exponentText.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        digits.append(byte &- 0x30)
        if part == 1 { decimals += 1 }
      }
    }
    while decimals > 0 && digits.last == 0 {
      digits.removeLast()
      decimals -= 1
    }
    if digits.allSatisfy({ $0 == 0 }) { return 0 }
    // An exponent of more digits than an Int has leaves 64 bits in either direction.
    guard let exponent = exponentText.isEmpty ? 0 : Int(exponentText) else { return nil }
    var (zeros, overflow) = exponent.subtractingReportingOverflow(decimals)
    if overflow { return nil }
    while zeros < 0 && digits.last == 0 {
      digits.removeLast()
      zeros += 1
    }
    guard zeros >= 0 && zeros < 19 else { return nil }
    digits.append(contentsOf: repeatElement(0, count: zeros))
    var value: Int64 = 0
    for digit in digits {
      let (times, first) = value.multipliedReportingOverflow(by: 10)
      let (sum, second) =
        isNegative
        ? times.subtractingReportingOverflow(Int64(digit))
        : times.addingReportingOverflow(Int64(digit))
      if first || second { return nil }
      value = sum
    }
    return value
  }
}
