import StewardModels
import StewardQuery
import StewardText
import Testing

/// Words, and the filter that they mean.
@Suite struct FilterLanguageTests {
  typealias Case = ([String], FilterExpression)

  static let all: [Case] = [joining, texts, choices, amounts, days, references, own]
    .flatMap(\.self)

  @Test(arguments: all)
  func words(words: [String], expected: FilterExpression) throws {
    #expect(try Reading.language().parse(words: words) == expected)
  }

  /// What is parsed makes sense for the type and can be evaluated.
  @Test(arguments: all)
  func checks(words: [String], expected: FilterExpression) throws {
    let filter = try expected.checked()
    #expect(try filter.checked() == filter)
  }

  @Test func expressionsKeepWordsTogetherByQuotes() throws {
    let language = try Reading.language()
    let words = try language.parse(words: [
      "price>100", "(tag:a", "or", "not", "place:Home / Garage)", "name:O'Brien",
    ])
    let expression = try language.parse(
      expression: "price > 100 and (tag:a or not place:'Home / Garage') name:O'Brien")
    #expect(words == expression)
    #expect(
      try language.parse(expression: #"name:"none" "or" place:'Home / "AC/DC shelf"'"#)
        == language.parse(words: [#"name:"none""#, #""or""#, #"place:Home / "AC/DC shelf""#]))
    #expect(try language.parse(expression: "not(tag:a or tag:b)") == .not(.any([a, b])))
  }

  /// A currency or a unit may stand in a word of its own, as it does in `12.50 EUR`.
  @Test(arguments: [
    ("price > 100 USD", "price>'100 USD'"), ("price:100 €", "price:'100 €'"),
    ("price:100..200 USD tv", "price:'100..200 USD' tv"),
    ("amount > 1 m and tag:a", "amount>'1 m' tag:a"),
    // What is neither is a word to search for, and so is what small letters spell by chance.
    ("price > 100 tv", "price>100 \"tv\""), ("price > 100 all", "price>100 \"all\""),
    ("amount:2 chairs", "amount:2 \"chairs\""), ("price:'100' USD", "price:'100' \"USD\""),
  ])
  func measures(words: String, same: String) throws {
    let language = try Reading.language()
    #expect(try language.parse(expression: words) == language.parse(expression: same))
  }

  /// Another word for a field is as good as its name; a name wins over it.
  @Test func otherWordsForFields() throws {
    let language = try Reading.language()
    #expect(
      try language.parse(words: ["NUMBER.over:3"]) == language.parse(words: ["count.over:3"]))
    #expect(
      try language.parse(words: ["due:none"]) == FilterExpression.isNone(FieldPath("due")))
    #expect(
      try SortLanguage.parse("-number", type: Samples.item) == [SortKey("count", descending: true)])
  }

  private let a = Reading.tag("a")
  private let b = Reading.tag("b")

  static let a = Reading.tag("a")
  static let b = Reading.tag("b")
  static let c = Reading.tag("c")

  static let joining: [Case] = [
    ([], .always),
    (["tag:a"], a),
    (["tag:a", "tag:b"], .all([a, b])),
    (["tag:a", "and", "tag:b"], .all([a, b])),
    (["tag:a", "or", "tag:b", "tag:c"], .any([a, .all([b, c])])),
    (["(tag:a", "OR", "tag:b)", "tag:c"], .all([.any([a, b]), c])),
    (["(", "tag:a", "or", "tag:b", ")", "tag:c"], .all([.any([a, b]), c])),
    (["not", "tag:a", "tag:b"], .all([.not(a), b])),
    (["not", "(tag:a", "tag:b)"], .not(.all([a, b]))),
    (["not(tag:a)"], .not(a)),
    (["((tag:a))"], a),
    (["（tag：a", "or", "＠b）"], .any([a, b])),
    (["@a"], a),
    (["@a,b"], .any([a, b])),
    (["@mail:x"], .tagged(FieldPath("tag"), "mail:x")),
    (["lamp"], Reading.search("lamp")),
    (["red lamp"], Reading.search("red lamp")),
    (["\"or\""], Reading.search("or")),
    (["\"12:30\""], Reading.search("12:30")),
    (["price"], Reading.search("price")),
    ([":-D"], Reading.search("d")),
    (["name:foo(bar)"], Reading.text("name", .contains, "foo(bar)")),
    (["(name:foo(bar))"], Reading.text("name", .contains, "foo(bar)")),
  ]

