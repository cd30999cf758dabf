import StewardModels
import StewardText
import StewardValidation
import Testing

@Suite struct ValidatorTests {
  let validator = Validator(Thing.self)

  func codes(_ thing: Thing) -> [String] {
    validator.violations(of: thing).map { "\($0.field):\($0.code)" }
  }

  @Test func `what keeps every rule has no violation`() throws {
    #expect(codes(Thing()) == [])
    let thing = Thing(
      name: "灯 🪔", link: "https://例.example", note: "ok", rating: 5,
      price: try Money("1 EUR"), value: try Money("1 EUR"), bought: Day(unchecked: 20_000),
      sold: Day(unchecked: 20_000), tags: ["attic", "冬"])
    #expect(codes(thing) == [])
    try validator.validate(thing)
  }

  @Test func `every broken rule is reported at once, in the order of the fields`() throws {
    let thing = Thing(
      name: " long\nname here", link: "x", note: "A\0B", rating: 9, weight: -.infinity,
      price: try Money("-1 EUR"), value: try Money("-2 EUR"), amount: try Quantity("-1 l"),
      bought: Day(unchecked: 20_002), sold: Day(unchecked: 20_001), tags: ["garage", "attic"])
    #expect(
      codes(thing) == [
        "name:length", "name:oneLine", "name:trimmed", "link:web", "note:storable", "note:shout",
        "rating:range", "weight:storable", "weight:range", "price:notNegative", "value:positive",
        "amount:positive", "amount:unit", "bought:notInFuture", "tags:length", "sold:ordered",
        "value:ordered", "weight:exclusive",
      ])
    let violations = validator.violations(of: thing)
    #expect(violations[0].value == .text(thing.name))
    #expect(violations[15].value == .day(Day(unchecked: 20_001)))
    #expect(violations[17].value == .number(-.infinity))
  }

  @Test func `what must hold something holds something`() throws {
    #expect(codes(Thing(name: "")) == ["name:required", "name:oneRequired"])
    #expect(codes(Thing(name: "", link: "https://a")) == ["name:required"])
    #expect(codes(Thing(sold: .first)) == ["price:requires"])
    #expect(codes(Thing(price: .zero(try Currency("EUR")), sold: .first)) == [])
  }

  @Test func `order is judged where both are there and compare`() throws {
    #expect(codes(Thing(price: try Money("2 EUR"), value: try Money("1 EUR"))) == ["value:ordered"])
    #expect(codes(Thing(price: try Money("2 EUR"), value: try Money("1 USD"))) == [])
    #expect(codes(Thing(price: try Money("2 EUR"))) == [])
    #expect(codes(Thing(bought: .first)) == [])
  }

  @Test func `the error names the first violation, their number and what to do`() throws {
    let error = try #require(throws: ValidationError.self) {
      try validator.validate(Thing(name: ""))
    }
    #expect(error.code == .invalid)
    #expect(error.report.violationCount == 2)
    #expect("\(error)" == "name: must not be empty (and one more problem)")
    #expect(error.hint.map(Catalogue.english.words(for:)) == "for example: Lamp")
    #expect(error.details.contains("name [required]"))
  }

  @Test func `the error begins with the place where one is given`() throws {
    let identifier = Identifier(high: 1, low: 2)
    let error = try #require(throws: ValidationError.self) {
      try validator.validate(Thing(rating: 0), at: RecordPlace(identifier: identifier))
    }
    #expect("\(error)".hasPrefix("\(Handle(identifier).listed()): rating: "))
  }

  @Test func `the hint is the field's help, or the names of the fields`() throws {
    let one = try #require(throws: ValidationError.self) {
      try validator.validate(Thing(weight: -1))
    }
    #expect(one.hint.map(Catalogue.english.words(for:)) == "In kilograms.")
    let two = try #require(throws: ValidationError.self) {
      try validator.validate(Thing(link: "x", weight: -1))
    }
    #expect(two.hint.map(Catalogue.english.words(for:)) == "the fields to mend: link, weight")
    let none = try #require(throws: ValidationError.self) {
      try validator.validate(Thing(link: "x"))
    }
    #expect(none.hint == nil)
  }

  @Test func `several records are reported under their index`() throws {
    let things = [Thing(), Thing(rating: 0), Thing(), Thing(rating: 6, weight: -1)]
    let report = validator.report(on: things)
    #expect(report.entries.map(\.place.index) == [1, 3])
    #expect(report.recordCount == 2)
    #expect(report.violationCount == 4)
    let error = try #require(throws: ValidationError.self) { try validator.validate(all: things) }
    #expect(
      Catalogue.english.words(for: error.message)
        == "record 2: rating: must be between 1 and 5 (and 3 more problems, in 2 records)")
    try validator.validate(all: [Thing(), Thing()])
  }

  @Test func `rules about several fields name the others`() throws {
    func said(_ thing: Thing) -> [String] {
      validator.violations(of: thing).map { Catalogue.english.words(for: $0.statement) }
    }
    #expect(
      said(Thing(price: .zero(try Currency("EUR")), bought: Day(unchecked: 9), sold: .first))
        == ["sold: must not be before bought"])
    #expect(
      said(Thing(price: try Money("2 EUR"), value: try Money("1 EUR")))
        == ["value: must not be less than price"])
    #expect(
      said(Thing(rating: 1, weight: 1))
        == ["weight: must be given alone among weight, amount, rating (given: weight, rating)"])
    #expect(said(Thing(sold: .first)) == ["price: must be given where sold is"])
    #expect(said(Thing(name: "")).first == "name: must not be empty")
    #expect(said(Thing(note: "a\0")).first == "note: must not hold the character U+0000")
    #expect(said(Thing(weight: .infinity)) == ["weight: must be a finite number"])
    #expect(said(Thing(name: "")).last == "name: must be given, or another of name, link")
  }

  @Test func `a buffer is appended to, and stays as it is where nothing is broken`() {
    var violations: [Violation] = []
    #expect(validator.check(Thing(), into: &violations))
    #expect(violations.capacity == 0)
    #expect(!validator.check(Thing(rating: 0), into: &violations))
    #expect(validator.check(Thing(), into: &violations))
    #expect(violations.map(\.code) == ["range"])
  }

  @Test func `a rule about a record may depend on it`() {
    let rule = RecordRule<Thing>.matches("short", fields: ["name"], words: "must be short") {
      $0.name.count < 3
    }.when { $0.rating != nil }
    #expect(rule.fields == ["name"])
    #expect(rule.rule.isKept(by: Thing()))
    #expect(words(rule.rule, Thing(rating: 1)) == "must be short")
  }

  struct Chore: Record {
    let id: RecordID<Chore>
    var start: When?
    var due: When?

    static let start = Field("start", \Chore.start)
    static let due = Field("due", \Chore.due)
    static let schema = Schema("chore", Chore.init, Field.id(), start, due)
  }

  @Test(arguments: [
    ("2026-12-04", "2026-12-04", true), ("2026-12-05", "2026-12-04", false),
    ("2026-12-04T18:00:00+01:00[Europe/Berlin]", "2026-12-04", true),
    ("2026-12-04", "2026-12-04T18:00:00+01:00[Europe/Berlin]", true),
    (
      "2026-12-04T18:01:00+09:00[Asia/Tokyo]", "2026-12-04T18:00:00+01:00[Europe/Berlin]", false
    ),
  ])
  func `a day lasts to its end`(start: String, due: String, isKept: Bool) throws {
    let rule = RecordRule<Chore>.ordered(Chore.start, Chore.due)
    let chore = Chore(
      id: RecordID(), start: try When(rfc9557: start), due: try When(rfc9557: due))
    #expect(rule.rule.isKept(by: chore) == isKept)
    #expect(rule.rule.isKept(by: Chore(id: RecordID(), start: chore.start, due: nil)))
  }

  @Test func `a day and a time have come, or have not`() throws {
    let now = try Moment(rfc3339: "2026-12-04T17:00:00Z")
    let rule = Rule<When>.notInFuture(today: { now.components().day }, now: { now })
    for (text, isKept) in [
      ("2026-12-04", true), ("2026-12-05", false),
      ("2026-12-04T18:00:00+01:00[Europe/Berlin]", true),
      ("2026-12-04T17:00:00-05:00[America/New_York]", false),
    ] {
      #expect(rule.isKept(by: try When(rfc9557: text)) == isKept)
    }
  }

  @Test func `quantities are ordered within a dimension`() throws {
    let rule = RecordRule<Thing>.ordered(Thing.amount, Thing.amount)
    #expect(rule.rule.isKept(by: Thing(amount: .one)))
    #expect(rule.rule.isKept(by: Thing()))
  }
}
