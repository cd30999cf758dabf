public import StewardModels
public import StewardText

/// How long a thing is warranted, as a person says it.
public enum Warranty: Hashable, Sendable {
  /// Until a day, that day included.
  case until(Day)
  /// As long as the thing is there.
  case forLife

  /// Reads `2027-03-15` and every other day, `3y` and every other period, counted from the purchase,
  /// or `life`.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - bought: The day of the purchase, where it is known.
  ///   - context: What days are read against.
  /// - Throws: `InventoryError.Code.noPurchaseDay`; `TextError` for what is neither.
  public init(_ text: String, bought: Day?, in context: ReadingContext) throws {
    if ["life", "lifetime", "for life"].contains(text.folded) {
      self = .forLife
      return
    }
    guard let period = Self.period(text), period.seconds == 0 else {
      self = .until(try DayReader.read(text, in: context))
      return
    }
    guard let bought else {
      throw InventoryError(
        .noPurchaseDay, Message("inventory.warranty.no-purchase", ["period": .text(text)]),
        hint: Message("inventory.warranty.no-purchase.hint"))
    }
    self = .until(try period.added(to: bought))
  }

  /// The period that a text names, without a sign: with one it counts from today, as for every day.
  private static func period(_ text: String) -> Period? {
    guard let first = text.unicodeScalars.first, !"+-＋－".unicodeScalars.contains(first) else {
      return nil
    }
    do throws(TextError) {
      return try PeriodReader.read(text)
    } catch {
      // Not a period: the text is read as a day, which tells what is wrong with it.
      return nil
    }
  }
}
