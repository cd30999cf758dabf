internal import CICU
public import StewardModels

extension LocaleName {
  /// The currency in use in the locale's region, from CLDR; nil where it names no region.
  ///
  /// Nothing is guessed from a language: English is spoken with many currencies.
  public var currency: Currency? {
    guard region != nil else { return nil }
    var code = [UInt16](repeating: 0, count: 8)
    var status = U_ZERO_ERROR
    let length = icu_ucurr_forLocale(icuIdentifier, &code, Int32(code.count), &status)
    guard status.rawValue <= 0, length == 3 else { return nil }
    do throws(ModelError) {
      return try Currency(String(decoding: code.prefix(3), as: UTF16.self))
    } catch {
      return nil
    }
  }
}
