public import StewardModels

extension RecordRule where Root: Record {
  /// A field must hold something where another does: `.requires(loanedTo, with: loanedSince)`.
  ///
  /// - Parameters:
  ///   - field: The field that must hold something.
  ///   - other: The field that asks for it by holding something.
  public static func requires<Content: FieldValue, Other: FieldValue>(
    _ field: Field<Root, Content>, with other: Field<Root, Other>
  ) -> RecordRule {
    let needed = FieldPresence(field)
    let asking = FieldPresence(other)
    let message = Message("validation.requires", ["other": .text(asking.name)])
    return RecordRule("requires", fields: [needed.name, asking.name]) { record in
      asking.isFilled(record) && !needed.isFilled(record) ? message : nil
    }
  }

  /// At most one of some fields holds something.
  public static func exclusive<each Content: FieldValue>(
    _ fields: repeat Field<Root, each Content>
  ) -> RecordRule {
    exclusive(FieldPresence.list(repeat each fields))
  }

  /// At least one of some fields holds something.
  public static func oneRequired<each Content: FieldValue>(
    of fields: repeat Field<Root, each Content>
  ) -> RecordRule {
    oneRequired(FieldPresence.list(repeat each fields))
  }

  // A key path in a function that is generic over a pack stops the program where it is made (Swift
  // 6.3), so the rules themselves are made here.

  private static func exclusive(_ fields: [FieldPresence<Root>]) -> RecordRule {
    let names = fields.map(\.name)
    return RecordRule("exclusive", fields: names) { record in
      var filled = 0
      for field in fields where field.isFilled(record) { filled += 1 }
      if filled < 2 { return nil }
      let listed = fields.filter { $0.isFilled(record) }.map(\.name)
      return Message("validation.exclusive", ["fields": .list(names), "filled": .list(listed)])
    }
  }

  private static func oneRequired(_ fields: [FieldPresence<Root>]) -> RecordRule {
    let names = fields.map(\.name)
    let message = Message("validation.oneRequired", ["fields": .list(names)])
    return RecordRule("oneRequired", fields: names) { record in
      fields.contains { $0.isFilled(record) } ? nil : message
    }
  }
}
