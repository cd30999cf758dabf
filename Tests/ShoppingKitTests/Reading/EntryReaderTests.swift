import ShoppingKit
import StewardModels
import StewardText
import Testing

@Suite("What is typed for a list")
struct EntryReaderTests {
  private func read(
    _ arguments: String..., in context: ReadingContext, products: Set<String> = []
  ) throws -> String {
    try EntryReader(context) { products.contains($0) }.entries(arguments)
      .map(\.testDescription).joined(separator: "; ")
  }

  @Test(
    "says how much of what",
    arguments: [
      ("milk", "milk"), ("2 l milk", "milk | 2 l"), ("12 eggs", "eggs | 12"),
      ("500g cheese", "cheese | 500 g"), ("500 g cheese", "cheese | 500 g"),
      ("1.5 kg potatoes", "potatoes | 1.5 kg"), ("½ kg flour", "flour | 0.5 kg"),
      ("1/2 kg flour", "flour | 0.5 kg"), ("1 1/2 kg flour", "flour | 1.5 kg"),
      ("1½ kg flour", "flour | 1.5 kg"), ("1 ½ kg flour", "flour | 1.5 kg"),
      ("2 x Milk", "Milk | 2"), ("2x Milk", "Milk | 2"), ("2×Milk", "Milk | 2"),
      ("2 × Milk", "Milk | 2"), ("Milk (2)", "Milk | 2"), ("Milk (2 l)", "Milk | 2 l"),
      ("Milk x2", "Milk | 2"), ("Milk x 2", "Milk | 2"), ("Milk 2x", "Milk | 2"),
      ("Milk × 2", "Milk | 2"), ("eggs 12", "eggs | 12"), ("potatoes 1.5 kg", "potatoes | 1.5 kg"),
      ("Cheese 500g", "Cheese | 500 g"), ("2 cans tomatoes", "tomatoes | 2 can"),
      ("1 can tomatoes", "tomatoes | 1 can"), ("3 loaves bread", "bread | 3 loaf"),
      ("2 kg of potatoes", "potatoes | 2 kg"), ("2 bottles of wine", "wine | 2 bottle"),
      ("1 dozen eggs", "eggs | 12"), ("2 pcs. rolls", "rolls | 2"), ("2 pieces cake", "cake | 2"),
      ("2 cups", "cups | 2"), ("3 bottles", "bottles | 3"), ("1,234 nails", "nails | 1234"),
      ("2 Coke 330ml", "Coke 330ml | 2"), ("1 x eggs 12", "eggs 12 | 1"),
      ("6 Coke 0", "Coke 0 | 6"), ("2 tape 1.2.3", "tape 1.2.3 | 2"),
    ])
  func amounts(_ typed: String, _ wanted: String) throws {
    #expect(try read(typed, in: Habits.english()) == wanted)
  }

  @Test(
    "takes no number for an amount that is of the name",
    arguments: [
      "2% milk", "3-in-1 oil", "100% juice", "7Up", "3M tape", "1. milk", "milk 3.5%", "M&Ms",
      "fish (fresh)", "=SUM(A1)", "Salt,coarse", "mail@home", "Brot", "a=b", "12\" pizza",
    ])
  func names(_ typed: String) throws {
    #expect(try read(typed, in: Habits.english()) == typed)
  }

  @Test(
    "counts what no shop sells by the inch, the minute or the tonne",
    arguments: [
      ("2 in 1 shampoo", "in 1 shampoo | 2"), ("5 minute rice", "minute rice | 5"),
      ("2 t shirts", "t shirts | 2"), ("2 red peppers", "red peppers | 2"),
      ("3 M batteries", "M batteries | 3"),
    ])
  func unitsOfOtherThings(_ typed: String, _ wanted: String) throws {
    #expect(try read(typed, in: Habits.english()) == wanted)
  }

