import StewardModels
import StewardText
import StewardValidation
import Testing

@Suite struct GenericCheckTests {
  static let type = RecordType(
    name: "thing", title: "thing", plural: "things", version: 1,
    fields: [
      field("id", .identifier, isOptional: false),
      field("name", .text, isOptional: false) {
        $0.isRequired = true
      },
      field("note", .text), field("count", .integer, isOptional: false),
      field("made", .day, isOptional: false),
      field("state", .choice(["new", "old"]), isOptional: false) { $0.defaultValue = .text("new") },
      field("due", .day) { $0.isRequired = true },
    ])

  static func field(
    _ name: String, _ kind: FieldKind, isOptional: Bool = true,
    _ change: (inout FieldDescription) -> Void = { _ in }
  ) -> FieldDescription {
    var field = FieldDescription(name: name, kind: kind, isOptional: isOptional)
    change(&field)
    return field
  }

  func codes(_ values: [Value]) -> [String] {
    GenericCheck.violations(of: values, type: Self.type).map { "\($0.field):\($0.code)" }
  }

  @Test func `right values have no violation`() {
    let day = Value.day(.first)
    #expect(codes([.none, .text("灯"), .none, .none, day, .none, day]) == [])
    let identity = Value.reference(Identifier(high: 1, low: 1))
    #expect(codes([identity, .text("x"), .text(""), .integer(.min), day, .text("old"), day]) == [])
  }

  @Test func `what must hold something, in the order of the fields`() {
    #expect(codes([]) == ["name:required", "made:required", "due:required"])
    #expect(codes([.none, .text("")]) == ["name:required", "made:required", "due:required"])
  }

  @Test func `every misfit at once`() {
    let values: [Value] = [
      .text("x"), .integer(1), .text("a\0b"), .number(1), .text("2026-01-01"), .text("New"),
      .moment(Moment(microseconds: 0)), .flag(true), .none,
    ]
    #expect(
      codes(values) == [
        "id:kind", "name:kind", "note:storable", "count:kind", "made:kind", "state:oneOf",
        "due:kind",
        ":surplus", ":surplus",
      ])
    let violations = GenericCheck.violations(of: values, type: Self.type)
    #expect(violations[5].value == .text("New"))
    #expect(Catalogue.english.words(for: violations[4].statement) == "made: must be a day")
    #expect(
      Catalogue.english.words(for: violations[5].statement) == "state: must be one of new, old")
  }

  @Test(
    arguments: [
      Value.text("\0"), .number(.nan), .number(.infinity), .number(-.infinity),
      .icon(Icon(stored: "\0")), .quantity(Quantity(millionths: 1, unit: Unit(stored: "can\0"))),
      .tags(Tags(stored: "a\0")),
    ])
  func `what no store can keep`(value: Value) {
    let kinds: [FieldKind] = [.text, .number, .icon, .quantity, .tags]
    let problems = kinds.compactMap { kind in
      GenericCheck.problem(with: value, in: Self.field("x", kind))
    }
    #expect(problems.filter { $0.code == "storable" }.count == 1)
    #expect(problems.filter { $0.code == "kind" }.count == kinds.count - 1)
  }

  @Test func `what fits its kind and can be kept is right, also at its ends`() throws {
    let right: [(Value, FieldKind)] = [
      (.integer(.max), .integer), (.number(.greatestFiniteMagnitude), .number),
      (.flag(false), .flag),
      (.moment(Moment(microseconds: .max)), .moment), (.money(try Money("0 JPY")), .money),
      (.quantity(Quantity(millionths: .min, unit: .gram)), .quantity), (.icon(.folder), .icon),
      (.own(try OwnFields().setting("a", to: .flag(true))), .own), (.tags(["a"]), .tags),
    ]
    for (value, kind) in right {
      #expect(GenericCheck.problem(with: value, in: Self.field("x", kind)) == nil)
    }
  }

  @Test(arguments: 0...33)
  func `a zero byte is seen wherever it stands`(position: Int) {
    let field = Self.field("x", .text)
    let before = String(repeating: "中\u{1}\u{80}", count: position).unicodeScalars.prefix(position)
    let text = String(before) + "\0\u{1}ab"
    #expect(GenericCheck.problem(with: .text(text), in: field)?.code == "storable")
    #expect(GenericCheck.problem(with: .text(String(before)), in: field) == nil)
  }

  @Test func `a declared type and its data agree`() {
    let type = Thing.schema.type
    for thing in [Thing(), Thing(name: ""), Thing(note: "a\0"), Thing(weight: .nan)] {
      let generic = GenericCheck.violations(of: Thing.schema.values(of: thing), type: type)
      let declared = Validator<Thing>().violations(of: thing)
        .filter { $0.code == "required" || $0.code == "storable" }
      #expect(generic.map(\.code) == declared.map(\.code))
      #expect(generic.map(\.field) == declared.map(\.field))
    }
  }

  @Test func `each kind has a name in words`() {
    let kinds: [FieldKind] = [
      .identifier, .text, .integer, .number, .flag, .day, .moment, .money, .quantity, .tags, .own,
      .icon, .reference("place"),
    ]
    var seen: Set<String> = []
    for kind in kinds {
      let wrong: Value = kind == .flag ? .integer(1) : .flag(true)
      guard let problem = GenericCheck.problem(with: wrong, in: Self.field("x", kind)) else {
        Issue.record("\(kind) takes what does not fit")
        continue
      }
      let words = Catalogue.english.words(for: problem.message)
      #expect(words.hasPrefix("must be ") && !words.contains("validation."))
      seen.insert(words)
    }
    #expect(seen.count == kinds.count)
  }
}
