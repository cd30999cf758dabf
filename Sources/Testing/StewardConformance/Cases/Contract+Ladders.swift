import StewardModels
import StewardPersistence

// Every comparison with every kind of field, negated too, with nil, and the order by the field.
extension Contract {
  static let ladders: [ContractCase] = [
    ladder(
      "integers", "count", [Int64.min, .min + 1, -1, 0, 1, .max - 1, .max].map(Value.integer),
      withNothing: false),
    ladder(
      "numbers", "weight",
      [-1e300, -1.5, 0, .leastNonzeroMagnitude, 0.1, 1e15, 1e300].map(Value.number)),
    ladder("flags", "lent", [.flag(false), .flag(true)], withNothing: false),
    ladder(
      "days", "bought",
      [.day(.first), .day(Day(unchecked: -1)), .day(Day(unchecked: 0)), .day(.last)]),
    ladder(
      "moments", "seen",
      [Int64.min, -1, 0, 1, .max].map { .moment(Moment(microseconds: $0)) }),
    ladder(
      "days and times", "due",
      [
        When(.first), When(Day(unchecked: -2)), time(-1, 0, 0), When(Day(unchecked: 0)),
        time(1, 86_399, -18_000), time(2, 0, 50_400), time(2, 60, -18_000), When(.last),
      ].map(Value.when)),
    ladder(
      "repeats", "every",
      [
        "FREQ=DAILY", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=WEEKLY", "FREQ=WEEKLY from 2027-01-31",
        "FREQ=WEEKLY;INTERVAL=2", "after FREQ=DAILY",
      ].map { .repeats(Repeat(stored: $0)) }),
    ladder(
      "money of one currency", "price",
      [Int64.min, -5, 0, 995, .max].map { .money(Money(minorUnits: $0, currency: .eur)) }),
    ladder(
      "quantities of one dimension", "amount",
      [
        .quantity(Quantity(millionths: -1, unit: .kilogram)), .quantity(Quantity(0, .gram)),
        .quantity(Quantity(1, .milligram)), .quantity(Quantity(27, .gram)),
        .quantity(Quantity(1, .ounce)), .quantity(Quantity(999, .gram)),
        .quantity(Quantity(1, .kilogram)),
      ]),
    ladder(
      "text by its bytes", "note",
      ["", " ", "A", "B", "a", "a b", "aa", "á", "Ω", "中", "\u{FF61}", "😀"].map(Value.text)),
    ladder("icons", "icon", ["Folder", "Home", "中", "😀"].map { .icon(Icon(stored: $0)) }),
    ladder("choices", "condition", ["broken", "fair", "good", "new", "poor"].map(Value.text)),
    ContractCase("filters: references and identities") { make in
      let store = try await Household.store(make)
      let rooms = (0..<4).map { Room(name: "r\($0)") }
      try await store.rooms.insert(contentsOf: rooms)
      try await Ladder("room", rooms.map { .reference($0.id.identifier) }).check(in: store)
    },
  ]

  /// A time on the clocks of a zone that are so far ahead.
  static func time(_ day: Int, _ second: Int, _ offset: Int) -> When {
    let moment = Moment(microseconds: Int64(day * 86_400 + second - offset) * 1_000_000)
    do throws(ModelError) {
      return try When(moment, zone: "Zone/\(offset)", offsetSeconds: offset)
    } catch {
      // Near 1970, and the name is one.
      return When(Day(unchecked: day))
    }
  }

  private static func ladder(
    _ kind: String, _ field: String, _ values: [Value], withNothing: Bool = true
  ) -> ContractCase {
    ContractCase("filters: \(kind)") { make in
      let store = try await Household.store(make)
      try await Ladder(field, values, withNothing: withNothing).check(in: store)
    }
  }
}
