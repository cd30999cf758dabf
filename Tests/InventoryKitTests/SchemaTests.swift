import InventoryKit
import StewardConformance
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText
import StewardValidation
import Testing

@Suite("Items and places")
struct SchemaTests {
  @Test("read their own columns")
  func schemas() throws {
    try checkSchema(Item.self)
    try checkSchema(Place.self)
    try checkSchema(MaintenanceEntry.self)
    try checkSchema(Audit.self)
  }

  @Test("tell a person what belongs into each field")
  func words() {
    let types = [
      Item.schema.type, Place.schema.type, MaintenanceEntry.schema.type, Audit.schema.type,
    ]
    for type in types {
      for field in type.fields.dropFirst() {
        #expect(!field.help.isEmpty, "\(field.name)")
        #expect(!field.example.isEmpty, "\(field.name)")
      }
    }
  }

  @Test("say what a copy is without: what is of one thing alone")
  func copies() {
    let fields = Item.schema.type.fields
    #expect(
      fields.filter { !$0.isCopied }.map(\.name) == [
        "id", "serial", "asset", "barcode", "import-ref", "lent-to", "lent-since", "lent-due",
        "sold-on", "sold-to", "sold-for", "sold-note", "archived", "seen", "created", "changed",
      ])
  }

  @Test("describe a domain whose lists name fields that are there")
  func domain() throws {
    let domain = try InventoryDomain.description()
    for type in domain.types {
      let fields = type.columns + type.sort.map(\.field) + type.readers.keys
      for field in fields + [type.multiplier].compactMap(\.self) {
        #expect(type.model.type.field(field) != nil, "\(field)")
      }
    }
    #expect(domain.main.model.type.name == "item")
    #expect(domain.type("place")?.completion != nil)
    #expect(domain.type("book") == nil)
  }

  @Test("have words for every rule that can be broken")
  func everyMessageHasWords() {
    let items = [
      Item(
        name: " ", link: "no", quantity: Quantity(-1), asset: "7",
        price: Money(minorUnits: -1, currency: .eur)),
      Item(
        name: String(repeating: "a", count: 256), bought: Day(unchecked: 2),
        lentDue: Day(unchecked: 1), soldOn: Day(unchecked: 1)),
    ]
    for violation in items.flatMap({ Validator<Item>().violations(of: $0) }) {
      #expect(
        Catalogue.english.template(for: violation.message.id) != nil, "\(violation.message)")
    }
  }

  @Test("say what is wrong in words where an error is printed")
  func printedErrors() throws {
    let context = ReadingContext(
      locale: .root, currency: nil, zone: .utc, now: Moment(microseconds: 0))
    let error = #expect(throws: InventoryError.self) {
      try Warranty("3y", bought: nil, in: context)
    }
    #expect(
      error.map { "\($0)" }
        == "a warranty of 3y counts from the purchase, whose day is not known")
    #expect(error.map { String(reflecting: $0).contains("hint: say when it was bought") } == true)
    let blank = Validator<Item>().violations(of: Item(name: " "))
    #expect(blank.map { "\(ValidationError([$0]))" } == ["name: must hold more than white space"])
  }
}

@Suite("The rules of an item")
struct RuleTests {
  private func codes(_ change: (inout Item) -> Void) -> [String] {
    var item = Item(name: "Lamp")
    change(&item)
    return Validator<Item>().violations(of: item).map { "\($0.field) \($0.code)" }
  }

  @Test("let an item with a name pass")
  func least() { #expect(codes { _ in }.isEmpty) }

  @Test("hold at the bounds of a name")
  func name() {
    #expect(codes { $0.name = "" } == ["name required"])
    #expect(codes { $0.name = " \u{3000}" } == ["name blank"])
    #expect(codes { $0.name = String(repeating: "家", count: 255) }.isEmpty)
    #expect(codes { $0.name = String(repeating: "家", count: 256) } == ["name length"])
    #expect(codes { $0.name = "two\nlines \u{1B}[2J" }.isEmpty)
  }

  @Test("refuse what is below nothing, and take nothing")
  func amounts() throws {
    let zero = Money.zero(.eur)
    let less = Money(minorUnits: -1, currency: .eur)
    #expect(
      codes { ($0.price, $0.value, $0.replacement, $0.soldFor) = (zero, zero, zero, zero) }.isEmpty)
    #expect(
      codes { ($0.price, $0.value, $0.replacement, $0.soldFor) = (less, less, less, less) }
        == [
          "price notNegative", "value notNegative", "replacement notNegative",
          "sold-for notNegative",
        ])
    #expect(codes { $0.quantity = Quantity(millionths: 0, unit: .pieces) }.isEmpty)
    #expect(
      codes { $0.quantity = Quantity(millionths: -1, unit: .pieces) } == ["quantity notNegative"])
  }

  @Test("keep days in order")
  func days() {
    let (first, second) = (Day(unchecked: 100), Day(unchecked: 101))
    #expect(codes { ($0.lentTo, $0.lentSince, $0.lentDue) = ("Maria", first, first) }.isEmpty)
    #expect(
      codes { ($0.lentTo, $0.lentSince, $0.lentDue) = ("Maria", second, first) } == [
        "lent-due ordered"
      ])
    #expect(codes { $0.lentSince = first } == ["lent-to requires"])
    #expect(codes { ($0.bought, $0.soldOn) = (second, second) }.isEmpty)
    #expect(codes { ($0.bought, $0.soldOn) = (second, first) } == ["sold-on ordered"])
  }

  @Test("take addresses of the web, and asset numbers as they are kept")
  func shapes() {
    #expect(codes { $0.link = "https://example.org/a?b=c" }.isEmpty)
    #expect(codes { $0.link = "javascript:alert(1)" } == ["link web"])
    #expect(codes { $0.asset = "000-001" }.isEmpty)
    #expect(codes { $0.asset = "1" } == ["asset asset"])
    #expect(codes { $0.asset = "000-000" } == ["asset asset"])
  }

  @Test("let nothing lie in itself")
  func circles() {
    #expect(codes { $0.inside = $0.id } == ["inside circle"])
    var place = Place(name: "Home")
    place.parent = place.id
    #expect(Validator<Place>().violations(of: place).map(\.code) == ["circle"])
  }
}
