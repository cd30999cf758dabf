import StewardModels
import Testing

@Suite struct WhenTests {
  static let texts = [
    "2026-12-24", "0001-01-01", "9999-12-31", "2026-12-24T18:30:00+01:00[Europe/Berlin]",
    "2026-12-24T00:00:00+00:00[UTC]", "2026-12-24T18:30:00.25-05:00[America/New_York]",
    "1850-01-01T12:00:00-00:25:21[Europe/Dublin]", "2026-03-01T09:00:00+14:00[Pacific/Kiritimati]",
    "1969-12-31T23:59:59.999999-03:30[America/St_Johns]",
  ]

  @Test(arguments: texts)
  func `what is written reads back, and stands in columns whole`(text: String) throws {
    let when = try When(rfc9557: text)
    #expect(when.description == text)
    #expect(when.isDay == !text.contains("["))
    var row: [Scalar] = []
    when.encode(into: &row)
    #expect(row.count == FieldKind.when.columns.count)
    #expect(try Row.view(row) { (row) throws(ModelError) in try When.decode(row, at: 0) } == when)
    #expect(FieldKind(FieldKind.when.description) == .when)
  }

  @Test(arguments: [
    "", "2026-13-01", "2026-12-24T18:30", "2026-12-24T18:30:00+01:00", "2026-12-24[Europe/Berlin]",
    "2026-12-24T18:30:00Z[Europe/Berlin]", "2026-12-24T18:30:00+01:00[]",
    "2026-12-24T18:30:00+01:00[Europe Berlin]", "2026-12-24T18:30:00+25:00[Europe/Berlin]",
    "2026-12-24T25:30:00+01:00[Europe/Berlin]", "2026-12-24T18:30:00+1:00[Europe/Berlin]",
    "0001-01-01T00:00:00+01:00[Europe/Berlin]", "[Europe/Berlin]",
  ])
  func `everything else is refused`(text: String) {
    #expect(throws: ModelError.self) { try When(rfc9557: text) }
  }

  @Test(
    arguments: [
      [.null, .null, .text("UTC")], [.integer(5), .null, .null], [.integer(0), .integer(0), .null],
      [.integer(0), .integer(1), .text("UTC")], [.integer(0), .null, .text("UTC")],
      [.integer(.max), .null, .null], [.integer(0), .integer(.min), .text("UTC")],
      [.integer(0), .integer(0), .text("")],
    ] as [[Scalar]])
  func `columns that hold none are refused`(row: [Scalar]) {
    let row = [row[0].isNull ? .integer(1) : row[0], row[1], row[2]]
    #expect(throws: ModelError.self) {
      try Row.view(row) { (row) throws(ModelError) in try When.decode(row, at: 0) }
    }
  }

  @Test func `the clocks on the wall decide, a day comes first, then the moment`() throws {
    let order = try [
      "2026-12-23T23:59:00-05:00[America/New_York]", "2026-12-24",
      "2026-12-24T00:00:00+14:00[Pacific/Kiritimati]", "2026-12-24T00:00:00+01:00[Europe/Berlin]",
      "2026-12-24T00:00:00+01:00[Europe/Paris]", "2026-12-24T09:00:00-05:00[America/New_York]",
      "2026-12-25",
    ].map { try When(rfc9557: $0) }
    #expect(order.shuffled().sorted() == order)
    #expect(order[1].walls.contains(order[5].wall) && !order[1].walls.contains(order[6].wall))
  }

  @Test func `a day is a day, a time has its parts`() throws {
    let day = try Day(iso: "2026-12-24")
    #expect(When(day).day == day && When(day).moment == nil && When(day).secondsOfDay == nil)
    let time = try When(rfc9557: "2026-12-24T00:30:00+01:00[Europe/Berlin]")
    #expect(time.day == day && time.secondsOfDay == 1800 && time.offsetSeconds == 3600)
    #expect(time.moment?.description == "2026-12-23T23:30:00Z" && time.zone == "Europe/Berlin")
  }

  @Test func `no field of days and times is unique`() {
    var field = FieldDescription(name: "due", kind: .when, isOptional: true)
    field.isUnique = true
    let type = RecordType(
      name: "a", title: "a", plural: "as", version: 1,
      fields: [FieldDescription(name: "id", kind: .identifier, isOptional: false), field])
    #expect(throws: ModelError.self) { try type.checkDeclaration() }
  }
}
