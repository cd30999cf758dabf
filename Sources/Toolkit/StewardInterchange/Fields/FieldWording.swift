public import StewardModels
public import StewardText

/// Writes values for people: by the habits of a locale, on the clocks of a zone.
public struct FieldWording: Sendable {
  /// The habits and the words.
  public let wording: ValueWording
  /// The zone of moments.
  public let zone: TimeZoneName
  /// The day from which distances are counted.
  public let today: Day

  /// Makes a wording.
  public init(_ wording: ValueWording, zone: TimeZoneName, today: Day) {
    self.wording = wording
    self.zone = zone
    self.today = today
  }

  /// A value as it stands in a table: short, empty for nothing.
  public func short(
    _ value: Value, for field: FieldDescription, names: FieldWriter.Names
  ) -> String {
    switch value {
    case .flag(let flag): return word(flag ? "interchange.field.yes" : "interchange.field.no")
    case .number(let number): return wording.decimal(FieldWriter.neutral(number))
    case .moment(let moment):
      let local = zone.local(moment)
      return "\(local.day) \(local.clock)"
    case .when(let when):
      guard let local = when.local else { return when.day.description }
      let other = when.zone(besides: zone).map { " " + $0 } ?? ""
      return "\(local.day) \(local.clock)\(other)"
    case .repeats(let repeats): return wording.repeats(repeats)
    case .money(let money): return wording.money(money)
    case .quantity(let quantity): return wording.quantity(quantity)
    case .tags(let tags): return tags.joined(separator: ", ")
    case .own(let own): return own.map { "\($0.name): \(short($0.value))" }.joined(separator: ", ")
    case .icon(let icon): return icon.symbol
    default: return FieldWriter().text(value, for: field, names: names)
    }
  }

  /// A value as it stands in the view of one record: days with how far off they are.
  public func long(
    _ value: Value, for field: FieldDescription, names: FieldWriter.Names
  ) -> String {
    switch value {
    case .day(let day): wording.day(day, today: today)
    case .moment(let moment): wording.moment(moment, zone: zone, today: today)
    case .when(let when): wording.when(when, zone: zone, today: today)
    case .icon(let icon):
      icon.symbol.isEmpty || icon.symbol == icon.name
        ? icon.name : "\(icon.symbol) \(icon.name)"
    default: short(value, for: field, names: names)
    }
  }

  /// The value of a person's own field.
  public func short(_ value: OwnValue) -> String {
    switch value {
    case .flag(let flag): word(flag ? "interchange.field.yes" : "interchange.field.no")
    case .number: wording.decimal(value.description)
    case .text, .day: value.description
    }
  }

  private func word(_ id: String) -> String { wording.catalogue.words(for: Message(id)) }
}