  @Test(
    "says what it costs",
    arguments: [
      ("bread @ 2.49", "bread | 2.49 USD for 1"), ("bread @2.49", "bread | 2.49 USD for 1"),
      ("3 bread @ 2.49", "bread | 3 | 2.49 USD for 1"),
      ("3 x bread @ 2.49", "bread | 3 | 2.49 USD for 1"),
      ("2 cans tomatoes @ 1.50", "tomatoes | 2 can | 1.50 USD for 1 can"),
      ("500 g cheese @ 4", "cheese | 500 g | 4.00 USD for 500 g"),
      ("eggs 12 @ 3.49", "eggs | 12 | 3.49 USD for 12"),
      ("Milk (2) @ 3", "Milk | 2 | 3.00 USD for 2"),
      ("1.5 kg potatoes @ 2.49/kg", "potatoes | 1.5 kg | 2.49 USD for 1 kg"),
      ("potatoes @ 2.49 per kg", "potatoes | 2.49 USD for 1 kg"),
      ("cheese @ 1.20/100g", "cheese | 1.20 USD for 100 g"),
      ("buns @ 7.99/13", "buns | 7.99 USD for 13"),
      ("buns @ 7.99 for 13", "buns | 7.99 USD for 13"),
      ("500 g cheese @ 2 each", "cheese | 500 g | 2.00 USD for 1"),
      ("3 bread = 7.47", "bread | 3 | 7.47 USD for 3"), ("bread = 2.49", "bread | 2.49 USD for 1"),
      ("500 g cheese = 4", "cheese | 500 g | 4.00 USD for 500 g"),
      ("bread @ €2.49", "bread | 2.49 EUR for 1"),
      ("bread @ 1,234.50", "bread | 1234.50 USD for 1"),
    ])
  func prices(_ typed: String, _ wanted: String) throws {
    #expect(try read(typed, in: Habits.english()) == wanted)
  }

  @Test("parts at commas that a space follows")
  func parting() throws {
    let english = try Habits.english()
    let words = ["2", "l", "milk,", "12", "eggs,", "bread", "@", "2.49"]
    let wanted = "milk | 2 l; eggs | 12; bread | 2.49 USD for 1"
    let reader = EntryReader(english) { _ in false }
    #expect(try reader.entries(words).map(\.testDescription).joined(separator: "; ") == wanted)
    #expect(try read("2 l milk, 12 eggs, bread @ 2.49", in: english) == wanted)
    #expect(try read("2 l milk", "salt, coarse", in: english) == "milk | 2 l; salt, coarse")
    #expect(try read("milk,", in: english) == "milk")
    #expect(try read("1,5 kg potatoes, milk", in: Habits.german()) == "potatoes | 1.5 kg; milk")
    #expect(try read("牛奶，鸡蛋、面包", in: Habits.chinese()) == "牛奶; 鸡蛋; 面包")
  }

