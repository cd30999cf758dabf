public import StewardModels

extension RecordRule where Root: Record {
  /// The first field's value is not greater than the second's, where both are there:
  /// `.ordered(bought, sold)`.
  ///
  /// The second field is the one to be mended.
  public static func ordered<First: FieldValue, Second: FieldValue>(
    _ first: Field<Root, First>, _ second: Field<Root, Second>
  ) -> RecordRule where First.Present == Second.Present, First.Present: Comparable {
    ordered(first, second) { first, second in first > second }
  }

  /// The first field's amount is not greater than the second's, where both are there and of one
  /// currency.
  public static func ordered<First: FieldValue, Second: FieldValue>(
    _ first: Field<Root, First>, _ second: Field<Root, Second>
  ) -> RecordRule where First.Present == Money, Second.Present == Money {
    ordered(first, second) { first, second in first.compared(to: second) == .greater }
  }

  /// The first field's quantity is not greater than the second's, where both are there and of one
  /// dimension.
  public static func ordered<First: FieldValue, Second: FieldValue>(
    _ first: Field<Root, First>, _ second: Field<Root, Second>
  ) -> RecordRule where First.Present == Quantity, Second.Present == Quantity {
    ordered(first, second) { first, second in first.compared(to: second) == .greater }
  }

  /// The first field's day or time is not later than the second's, where both are there.
  ///
  /// A day lasts to its end: what begins at noon can be due that day.
  public static func ordered<First: FieldValue, Second: FieldValue>(
    _ first: Field<Root, First>, _ second: Field<Root, Second>
  ) -> RecordRule where First.Present == When, Second.Present == When {
    ordered(first, second) { first, second in first.wall > second.walls.upperBound }
  }

  private static func ordered<First: FieldValue, Second: FieldValue>(
    _ first: Field<Root, First>, _ second: Field<Root, Second>,
    isGreater: @escaping @Sendable (First.Present, Second.Present) -> Bool
  ) -> RecordRule {
    let id = isTime(First.Present.self) ? "validation.ordered.time" : "validation.ordered"
    let message = Message(id, ["other": .text(first.name)])
    return RecordRule("ordered", fields: [second.name, first.name]) { record in
      guard let lower = first.content(of: record).present,
        let upper = second.content(of: record).present
      else { return nil }
      return isGreater(lower, upper) ? message : nil
    }
  }
}
