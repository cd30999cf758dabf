import StewardModels
import StewardQuery
import StewardText
import Testing

/// What makes a filter senseless, and the form of one that is not.
@Suite struct CheckedTests {
  static let name = FieldPath("name")
  static let holds = FilterExpression.compare(name, .equal, .text("a"))

  static let senseless: [(FilterExpression, QueryError.Code)] = [
    (.isNone(FieldPath("nmae")), .unknownField),
    (.compare(name, .equal, .integer(1)), .mismatch),
    (.compare(name, .equal, .none), .mismatch),
    (.compare(FieldPath("condition"), .equal, .text("bad")), .mismatch),
    (.compare(FieldPath("ratio"), .equal, .number(.nan)), .mismatch),
    (.compare(FieldPath("ratio"), .less, .number(.infinity)), .mismatch),
    (.compare(FieldPath("tag"), .equal, .tags(["a"])), .mismatch),
    (.compare(FieldPath("own"), .equal, .own(OwnFields())), .mismatch),
    (.compare(FieldPath("own", own: "a"), .equal, .integer(1)), .mismatch),
    (.compare(FieldPath("name", own: "a"), .equal, .text("a")), .mismatch),
    (.compare(name, .equal, .text("a\u{0}")), .mismatch),
    (.oneOf(name, [.text("a"), .flag(true)]), .mismatch),
    (.oneOf(FieldPath("tag"), []), .mismatch),
    (.text(FieldPath("count"), .contains, "1"), .mismatch),
    (.tagged(name, "a"), .mismatch),
    (.refers(name, .always, orLiesIn: false), .mismatch),
    (.not(.all([.any([.isNone(FieldPath("nothing"))])])), .unknownField),
    (.refers(FieldPath("place"), .isNone(FieldPath("price")), orLiesIn: true), .unknownField),
  ]

  @Test(arguments: senseless)
  func refused(filter: FilterExpression, code: QueryError.Code) {
    let error = #expect(throws: QueryError.self) { try filter.checked() }
    #expect(error?.code == code)
  }

  static let forms: [(FilterExpression, FilterExpression)] = [
    (.not(.not(holds)), holds),
    (.all([.all([holds]), .always]), holds),
    (.all([holds, .never]), .never),
    (.any([holds, .always]), .always),
    (.not(.all([holds, .isNone(name)])), .any([.not(holds), .not(.isNone(name))])),
    (.not(.any([])), .always),
    (.oneOf(name, []), .never),
    (.not(.oneOf(name, [])), .always),
    (.oneOf(name, [.text("a")]), holds),
    (.compare(name, .equal, .text("e\u{301}")), .compare(name, .equal, .text("é"))),
    (.text(name, .contains, "ÀB"), .text(name, .contains, "ab")),
    (.text(name, .startsWith, ""), .not(.isNone(name))),
    (.isNone(FieldPath("id")), .never),
    (.search([]), .always),
    (.tagged(FieldPath("tag"), "Ä"), .tagged(FieldPath("tag"), "a")),
    (.isNone(FieldPath("own", own: "Größe")), .isNone(FieldPath("own", own: "grosse"))),
    (.refers(FieldPath("place"), .never, orLiesIn: true), .never),
    (.refers(FieldPath("id"), .always, orLiesIn: true), .always),
    // Items do not lie in each other.
    (
      .refers(FieldPath("id"), holds, orLiesIn: true),
      .refers(FieldPath("id"), holds, orLiesIn: false)
    ),
  ]

  @Test(arguments: forms)
  func normalForm(filter: FilterExpression, expected: FilterExpression) throws {
    #expect(try filter.checked() == expected)
  }

  @Test func theNearestNamesAreHinted() {
    let error = #expect(throws: QueryError.self) {
      try FilterExpression.isNone(FieldPath("prise")).checked()
    }
    #expect(error?.hint == Message("text.didYouMean", ["names": .list(["price"])]))
  }

  @Test func hostileNestingIsRefused() {
    var deep = Self.holds
    for _ in 0..<5_000 { deep = .not(deep) }
    let error = #expect(throws: QueryError.self) { try deep.checked() }
    #expect(error?.code == .tooComplex)
  }

  @Test func aHundredThousandValuesAreTaken() throws {
    let values = (0..<100_000).map { Value.integer(Int64($0)) }
    let filter = FilterExpression.oneOf(FieldPath("count"), values)
    #expect(try filter.holds(Samples.row(["count": .integer(99_999)])))
    #expect(try !filter.holds(Samples.row(["count": .integer(100_000)])))
  }
}
