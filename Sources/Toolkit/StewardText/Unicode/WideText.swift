/// Text as UTF-16 code units, the form that ICU reads.
enum WideText {
  /// Calls `body` with the UTF-16 form of `text`, which lives for that call only.
  @inline(__always)
  static func with<Result, Failure: Error>(
    _ text: String, _ body: (UnsafeBufferPointer<UInt16>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var text = text
    let outcome = text.withUTF8 { bytes in
      // A typed error cannot pass through `withUTF8`, so it travels as a value.
      catching { () throws(Failure) -> Result in try with(utf8: bytes, body) }
    }
    return try outcome.get()
  }

  /// Calls `body` with the UTF-16 form of well-formed UTF-8.
  ///
  /// Up to 512 code units lie on the stack.
  static func with<Result, Failure: Error>(
    utf8 bytes: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt16>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: max(1, bytes.count)) {
      wide in
      let count = widen(bytes, into: wide)
      return catching { () throws(Failure) -> Result in
        try body(UnsafeBufferPointer(rebasing: wide[..<count]))
      }
    }
    return try outcome.get()
  }

  @inline(__always)
  private static func catching<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) -> Swift.Result<Value, Failure> {
    do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
  }

  /// Writes the code units of well-formed UTF-8 and returns how many there are, never more than
  /// there are bytes.
  private static func widen(
    _ bytes: UnsafeBufferPointer<UInt8>, into wide: UnsafeMutableBufferPointer<UInt16>
  ) -> Int {
    var index = 0
    while index < bytes.count, bytes[index] < 0x80 {
      wide[index] = UInt16(truncatingIfNeeded: bytes[index])
      index += 1
    }
    var written = index
    while index < bytes.count {
      let scalar = UTF8Scalar(bytes, at: index)
      index += scalar.length
      if scalar.value < 0x1_0000 {
        wide[written] = UInt16(truncatingIfNeeded: scalar.value)
        written += 1
      } else {
        let value = scalar.value - 0x1_0000
        wide[written] = UInt16(truncatingIfNeeded: 0xD800 + (value >> 10))
        wide[written + 1] = UInt16(truncatingIfNeeded: 0xDC00 + (value & 0x3FF))
        written += 2
      }
    }
    return written
  }
}
