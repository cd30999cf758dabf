import StewardKit

/// Makes things, the same in every run but for the time in their identities.
struct ThingSource {
  private var state: UInt64 = 2026
  private var number = 0

  private static let makers = [
    "Bosch", "Makita", "IKEA", "Sony", "Miele", "Thonet", "WMF", "Leica",
  ]
  private static let nouns = [
    "Cordless drill", "Folding chair", "Desk lamp", "Camera", "Kettle", "Circular saw",
    "Bookshelf", "Washing machine", "Toaster", "Ladder", "Suitcase", "Sewing machine",
  ]
  private static let otherNames = [
    "数码相机", "不锈钢电饭煲", "折叠自行车", "電子レンジ", "무선 청소기", "Crème brûlée torch",
    "Fußbank aus Eiche", "Étagère à épices", "Żelazko parowe",
  ]
  private static let notes = [
    "", "", "Gift from the family", "With case, charger and two batteries",
    "Second hand, in good order", "Oiled oak, two metres long", "说明书在书房抽屉里",
  ]
  private let euro: Currency
  private let dollar: Currency

  init() throws {
    euro = try Currency("EUR")
    dollar = try Currency("USD")
  }

  /// SplitMix64.
  private mutating func random(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (mixed ^ (mixed >> 31)) >> 1) % bound
  }

  private mutating func pick(_ texts: [String]) -> String { texts[random(below: texts.count)] }

  private mutating func next() -> Thing {
    number += 1
    let name =
      random(below: 10) == 0
      ? pick(Self.otherNames) + " \(number)"
      : pick(Self.makers) + " " + pick(Self.nouns) + " \(number)"
    let cents = Int64(100 + random(below: 1000) * random(below: 300))
    let price = Money(minorUnits: cents, currency: random(below: 8) == 0 ? dollar : euro)
    return Thing(
      id: RecordID(), name: name, note: pick(Self.notes),
      price: random(below: 5) == 0 ? nil : price,
      bought: random(below: 5) == 0 ? nil : Day(unchecked: 12_784 + random(below: 8000)),
      quantity: 1 + random(below: 3), insured: random(below: 4) == 0)
  }

  /// The next things.
  mutating func things(_ count: Int) -> [Thing] { (0..<count).map { _ in next() } }
}