  @Test("are products as a whole before any number is read")
  func knownNames() throws {
    let english = try Habits.english()
    let products: Set = ["7 Up", "Omega 3", "Salt, coarse"]
    #expect(try read("7 Up", in: english, products: products) == "7 Up")
    #expect(try read("7 Up", in: english) == "Up | 7")
    #expect(try read("7 Up @ 1.20", in: english, products: products) == "7 Up | 1.20 USD for 1")
    #expect(try read("2 7 Up", in: english, products: products) == "7 Up | 2")
    #expect(try read("7 Up 2", in: english, products: products) == "7 Up | 2")
    #expect(try read("2 Omega 3", in: english, products: products) == "Omega 3 | 2")
    #expect(
      try read("milk, Salt, coarse, 7 Up", in: english, products: products)
        == "milk; Salt, coarse; 7 Up")
  }

  @Test("stand in quotes where they hold what would be read")
  func quotes() throws {
    let english = try Habits.english()
    #expect(try read("\"Pasta @ home\"", in: english) == "Pasta @ home")
    #expect(
      try read("2 x \"Pasta @ home\" @ 3", in: english) == "Pasta @ home | 2 | 3.00 USD for 1")
    #expect(try read("\"7 Up, light\", milk", in: english) == "7 Up, light; milk")
    #expect(try read("\"a \"\"b\"\"\"", in: english) == "a \"b\"")
  }

  @Test(
    "are read by German habits",
    arguments: [
      ("1,5 kg Kartoffeln", "Kartoffeln | 1.5 kg"), ("Brot @ 2,49", "Brot | 2.49 EUR for 1"),
      ("Brot @ 2,49 €", "Brot | 2.49 EUR for 1"), ("Käse @ 12,90/kg", "Käse | 12.90 EUR for 1 kg"),
      ("2 Dosen Tomaten", "Tomaten | 2 dose"), ("3 Stück Kuchen", "Kuchen | 3"),
      ("Nägel 1.000", "Nägel | 1000"),
    ])
  func german(_ typed: String, _ wanted: String) throws {
    #expect(try read(typed, in: Habits.german()) == wanted)
  }

  @Test(
    "are read in Chinese, full width too",
    arguments: [
      ("2瓶牛奶", "牛奶 | 2 瓶"), ("2 瓶牛奶", "瓶牛奶 | 2"), ("2 瓶 牛奶", "牛奶 | 2 瓶"),
      ("三瓶牛奶", "牛奶 | 3 瓶"), ("两瓶牛奶", "牛奶 | 2 瓶"), ("兩個蘋果", "蘋果 | 2"),
      ("12个鸡蛋", "鸡蛋 | 12"), ("半公斤米", "米 | 0.5 kg"), ("2公斤土豆", "土豆 | 2 kg"),
      ("2 公斤土豆", "土豆 | 2 kg"), ("2斤苹果", "苹果 | 1 kg"), ("三文鱼", "三文鱼"),
      ("五花肉", "五花肉"), ("千层面", "千层面"), ("2包子", "包子 | 2"), ("牛奶2瓶", "牛奶 | 2 瓶"),
      ("牛奶两瓶", "牛奶 | 2 瓶"), ("鸡蛋 12", "鸡蛋 | 12"), ("鸡蛋12个", "鸡蛋 | 12"),
      ("２ｌ 牛奶", "牛奶 | 2 l"), ("２ 升 牛奶", "牛奶 | 2 l"), ("１２ 鸡蛋", "鸡蛋 | 12"),
      ("面包 ＠ ２．４９", "面包 | 2.49 CNY for 1"), ("面包＠2.49", "面包 | 2.49 CNY for 1"),
      ("土豆 @ 5元/公斤", "土豆 | 5.00 CNY for 1 kg"), ("面包（2）", "面包 | 2"),
      ("3个面包 = 9", "面包 | 3 | 9.00 CNY for 3"), ("牛奶，2瓶水", "牛奶; 水 | 2 瓶"),
    ])
  func chinese(_ typed: String, _ wanted: String) throws {
    #expect(try read(typed, in: Habits.chinese()) == wanted)
  }

  @Test("refuse what is no entry, and say why")
  func refused() throws {
    let english = try Habits.english()
    func refusal(_ typed: String, _ context: ReadingContext) -> String {
      do {
        return "read: " + (try EntryReader(context) { _ in false }.entry(typed).testDescription)
      } catch let error as any StewardError {
        return error.message.id
      } catch {
        return "\(error)"
      }
    }
    for (typed, id) in [
      ("2 l", "shopping.reading.nameless"), ("12", "shopping.reading.nameless"),
      ("@ 2.49", "shopping.reading.nameless"), ("0 milk", "shopping.reading.nothing"),
      ("milk (0)", "shopping.reading.nothing"), ("bread @", "shopping.reading.price"),
      ("bread @home", "shopping.reading.price"), ("bread @ 1 @ 2", "shopping.reading.price.twice"),
      ("bread @ 2.49/foo", "shopping.reading.price.per"),
      ("bread @ -2", "shopping.reading.price.negative"),
      ("bread @ .49", "text.money.separatorFirst"),
      ("bread @ 2.49 foo", "text.money.unknownCurrency"),
      ("\"\"", "shopping.reading.nameless"),
    ] {
      #expect(refusal(typed, english) == id, "\(typed)")
    }
    #expect(refusal("bread @ 1.234", english) == "text.money.ambiguous")
    #expect(refusal("bread @ 2.49", try Habits.context("en-US", nil)) == "text.money.noCurrency")
    #expect(throws: ShoppingError.self) { try read(" ", in: english) }
    #expect(throws: ShoppingError.self) { try read(",", in: english) }
  }
}
