public import StewardModels

/// Reads quantities: `6`, `2 l`, `500g`, `1/2 kg`, `½ kg`, `1½`, `1,5 kg` by locale, 三个, 半公斤.
public enum QuantityReader {
  /// The quantity that a text names; pieces where it names no unit.
  ///
  /// - Throws: ``TextError``: `ambiguous` for `1,234 kg` where no habit settles it, `unreadable`
  ///   for what is no exact number of millionths (`1/3`) and all else, `outOfRange`.
  public static func read(
    _ text: String, in context: ReadingContext
  ) throws(TextError) -> Quantity {
    if let count = Int32(text), text.utf8.allSatisfy({ ASCII.isDigit($0) }) {
      return Quantity(count)
    }
    if let end = PlainNumber.end(in: text.utf8, in: context) {
      let name = text[end...].drop { $0 == " " }
      guard name.utf8.contains(where: { ASCII.lowercased($0) &- 0x61 >= 26 }) else {
        return try quantity(String(text[..<end]), try unit(named: String(name)))
      }
    }
    var rest = NarrowText.trimmed(NarrowText.narrow(text))
    let isNegative = rest.hasPrefix("-")
    if isNegative { rest = rest.dropFirst() }
    let end = rest.firstIndex { !isNumeric($0) } ?? rest.endIndex
    let number = NarrowText.trimmed(String(rest[..<end]))
    let name = NarrowText.trimmed(String(rest[end...]))
    if number.isEmpty {
      return try chinese(name, isNegative: isNegative, text)
    }
    let unit = try unit(named: String(name))
    if let fraction = FractionForm(number) {
      guard let millionths = fraction.millionths else { throw .inexactQuantity(text) }
      return Quantity(millionths: isNegative ? 0 - millionths : millionths, unit: unit)
    }
    switch NumberForm(number, habits: NumberForm.Habits(context)) {
    case .number(let neutral):
      return try quantity((isNegative ? "-" : "") + neutral, unit)
    case .ambiguous(let grouped, let decimal):
      let suffix = unit.isPieces ? "" : " " + unit.symbol
      throw .ambiguousNumber(text, grouped + suffix, decimal + suffix)
    case .startsWithSeparator: throw .separatorFirst(text)
    case .unreadable: throw .unreadableQuantity(text)
    }
  }

  private static func isNumeric(_ character: Character) -> Bool {
    (character.isASCII && character.isNumber) || ".,'/⁄ ".contains(character)
      || FractionForm.isFraction(character)
  }

  /// `三个`, `两公斤`, `半公斤`, `一升半` is not read.
  private static func chinese(
    _ text: Substring, isNegative: Bool, _ whole: String
  ) throws(TextError) -> Quantity {
    let sign: Int64 = isNegative ? -1 : 1
    if text.hasPrefix("半") {
      return Quantity(
        millionths: sign * 500_000, unit: try unit(named: String(text.dropFirst())))
    }
    let simplified = text.unicodeScalars.map { $0 == "兩" ? "两" : $0 }
    let run = simplified.prefix { ChineseNumber.isNumeral($0) }
    guard let count = ChineseNumber.value(of: run) else { throw .unreadableQuantity(whole) }
    let name = String(text.dropFirst(run.count).drop(while: \.isWhitespace))
    return Quantity(millionths: sign * Int64(count) * 1_000_000, unit: try unit(named: name))
  }

  private static func unit(named name: String) throws(TextError) -> Unit {
    guard !name.isEmpty else { return .pieces }
    do throws(ModelError) { return try Unit(named: name) } catch { throw TextError(error) }
  }

  private static func quantity(_ amount: String, _ unit: Unit) throws(TextError) -> Quantity {
    do throws(ModelError) {
      return try Quantity(amount: amount, unit: unit)
    } catch {
      throw TextError(error)
    }
  }
}

extension TextError {
  static func unreadableQuantity(_ text: String) -> TextError {
    TextError(
      .unreadable, Message("text.quantity.unreadable", ["text": .text(text)]),
      hint: Message("text.quantity.hint"))
  }

  static func inexactQuantity(_ text: String) -> TextError {
    TextError(.unreadable, Message("text.quantity.inexact", ["text": .text(text)]))
  }
}
