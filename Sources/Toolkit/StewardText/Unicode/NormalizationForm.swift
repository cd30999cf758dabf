internal import CICU

/// One of Unicode's normalization forms, carried out by ICU (UAX #15).
enum NormalizationForm {
  /// Canonical composition.
  case composed
  /// Canonical decomposition.
  case decomposed
  /// Compatibility composition with case folding, ignorable code points removed.
  case caseFolded

  /// ICU's object for the form.
  ///
  /// ICU keeps one of each for the life of the process.
  private var normalizer: OpaquePointer? {
    var status = U_ZERO_ERROR
    switch self {
    case .composed: return icu_unorm2_getNFCInstance(&status)
    case .decomposed: return icu_unorm2_getNFDInstance(&status)
    case .caseFolded: return icu_unorm2_getNFKCCasefoldInstance(&status)
    }
  }

  /// Whether the text is known to be in this form; false where that would take a full pass.
  func isKnownToHold(_ text: UnsafeBufferPointer<UInt16>) -> Bool {
    var status = U_ZERO_ERROR
    let answer = icu_unorm2_quickCheck(
      normalizer, text.baseAddress, Int32(clamping: text.count), &status)
    return status.rawValue <= 0 && answer == UNORM_YES
  }

  /// The text in this form.
  func applied(to text: UnsafeBufferPointer<UInt16>) -> [UInt16] {
    var capacity = text.count + text.count / 2 + 16
    while true {
      var status = U_ZERO_ERROR
      var needed = 0
      let result = [UInt16](unsafeUninitializedCapacity: capacity) { into, count in
        let written = icu_unorm2_normalize(
          normalizer, text.baseAddress, Int32(clamping: text.count), into.baseAddress,
          Int32(clamping: capacity), &status)
        needed = Int(written)
        count = status.rawValue <= 0 ? needed : 0
      }
      if status.rawValue <= 0 { return result }
      // The forms are compiled into ICU and the text is well formed: what is left is a buffer
      // that is too short, once, and memory at its end.
      precondition(status == U_BUFFER_OVERFLOW_ERROR, "ICU cannot normalize: out of memory")
      capacity = needed
    }
  }
}
