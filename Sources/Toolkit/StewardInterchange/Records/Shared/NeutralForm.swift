import StewardModels

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
      case .moment: return .moment(try Moment(rfc3339: text))
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
}