  static let texts: [Case] = [
    (["name:Lamp"], Reading.text("name", .contains, "Lamp")),
    (["NAME:Lamp"], Reading.text("name", .contains, "Lamp")),
    (["name:desk lamp"], Reading.text("name", .contains, "desk lamp")),
    (["name:a:b"], Reading.text("name", .contains, "a:b")),
    (["name：１２"], Reading.text("name", .contains, "１２")),
    (["ｎａｍｅ＝Ａ"], Reading.text("name", .equals, "Ａ")),
    (["name=Lamp"], Reading.text("name", .equals, "Lamp")),
    (["name!=Lamp"], .not(Reading.text("name", .equals, "Lamp"))),
    (["name.is:none"], Reading.text("name", .equals, "none")),
    (["name.has:x"], Reading.text("name", .contains, "x")),
    (["name.starts:x"], Reading.text("name", .startsWith, "x")),
    (["name<m"], Reading.compare("name", .less, .text("m"))),
    (["name.before:m"], Reading.compare("name", .less, .text("m"))),
    (["name:1..2"], Reading.text("name", .contains, "1..2")),
    (["name:\"none\""], Reading.text("name", .contains, "none")),
    (["name:\"\""], Reading.text("name", .contains, "")),
    (["name:12\" pipe"], Reading.text("name", .contains, "12\" pipe")),
    (["note:none"], .isNone(FieldPath("note"))),
    (["note:ANY"], .not(.isNone(FieldPath("note")))),
    (["own:none"], .isNone(FieldPath("own"))),
    (["note:nonesuch"], Reading.text("note", .contains, "nonesuch")),
  ]

  static let choices: [Case] = [
    (["condition:GOOD"], Reading.compare("condition", .equal, .text("good"))),
    (["condition:new,good"], .oneOf(FieldPath("condition"), [.text("new"), .text("good")])),
    (["condition!=new"], .not(Reading.compare("condition", .equal, .text("new")))),
    (["condition", "=", "new"], Reading.compare("condition", .equal, .text("new"))),
    (["tag:a,b"], .any([a, b])),
    (["tag:\"a,b\""], .tagged(FieldPath("tag"), "a,b")),
    (["tag:nuts; bolts"], .tagged(FieldPath("tag"), "nuts; bolts")),
    (["tag!=a"], .not(a)),
    (["tag:none"], .isNone(FieldPath("tag"))),
    (["insured:yes"], Reading.compare("insured", .equal, .flag(true))),
    (["insured:否"], Reading.compare("insured", .equal, .flag(false))),
    (["icon:folder"], Reading.compare("icon", .equal, .icon(.folder))),
    (["icon:old"], Reading.text("icon", .contains, "old")),
  ]

  static let amounts: [Case] = [
    (["count:5"], Reading.compare("count", .equal, .integer(5))),
    (["count>5"], Reading.compare("count", .greater, .integer(5))),
    (["count>=5"], Reading.compare("count", .atLeast, .integer(5))),
    (["count≥5"], Reading.compare("count", .atLeast, .integer(5))),
    (["count＞＝５"], Reading.compare("count", .atLeast, .integer(5))),
    (["count", "<", "5"], Reading.compare("count", .less, .integer(5))),
    (["count", "<5"], Reading.compare("count", .less, .integer(5))),
    (["count<", "5"], Reading.compare("count", .less, .integer(5))),
    (["count:-5..5"], Reading.range("count", .integer(-5), .integer(5))),
    (["count:5.."], Reading.compare("count", .atLeast, .integer(5))),
    (["count:..5"], Reading.compare("count", .atMost, .integer(5))),
    (["count:5..5"], Reading.compare("count", .equal, .integer(5))),
    (["count!=5"], .not(Reading.compare("count", .equal, .integer(5)))),
    (["ratio.over:0.5"], Reading.compare("ratio", .greater, .number(0.5))),
    (["price:12.50"], Reading.compare("price", .equal, LeafTests.euros(1250))),
    (["price.over:100"], Reading.compare("price", .greater, LeafTests.euros(10_000))),
    (["price.under:9 USD"], Reading.compare("price", .less, LeafTests.dollars(900))),
    (["price:100..200"], Reading.range("price", LeafTests.euros(10_000), LeafTests.euros(20_000))),
    (
      ["price:100..200 USD"],
      Reading.range("price", LeafTests.dollars(10_000), LeafTests.dollars(20_000))
    ),
    (["amount:2 kg"], Reading.compare("amount", .equal, LeafTests.of(2, .kilogram))),
    (
      ["amount:1..2 kg"],
      Reading.range("amount", LeafTests.of(1, .kilogram), LeafTests.of(2, .kilogram))
    ),
    (["amount>2"], Reading.compare("amount", .greater, LeafTests.of(2, .pieces))),
  ]

