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
    let presences = FieldPresence.list(repeat each fields)
    let names = presences.map(\.name)
    return RecordRule("exclusive", fields: names) { record in
      var filled = 0
      for presence in presences where presence.isFilled(record) { filled += 1 }
      if filled < 2 { return nil }
      let listed = presences.filter { $0.isFilled(record) }.map(\.name)
      return Message("validation.exclusive", ["fields": .list(names), "filled": .list(listed)])
    }
  }

  /// At least one of some fields holds something.
  public static func oneRequired<each Content: FieldValue>(
    of fields: repeat Field<Root, each Content>
  ) -> RecordRule {
    let presences = FieldPresence.list(repeat each fields)
    let names = presences.map(\.name)
    let message = Message("validation.oneRequired", ["fields": .list(names)])
    return RecordRule("oneRequired", fields: names) { record in
      presences.contains { $0.isFilled(record) } ? nil : message
    }
  }
}
