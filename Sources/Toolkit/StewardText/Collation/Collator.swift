internal import CICU
internal import Synchronization

/// An open ICU collator.
///
/// `@unchecked Sendable`: it is set up before anyone else sees it, and afterwards only functions
/// that take it as `const` are called, which ICU permits from any number of threads.
final class Collator: @unchecked Sendable {
  private let collator: OpaquePointer

  /// Opens the collator of a locale; takes about a millisecond the first time.
  init(locale: LocaleName) {
    var status = U_ZERO_ERROR
    let opened = icu_ucol_open(locale.icuIdentifier, &status)
    // A locale that ICU does not know gets the root order. What is left is memory at its end.
    guard let opened, status.rawValue <= 0 else { preconditionFailure("ICU cannot open an order") }
    icu_ucol_setAttribute(opened, UCOL_NUMERIC_COLLATION, UCOL_ON, &status)
    icu_ucol_setAttribute(opened, UCOL_STRENGTH, UCOL_TERTIARY, &status)
    collator = opened
  }

  deinit { icu_ucol_close(collator) }

  /// Writes the key, with ICU's closing zero, as far as it fits; returns the length it needs.
  @inline(__always)
  func writeKey(
    of text: UnsafeBufferPointer<UInt16>, into key: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    Int(
      icu_ucol_getSortKey(
        collator, text.baseAddress, Int32(clamping: text.count), key.baseAddress,
        Int32(clamping: key.count)))
  }

  /// Less than zero, zero, more than zero: how the texts stand to each other.
  func compare(
    _ left: UnsafeBufferPointer<UInt16>, _ right: UnsafeBufferPointer<UInt16>
  ) -> Int {
    Int(
      icu_ucol_strcoll(
        collator, left.baseAddress, Int32(clamping: left.count), right.baseAddress,
        Int32(clamping: right.count)))
  }
}

/// A place for a collator that is opened when first needed, by whichever thread comes first.
final class LazyCollator: Sendable {
  let locale: LocaleName
  private let opened = AtomicLazyReference<Collator>()

  init(locale: LocaleName) { self.locale = locale }

  @inline(__always)
  var collator: Collator { opened.load() ?? open() }

  @inline(never)
  private func open() -> Collator { opened.storeIfNil(Collator(locale: locale)) }
}
