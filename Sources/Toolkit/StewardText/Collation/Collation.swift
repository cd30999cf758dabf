internal import CICU

/// The order in which people of a locale look for names, as bytes that any database can compare.
///
/// It is ICU's order (UTS #10, CLDR) of tertiary strength with numeric collation: `apple` before
/// `Zebra`, `Item 2` before `Item 10`, Chinese by pinyin under `zh`. Making a collation costs
/// nothing; ICU's collator is opened with the first key and may be used from any thread. Copies
/// share it.
public struct Collation: Sendable {
  private let lazyCollator: LazyCollator

  /// The order of a locale.
  ///
  /// A locale unknown to ICU has the root order.
  public init(locale: LocaleName) { lazyCollator = LazyCollator(locale: locale) }

  /// The locale whose order it is.
  public var locale: LocaleName { lazyCollator.locale }

  /// The sort key of a text: compared as unsigned bytes, keys stand as the texts do.
  public func sortKey(_ text: String) -> [UInt8] {
    withSortKey(of: text) { [UInt8]($0) }
  }

  /// Adds the sort key of a text to a buffer.
  public func appendSortKey(of text: String, to buffer: inout [UInt8]) {
    withSortKey(of: text) { buffer.append(contentsOf: $0) }
  }

  /// Calls `body` with the sort key of a text, which lives for that call only.
  ///
  /// Nothing is allocated for texts of up to 200 bytes; about half a microsecond for a name.
  public func withSortKey<Result>(
    of text: String, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    let collator = lazyCollator.collator
    var text = text
    return try text.withUTF8 { bytes in
      try WideText.with(utf8: bytes) { wide in
        let capacity = 5 * wide.count + 24
        return try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { key in
          let needed = collator.writeKey(of: wide, into: key)
          // ICU closes a key with a zero, which orders nothing.
          if needed <= capacity {
            return try body(
              UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(key)[..<(needed - 1)]))
          }
          return try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: needed) { key in
            _ = collator.writeKey(of: wide, into: key)
            return try body(
              UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(key)[..<(needed - 1)]))
          }
        }
      }
    }
  }

  /// Whether `left` stands before `right`, compared directly.
  ///
  /// Quicker than two keys for a single comparison; for sorting, make the keys once.
  public func isOrderedBefore(_ left: String, _ right: String) -> Bool {
    compare(left, right) < 0
  }

  /// Less than zero, zero or more than zero as `left` stands before, with or after `right`.
  ///
  /// The same as comparing their sort keys.
  public func compare(_ left: String, _ right: String) -> Int {
    let collator = lazyCollator.collator
    return WideText.with(left) { left in
      WideText.with(right) { right in collator.compare(left, right) }
    }
  }
}

extension Collation {
  /// What a store writes beside its keys, to know when they have to be made anew.
  ///
  /// The versions of ICU and of Unicode stand for the collation tables, which are compiled into
  /// ICU's data library of that version; the last number is Steward's choice of attributes.
  /// Costs two calls and opens no collator. The locale is kept by the store beside it.
  public static var version: String {
    var icu: [UInt8] = [0, 0, 0, 0]
    var unicode: [UInt8] = [0, 0, 0, 0]
    icu_u_getVersion(&icu)
    icu_u_getUnicodeVersion(&unicode)
    return "ICU \(icu[0]).\(icu[1]) Unicode \(unicode[0]).\(unicode[1]) keys 1"
  }
}
