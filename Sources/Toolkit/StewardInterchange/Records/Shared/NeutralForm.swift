import StewardModels
import StewardText

/// Reads the forms that `FieldWriter` writes, in files that this toolkit wrote: those of every value
/// that a store can hold, the farthest moments and icons that no version knows any more among them.
enum NeutralForm {
  /// The value that a text has in its kind's neutral form; nil where it is not written so.
  static func value(_ text: String, _ kind: FieldKind) -> Value? {
    do throws(ModelError) {
      switch kind {
      case .integer: return Int64(text).map { .integer($0) }
      case .number:
        guard let number = Double(text), number.isFinite else { return nil }
        return .number(number == 0 ? 0 : number)
      case .flag: return text == "yes" ? .flag(true) : text == "no" ? .flag(false) : nil
      case .day: return Day(text).map { .day($0) }
      case .moment:
        if let moment = try farMoment(text) { return .moment(moment) }
        return .moment(try Moment(rfc3339: text))
      case .when: return try when(text).map { .when($0) }
      case .repeats: return .repeats(try Repeat(text))
      case .money: return .money(try Money(text))
      case .quantity: return .quantity(try Quantity(text))
      case .icon: return .icon(Icon(stored: text))
      default: return nil
      }
    } catch {
      // A person may have changed the file: the text is read as what people write.
      return nil
    }
  }

  /// A day or a time of a zone that there is; what its clocks showed stays, also where the rules have
  /// changed since.
  private static func when(_ text: String) throws(ModelError) -> When? {
    let when = try When(rfc9557: text)
    guard let zone = when.zone else { return when }
    do throws(TextError) {
      return try TimeZoneName(zone).identifier == zone ? when : nil
    } catch {
      return nil
    }
  }

  /// A moment of a year that RFC 3339 has no form for, as `Moment.description` writes it:
  /// `+294247-01-10T04:00:54.775807Z`; nil for all others.
  ///
  /// The calendar repeats itself every 400 years: the moment is read in a year that is like its own.
  private static func farMoment(_ text: String) throws(ModelError) -> Moment? {
    let isBefore = text.hasPrefix("-")
    guard isBefore || text.hasPrefix("+") || text.hasPrefix("0000-") else { return nil }
    let unsigned = isBefore || text.hasPrefix("+") ? text.dropFirst() : text[...]
    let digits = unsigned.prefix { $0 != "-" }
    guard digits.utf8.count <= 6, let number = Int(digits) else { return nil }
    let year = isBefore ? -number : number
    let near = (isBefore ? 1600 : 2000) + (year % 400 + 400) % 400
    let moment = try Moment(rfc3339: "\(near)\(unsigned.dropFirst(digits.count))")
    let cycle: Int64 = 146_097 * 86_400_000_000
    let (shift, isTooFar) = Int64((year - near) / 400).multipliedReportingOverflow(by: cycle)
    let (microseconds, overflows) = moment.microseconds.addingReportingOverflow(shift)
    return isTooFar || overflows ? nil : Moment(microseconds: microseconds)
  }
}
