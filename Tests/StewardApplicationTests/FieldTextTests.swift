import StewardInterchange
import StewardModels
import StewardText
import Testing

/// Fields as text: what is written reads back, whatever it holds.
struct FieldTextTests {
  private let parser: FieldParser
  private let now: Moment

  init() throws {
    now = try Moment(rfc3339: "2026-11-30T09:00:00Z")
    parser = FieldParser(
      ReadingContext(
        locale: try LocaleName("en-GB"), currency: try Currency("EUR"),
        zone: try TimeZoneName("Europe/Berlin"), now: now))
  }

  private func field(_ kind: FieldKind) -> FieldDescription {
    FieldDescription(name: "field", kind: kind, isOptional: true)
  }

  private static let texts = [
    "a", "a;b", "\"a\"", " a ", "a\"b", ";", "yes", "3", "007", "2026-01-02", "a=b", "椅子", "\"",
    "1e5", "-", "a; b", "\";\"",
  ]

  @Test("What is done is also told by yes and no, as other programs' tables have it")
  func done() throws {
    var done = field(.moment)
    done.role = .done
    for text in ["yes", "x", "TRUE", "1", "✓", "是"] {
      #expect(try parser.parse(text, for: done) == .value(.moment(now)))
    }
    for text in ["no", "false", "0", "否"] {
      #expect(try parser.parse(text, for: done) == .value(.none))
    }
    #expect(throws: InterchangeError.self) { try parser.parse("perhaps", for: done) }
    // Any other point in time is none of these.
    #expect(throws: InterchangeError.self) { try parser.parse("yes", for: field(.moment)) }
  }

  @Test("Lists of tags read back", arguments: texts)
  func tags(_ text: String) throws {
    for other in Self.texts {
      let tags = try Tags([text, other])
      let value = Value.tags(tags)
      let written = FieldWriter().text(value, for: field(.tags), names: { _, _ in nil })
      #expect(try parser.parse(written, for: field(.tags)) == .value(value))
    }
  }

  @Test("Own fields read back, each with its kind", arguments: texts)
  func own(_ text: String) throws {
    let values: [OwnValue] = [
      .text(text), .flag(true), .flag(false), .number(3.5), .number(-12), .number(1e20),
      .day(try Day(year: 2026, month: 1, day: 2)),
    ]
    for value in values {
      let own = try OwnFields([(name: text, value: value), (name: "z", value: .text(text))])
      let written = FieldWriter().text(.own(own), for: field(.own), names: { _, _ in nil })
      #expect(try parser.parse(written, for: field(.own)) == .value(.own(own)))
    }
  }

  @Test("Every kind reads back what it writes")
  func kinds() throws {
    let values: [(FieldKind, Value)] = [
      (.text, .text("a; b")), (.integer, .integer(-12)), (.number, .number(0.1)),
      (.flag, .flag(true)), (.flag, .flag(false)),
      (.day, .day(try Day(year: 2024, month: 2, day: 29))), (.moment, .moment(now)),
      (.when, .when(try When(rfc9557: "2026-12-24"))),
      (.when, .when(try When(rfc9557: "2026-12-24T18:30:00+01:00[Europe/Berlin]"))),
      (.repeats, .repeats(try Repeat("after FREQ=WEEKLY;INTERVAL=2"))),
      (.repeats, .repeats(try Repeat("FREQ=MONTHLY;BYDAY=-1FR from 2027-01-29"))),
      (.money, .money(try Money("12.50 EUR"))), (.money, .money(try Money("1200 JPY"))),
      (.quantity, .quantity(try Quantity("1.5 kg"))), (.quantity, .quantity(try Quantity("6"))),
      (.icon, .icon(.folder)), (.choice(["new", "good"]), .text("good")),
      (.identifier, .reference(Identifier(high: 1, low: 0x8000_0000_0000_0002))),
    ]
    for (kind, value) in values {
      let written = FieldWriter().text(value, for: field(kind), names: { _, _ in nil })
      #expect(try parser.parse(written, for: field(kind)) == .value(value), "\(kind)")
    }
  }

  @Test(
    "Nothing unreadable is taken as zero, false or empty",
    arguments: [
      (FieldKind.integer, "x"), (.number, "1.2.3"), (.flag, "maybe"), (.day, "03/04/2026"),
      (.moment, "soon"), (.when, "soon"), (.repeats, "soon"), (.when, "fri 18:30 Europe/Berln"),
      (.money, "abc"),
      (.money, ".49"), (.quantity, "1/3 kg"),
      (.choice(["new"]), "old"), (.icon, "??"), (.identifier, "x"), (.own, "colour"),
    ])
  func refuses(_ kind: FieldKind, _ text: String) {
    #expect(throws: InterchangeError.self) { try parser.parse(text, for: field(kind)) }
  }

  @Test("Empty text clears a field of every kind")
  func clears() throws {
    for kind: FieldKind in [.text, .integer, .flag, .day, .money, .tags, .own, .reference("place")]
    {
      #expect(try parser.parse("", for: field(kind)) == .value(.none))
    }
  }

  @Test("A day without a year is the last one where the field says so")
  func past() throws {
    var bought = field(.day)
    #expect(
      try parser.parse("24 Dec", for: bought)
        == .value(.day(try Day(year: 2026, month: 12, day: 24))))
    bought.isPast = true
    #expect(
      try parser.parse("24 Dec", for: bought)
        == .value(.day(try Day(year: 2025, month: 12, day: 24))))
  }
}