  static let days: [Case] = [
    (["due:2026-12-24"], Reading.compare("due", .equal, Reading.day("2026-12-24"))),
    (["due:today"], Reading.compare("due", .equal, Reading.day("2026-11-30"))),
    (["due:明天"], Reading.compare("due", .equal, Reading.day("2026-12-01"))),
    (
      ["due:today..+7d"],
      Reading.range("due", Reading.day("2026-11-30"), Reading.day("2026-12-07"))
    ),
    (
      ["due:2026-12"], Reading.range("due", Reading.day("2026-12-01"), Reading.day("2026-12-31"))
    ),
    (["due<2026-12"], Reading.compare("due", .less, Reading.day("2026-12-01"))),
    (["due>2026"], Reading.compare("due", .greater, Reading.day("2026-12-31"))),
    (["due<=2026"], Reading.compare("due", .atMost, Reading.day("2026-12-31"))),
    (["due.after:2026"], Reading.compare("due", .greater, Reading.day("2026-12-31"))),
    (["due:2027.."], Reading.compare("due", .atLeast, Reading.day("2027-01-01"))),
    // The next one for what is due, the last one for what was bought.
    (["due:24 Dec"], Reading.compare("due", .equal, Reading.day("2026-12-24"))),
    (["bought:24 Dec"], Reading.compare("bought", .equal, Reading.day("2025-12-24"))),
    (["purchase day:2025-12-24"], Reading.compare("bought", .equal, Reading.day("2025-12-24"))),
    (
      ["made:2026-03-29"],
      .all([
        Reading.compare("made", .atLeast, Reading.moment("2026-03-28T23:00:00Z")),
        Reading.compare("made", .less, Reading.moment("2026-03-29T22:00:00Z")),
      ])
    ),
    (["made>2026"], Reading.compare("made", .atLeast, Reading.moment("2026-12-31T23:00:00Z"))),
    (
      ["made:2026-11-29 18:30"],
      .all([
        Reading.compare("made", .atLeast, Reading.moment("2026-11-29T17:30:00Z")),
        Reading.compare("made", .less, Reading.moment("2026-11-29T17:31:00Z")),
      ])
    ),
  ]

  static let inGarage = FilterExpression.refers(
    FieldPath("parent"), Reading.text("name", .equals, "Home"), orLiesIn: false)

  static let references: [Case] = [
    (["place:Garage"], Reading.place(Reading.text("name", .contains, "Garage"))),
    (["place=Garage"], Reading.place(Reading.text("name", .equals, "Garage"), orLiesIn: false)),
    (
      ["place!=Garage"],
      .not(Reading.place(Reading.text("name", .equals, "Garage"), orLiesIn: false))
    ),
    (
      ["place:Home / Garage"],
      Reading.place(.all([Reading.text("name", .equals, "Garage"), inGarage]))
    ),
    (
      ["place:\"AC/DC shelf\""], Reading.place(Reading.text("name", .contains, "AC/DC shelf"))
    ),
    (
      ["place:Home/\"AC/DC shelf\""],
      Reading.place(.all([Reading.text("name", .equals, "AC/DC shelf"), inGarage]))
    ),
    (["place:none"], .isNone(FieldPath("place"))),
    (
      ["place:id:k3vq"],
      HandlePrefix("k3vq").map { Reading.place(.handle(FieldPath("id"), $0)) } ?? .never
    ),
    (["id:k3vq"], HandlePrefix("k3vq").map { .handle(FieldPath("id"), $0) } ?? .never),
    (
      ["id:\(Samples.id(7))"], Reading.compare("id", .equal, .reference(Samples.id(7)))
    ),
  ]

  static let colour = FieldPath("own", own: "colour")
  static let size = FieldPath("own", own: "size")

  static let own: [Case] = [
    (["own.colour:red"], .text(colour, .contains, "red")),
    (["own.colour.is:red"], .text(colour, .equals, "red")),
    (["own.colour:none"], .isNone(colour)),
    (["own.size>5"], .compare(size, .greater, .number(5))),
    (["own.size.over:5"], .compare(size, .greater, .number(5))),
    (["own.size:5"], .any([.text(size, .contains, "5"), .compare(size, .equal, .number(5))])),
    (["own.size>large"], .compare(size, .greater, .text("large"))),
    (
      ["own.ok:yes"],
      .any([
        .text(FieldPath("own", own: "ok"), .contains, "yes"),
        .compare(FieldPath("own", own: "ok"), .equal, .flag(true)),
      ])
    ),
  ]
}
