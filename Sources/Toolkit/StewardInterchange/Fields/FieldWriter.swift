public import StewardModels

/// Writes values in neutral forms that `FieldParser` reads back and that no locale or zone changes:
/// for pipes, tables of files, JSON.
public struct FieldWriter: Sendable {
  /// Gives what a record is called by its type and identity; nil where that is not known.
  public typealias Names = (_ type: String, _ id: Identifier) -> String?

  /// Makes a writer.
  public init() {}

  /// The text of a field; empty for nothing.
  ///
  /// `12.50 EUR`, `1.5 kg`, `2026-12-24`, `2026-12-24T17:30:00Z`, `yes`, tags and own fields as
  /// lists, a reference as the name or path of its record, else as its identity.
  public func text(_ value: Value, for field: FieldDescription, names: Names) -> String {
    switch value {
    case .none: ""
    case .text(let text): text
    case .integer(let number): String(number)
    case .number(let number): Self.neutral(number)
    case .flag(let flag): flag ? "yes" : "no"
    case .day(let day): day.description
    case .moment(let moment): moment.description
    case .when(let when): when.description
    case .repeats(let repeats): repeats.stored
    case .money(let money): money.description
    case .quantity(let quantity): quantity.description
    case .tags(let tags): TextList.text(tags)
    case .own(let own): TextList.text(own.map { OwnText.pair(name: $0.name, value: $0.value) })
    case .icon(let icon): icon.stored
    case .reference(let id): name(of: id, field, names) ?? id.description
    }
  }

  /// Writes the value of a field as JSON.
  ///
  /// Money is `{"amount":"12.50","currency":"EUR"}`, a quantity `{"amount":"1.5","unit":"kg"}` (the
  /// unit of pieces is empty), a day `"2026-12-24"`, a moment as RFC 3339 in UTC, a day or time as
  /// `"2026-12-24"` or as RFC 9557, tags an array, own
  /// fields an object in which a day is `{"day":"2026-12-24"}`, a reference as in `text`.
  public func write(
    _ value: Value, for field: FieldDescription, names: Names, to json: inout JSONWriter
  ) throws {
    switch value {
    case .none: try json.null()
    case .integer(let number): try json.integer(number)
    case .number(let number):
      if let exact = JSONNumber(text: Self.neutral(number)) {
        try json.number(exact)
      } else {
        try json.double(number)
      }
    case .flag(let flag): try json.bool(flag)
    case .money(let money):
      try pair(("amount", money.amount), ("currency", money.currency.code), to: &json)
    case .quantity(let quantity):
      let unit = quantity.unit.isPieces ? "" : quantity.unit.symbol
      try pair(("amount", quantity.amount), ("unit", unit), to: &json)
    case .tags(let tags):
      try json.beginArray()
      for tag in tags { try json.string(tag) }
      try json.endArray()
    case .own(let own): try write(own, to: &json)
    case .text, .day, .moment, .when, .repeats, .icon, .reference:
      try json.string(text(value, for: field, names: names))
    }
  }

  private func write(_ own: OwnFields, to json: inout JSONWriter) throws {
    try json.beginObject()
    for (name, value) in own {
      try json.key(name)
      switch value {
      case .text(let text): try json.string(text)
      case .number(let number):
        try write(.number(number), for: Self.anonymous, names: { _, _ in nil }, to: &json)
      case .flag(let flag): try json.bool(flag)
      case .day(let day):
        try json.beginObject()
        try json.key("day")
        try json.string(day.description)
        try json.endObject()
      }
    }
    try json.endObject()
  }

  private func pair(
    _ first: (String, String), _ second: (String, String), to json: inout JSONWriter
  ) throws {
    try json.beginObject()
    for (key, text) in [first, second] {
      try json.key(key)
      try json.string(text)
    }
    try json.endObject()
  }

  private func name(
    of id: Identifier, _ field: FieldDescription, _ names: Names
  ) -> String? {
    guard case .reference(let type) = field.kind else { return nil }
    return names(type, id)
  }

  private static let anonymous = FieldDescription(name: "own", kind: .number, isOptional: true)

  /// The shortest decimal that reads back as the number, without `.0`.
  static func neutral(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
