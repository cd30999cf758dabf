import ShoppingKit
import StewardModels
import StewardText
import Testing

@Suite("What is written for an entry")
struct EntryWriterTests {
  @Test("is what a person would type")
  func forms() throws {
    let writer = EntryWriter(try Habits.german())
    let price = Price(Money(minorUnits: 249, currency: .eur))
    #expect(writer.text(EntryText(name: "Brot")) == "Brot")
    #expect(writer.text(EntryText(name: "Brot", quantity: .one)) == "Brot")
    #expect(writer.text(EntryText(name: "Brot", quantity: Quantity(3))) == "3 Brot")
    #expect(
      writer.text(EntryText(name: "Brot", quantity: Quantity(3), price: price)) == "3 Brot @ 2,49 €"
    )
    let litre = Quantity(1, .litre)
    #expect(
      writer.text(
        EntryText(
          name: "Milch", quantity: Quantity(millionths: 1_500_000, unit: .litre),
          price: Price(Money(minorUnits: 119, currency: .eur), for: litre)))
        == "1,5 l Milch @ 1,19 €/l")
    #expect(writer.text(EntryText(name: "7 Up")) == "1 x 7 Up")
    #expect(writer.text(EntryText(name: "7 Up", quantity: Quantity(2))) == "2 7 Up")
    #expect(writer.text(EntryText(name: "Pasta @ 2")) == "\"Pasta @ 2\"")
  }

  @Test("is read as the same", arguments: ["en-US", "de-DE", "de-CH", "zh-CN", "fr-FR", "hi-IN"])
  func roundTrip(_ locale: String) throws {
    let context = try Habits.context(locale, "EUR")
    let writer = EntryWriter(context)
    let reader = EntryReader(context) { _ in false }
    var random = SeededGenerator(seed: 20_261_130)
    for _ in 0..<3_000 {
      let entry = Self.entry(&random)
      let text = writer.text(entry)
      let read = try reader.entry(text)
      let isSame =
        read.name == entry.name && read.price == entry.price
        && (read.quantity ?? .one) == (entry.quantity ?? .one)
      #expect(isSame, "\(text): \(read.testDescription) is not \(entry.testDescription)")
    }
  }

  private static let pieces = [
    "milk", "7", "Up", "@", "=", "2", "l", "kg", "x", "×", "(2)", "\"", "牛奶", "两", "瓶", "½", "1/2",
    "1,5", "2.", "of", "can", "each", "@home", "a=b", "12\"", "ＡＢ", "＠", "dozen", "per", "/", ",",
    "النبيذ", "é", "📦", "半", "三", "个", "M", "-", "%",
  ]

  private static func entry(_ random: inout SeededGenerator) -> EntryText {
    let words = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      pieces[Int.random(in: 0..<pieces.count, using: &random)]
    }
    let units: [Unit] = [
      .pieces, .pieces, .gram, .kilogram, .litre, .millilitre, Unit(stored: "can"),
      Unit(stored: "瓶"),
    ]
    func quantity() -> Quantity {
      let millionths =
        Bool.random(using: &random)
        ? Int64.random(in: 1...30, using: &random) * 1_000_000
        : Int64.random(in: 1...5_000, using: &random) * 500
      return Quantity(
        millionths: millionths, unit: units[Int.random(in: 0..<units.count, using: &random)])
    }
    let money = Money(minorUnits: Int64.random(in: 0...99_999, using: &random), currency: .eur)
    return EntryText(
      name: words.joined(separator: " "),
      quantity: Bool.random(using: &random) ? quantity() : nil,
      price: Bool.random(using: &random)
        ? Price(money, for: Bool.random(using: &random) ? quantity() : nil) : nil)
  }
}
