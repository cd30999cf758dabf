import StewardModels
import StewardQuery
import StewardText
import Testing

/// What each leaf says of a value, and of nil.
@Suite struct LeafTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let filter: FilterExpression
    let values: [String: Value]
    let holds: Bool
    var testDescription: String { "\(filter) of \(values)" }

    init(_ filter: FilterExpression, _ values: [String: Value], _ holds: Bool) {
      self.filter = filter
      self.values = values
      self.holds = holds
    }
  }

  static let all: [Case] = [texts, numbers, amounts, sets].flatMap(\.self)

  @Test(arguments: all)
  func leaf(_ test: Case) throws {
    let row = Samples.row(test.values)
    #expect(try test.filter.holds(row) == test.holds)
    #expect(try FilterExpression.not(test.filter).holds(row) != test.holds)
  }

  static let name = FieldPath("name")
  static let note = FieldPath("note")

  static let texts: [Case] = [
    Case(.compare(name, .equal, .text("é")), ["name": .text("é")], true),
    Case(.compare(name, .equal, .text("e\u{301}")), ["name": .text("é")], true),
    Case(.compare(name, .equal, .text("Lamp")), ["name": .text("lamp")], false),
    Case(.compare(name, .less, .text("a")), ["name": .text("Z")], true),
    Case(.compare(name, .less, .text("😀")), ["name": .text("\u{FF61}")], true),
    Case(.compare(name, .less, .text("ab")), ["name": .text("a")], true),
    Case(.compare(name, .greater, .text("a")), ["name": .text("ab")], true),
    Case(.compare(name, .atMost, .text("")), ["name": .text("")], true),
    Case(.compare(note, .atMost, .text("z")), [:], false),
    Case(.isNone(note), [:], true),
    Case(.isNone(note), ["note": .text("")], false),
    Case(.text(name, .contains, "LAMP"), ["name": .text("Ä làmp")], true),
    Case(.text(name, .contains, "100%"), ["name": .text("100 percent")], false),
    Case(.text(name, .contains, "a_b"), ["name": .text("axb")], false),
    Case(.text(name, .contains, ""), ["name": .text("")], true),
    Case(.text(note, .contains, ""), [:], false),
    Case(.text(name, .startsWith, "stras"), ["name": .text("Straße")], true),
    Case(.text(name, .startsWith, "amp"), ["name": .text("lamp")], false),
    Case(.text(name, .equals, "ＺＵＲＩＣＨ"), ["name": .text("Zürich")], true),
    Case(.text(name, .equals, "lam"), ["name": .text("lamp")], false),
    Case(.oneOf(name, [.text("a"), .text("b")]), ["name": .text("b")], true),
    Case(.oneOf(name, [.text("a"), .text("b")]), ["name": .text("B")], false),
    Case(.oneOf(name, []), ["name": .text("b")], false),
    Case(
      .search(SearchTokens.query("des lam")), ["name": .text("Lamp"), "note": .text("desk")], true),
    Case(.search(SearchTokens.query("lamps")), ["name": .text("Lamp")], false),
    Case(.search(SearchTokens.query("文")), ["name": .text("中文")], true),
    Case(.search(SearchTokens.query("中华")), ["name": .text("中文华")], false),
    Case(.search([]), ["name": .text("Lamp")], true),
  ]

  static let numbers: [Case] = [
    Case(.compare(FieldPath("count"), .equal, .integer(.min)), ["count": .integer(.min)], true),
    Case(.compare(FieldPath("count"), .greater, .integer(.max)), ["count": .integer(.max)], false),
    Case(.oneOf(FieldPath("count"), [.integer(1), .integer(2)]), ["count": .integer(2)], true),
    Case(.compare(FieldPath("ratio"), .equal, .number(-0.0)), ["ratio": .number(0)], true),
    Case(.compare(FieldPath("ratio"), .less, .number(0.3)), ["ratio": .number(0.1 + 0.2)], false),
    Case(.compare(FieldPath("ratio"), .equal, .number(0)), [:], false),
    Case(.oneOf(FieldPath("ratio"), [.number(0.5), .number(1)]), ["ratio": .number(1)], true),
    Case(.compare(FieldPath("insured"), .equal, .flag(false)), ["insured": .flag(false)], true),
    Case(.compare(FieldPath("insured"), .equal, .flag(false)), [:], false),
    Case(
      .compare(FieldPath("bought"), .atLeast, .day(Day(unchecked: 5))),
      ["bought": .day(Day(unchecked: 5))], true),
    Case(
      .compare(FieldPath("made"), .less, .moment(Moment(microseconds: 0))),
      ["made": .moment(Moment(microseconds: -1))], true),
  ]

  static let price = FieldPath("price")
  static let amount = FieldPath("amount")
  static func euros(_ cents: Int64) -> Value { .money(Money(minorUnits: cents, currency: .eur)) }
  static func dollars(_ cents: Int64) -> Value { .money(Money(minorUnits: cents, currency: .usd)) }
  static func of(_ millions: Int64, _ unit: Unit) -> Value {
    .quantity(Quantity(millionths: millions * 1_000_000, unit: unit))
  }

  static let amounts: [Case] = [
    Case(.compare(price, .greater, euros(100)), ["price": euros(101)], true),
    Case(.compare(price, .greater, euros(100)), ["price": dollars(500)], false),
    Case(.compare(price, .atMost, euros(100)), ["price": dollars(5)], false),
    Case(.oneOf(price, [euros(1), dollars(2)]), ["price": dollars(1)], false),
    Case(.oneOf(price, [euros(1), dollars(2)]), ["price": dollars(2)], true),
    Case(.compare(amount, .equal, of(1000, .gram)), ["amount": of(1, .kilogram)], true),
    Case(.compare(amount, .less, of(2, .kilogram)), ["amount": of(1999, .gram)], true),
    Case(.compare(amount, .less, of(2, .kilogram)), ["amount": of(1, .litre)], false),
    Case(
      .compare(amount, .equal, of(1, Unit(stored: "can"))), ["amount": of(1, Unit(stored: "Can"))],
      true),
    Case(.oneOf(amount, [of(1, .litre), of(1, .kilogram)]), ["amount": of(1000, .gram)], true),
  ]

  static let tag = FieldPath("tag")
  static func own(_ name: String) -> FieldPath { FieldPath("own", own: name) }
  static let owned: [String: Value] = {
    do {
      return [
        "own": .own(
          try OwnFields([
            "Colour": .text("Red"), "size": .number(3), "day": .day(Day(unchecked: 3)),
            "ok": .flag(true),
          ]))
      ]
    } catch {
      return [:]
    }
  }()

  static let sets: [Case] = [
    Case(.tagged(tag, "WINTER"), ["tag": .tags(["nuts; bolts", "Winter"])], true),
    Case(.tagged(tag, "nuts"), ["tag": .tags(["nuts; bolts"])], false),
    Case(.tagged(tag, "a"), [:], false),
    Case(.isNone(tag), [:], true),
    Case(.isNone(tag), ["tag": .tags(["a"])], false),
    Case(.isNone(FieldPath("own")), [:], true),
    Case(.isNone(FieldPath("own")), owned, false),
    Case(.isNone(own("colour")), owned, false),
    Case(.isNone(own("other")), owned, true),
    Case(.isNone(own("colour")), [:], true),
    Case(.compare(own("COLOUR"), .equal, .text("Red")), owned, true),
    Case(.compare(own("colour"), .equal, .text("red")), owned, false),
    Case(.text(own("colour"), .equals, "red"), owned, true),
    Case(.text(own("size"), .contains, ""), owned, false),
    Case(.compare(own("size"), .greater, .number(2)), owned, true),
    Case(.compare(own("size"), .greater, .text("2")), owned, false),
    Case(.compare(own("day"), .less, .day(Day(unchecked: 4))), owned, true),
    Case(.compare(own("ok"), .equal, .flag(true)), owned, true),
    Case(.oneOf(own("size"), [.text("3"), .number(3)]), owned, true),
    Case(.compare(FieldPath("condition"), .equal, .text("new")), ["condition": .text("new")], true),
    Case(.compare(FieldPath("icon"), .equal, .icon(.folder)), ["icon": .icon(.folder)], true),
    Case(.text(FieldPath("icon"), .contains, "fold"), ["icon": .icon(.folder)], true),
  ]
}
