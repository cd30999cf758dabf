import StewardModels
import StewardText
import Testing

@Suite struct NumberReaderTests {
  @Test(arguments: [
    ("6", "en", 6), ("-7", "en", -7), ("1,234", "en", 1234), ("1.234", "de", 1234),
    ("1 234", "fr", 1234), ("1'234'567", "de-CH", 1_234_567), ("１２", "zh", 12), ("+5", "en", 5),
    ("12,34,567", "en-IN", 1_234_567), ("1.234.567", "en", 1_234_567), ("007", "en", 7),
  ])
  func wholeNumbers(_ text: String, _ locale: String, _ expected: Int) throws {
    #expect(try NumberReader.integer(text, in: Contexts.make(locale)) == expected)
  }

  @Test(arguments: [
    "", "-", "1.5", "abc", "1,23,4", "12,", ",5", "1e5", "99999999999999999999", "1 2", "--5",
    "0x10", "High", "0,123",
  ])
  func refusesForWholeNumbers(_ text: String) throws {
    #expect(throws: TextError.self) { try NumberReader.integer(text, in: Contexts.make()) }
  }

  @Test(arguments: [
    ("1.5", "en", 1.5), ("1,5", "de", 1.5), ("1,5", "en", 1.5), ("1.234", "en", 1.234),
    ("1,234", "de", 1.234), ("1.234,5", "de", 1234.5), ("1,234.5", "en", 1234.5),
    ("1e-5", "en", 1e-5),
    ("0,234", "en", 0.234), ("1234,567", "en", 1234.567), ("-0.5", "en", -0.5),
    ("1.234", "C", 1.234),
  ])
  func decimals(_ text: String, _ locale: String, _ expected: Double) throws {
    #expect(try NumberReader.decimal(text, in: Contexts.make(locale)) == expected)
  }

  @Test func whatNoHabitSettlesIsRefused() throws {
    let unstated = try Contexts.make(trusts: false)
    for text in ["1,234", "1.234"] {
      let error = #expect(throws: TextError.self) { try NumberReader.decimal(text, in: unstated) }
      #expect(error?.code == .ambiguous)
      #expect(error?.message.arguments["first"] == "1234")
      #expect(error?.message.arguments["second"] == "1.234")
    }
    #expect(throws: TextError.self) { try NumberReader.decimal("1,234", in: Contexts.make("C")) }
    #expect(try NumberReader.decimal("1.234", in: Contexts.make("en", decimal: .comma)) == 1234)
    #expect(try NumberReader.decimal("1.234", in: Contexts.make("de", decimal: .point)) == 1.234)
    #expect(throws: TextError.self) {
      try NumberReader.decimal("12,50", in: Contexts.make("en", decimal: .point))
    }
  }

  @Test(arguments: [
    ("yes", true), ("Y", true), ("TRUE", true), ("1", true), ("是", true), ("on", true),
    ("no", false), ("N", false), ("false", false), ("0", false), ("否", false), (" off ", false),
    ("ＹＥＳ", true),
  ])
  func flags(_ text: String, _ expected: Bool) throws {
    #expect(try FlagReader.read(text) == expected)
  }

  @Test(arguments: ["", "2", "maybe", "ye", "yes please"])
  func refusesForFlags(_ text: String) {
    #expect(throws: TextError.self) { try FlagReader.read(text) }
  }
}

@Suite struct QuantityReaderTests {
  @Test(arguments: [
    ("6", "6"), ("2 l", "2 l"), ("500g", "500 g"), ("500 g", "500 g"), ("1/2 kg", "0.5 kg"),
    ("½ kg", "0.5 kg"), ("1½", "1.5"), ("1 1/2 kg", "1.5 kg"), ("1½ kg", "1.5 kg"),
    ("1.5 kg", "1.5 kg"), ("1,5 kg", "1.5 kg"),
    ("3/8", "0.375"), ("2 cans", "2 cans"), ("-2", "-2"), ("1,234 g", "1234 g"),
    ("1 000 g", "1000 g"), ("２ｌ", "2 l"), ("三个", "3"), ("两公斤", "2 kg"), ("半公斤", "0.5 kg"),
    ("5公斤", "5 kg"), ("1⁄4 l", "0.25 l"), ("0.000001", "0.000001"), ("十二个", "12"),
  ])
  func reads(_ text: String, _ expected: String) throws {
    #expect(try QuantityReader.read(text, in: Contexts.make()).description == expected)
  }

  @Test func goesByLocale() throws {
    #expect(try QuantityReader.read("1,234 kg", in: Contexts.make("de")).description == "1.234 kg")
    #expect(try QuantityReader.read("1.234 kg", in: Contexts.make("de")).description == "1234 kg")
    #expect(throws: TextError.self) {
      try QuantityReader.read("1,234 kg", in: Contexts.make(trusts: false))
    }
  }

  @Test(arguments: [
    "", "kg", "1/3", "⅓ kg", "1/0", "1//2", "1/2/3", "abc", "1.0000001 kg", "9999999999999999 kg",
    ".5 kg", "1,,5", "yes", "1 2 kg", "- 5 5",
  ])
  func refuses(_ text: String) throws {
    #expect(throws: TextError.self) { try QuantityReader.read(text, in: Contexts.make()) }
  }

  @Test func readsWhatIsWritten() throws {
    var generator = SeededGenerator(seed: 21)
    for locale in ["en", "de", "fr", "zh", "C", "de-CH", "hi"] {
      let context = try Contexts.make(locale)
      let wording = ValueWording(locale: context.locale)
      for unit in [Unit.pieces, .kilogram, .litre] {
        for _ in 0..<100 {
          let quantity = Quantity(
            millionths: Int64.random(in: -5_000_000_000...5_000_000_000, using: &generator),
            unit: unit)
          #expect(try QuantityReader.read(wording.quantity(quantity), in: context) == quantity)
        }
      }
    }
  }
}
