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
    "reads money with its currency as a price without a sign",
    arguments: [
      ("ham 3.99€", "ham | 3.99 EUR for 1"), ("ham €3", "ham | 3.00 EUR for 1"),
      ("ham 3 EUR", "ham | 3.00 EUR for 1"), ("ham - 3 EUR", "ham | 3.00 EUR for 1"),
      ("ham: 3 EUR", "ham | 3.00 EUR for 1"), ("ham 3 euro", "ham | 3.00 EUR for 1"),
      ("2 ham at $3.50", "ham | 2 | 3.50 USD for 1"), ("3 ham for $7", "ham | 3 | 7.00 USD for 3"),
      ("500 g cheese 4.50 EUR", "cheese | 500 g | 4.50 EUR for 500 g"),
      ("potatoes 2.99 €/kg", "potatoes | 2.99 EUR for 1 kg"),
      ("yoghurt à 0.59", "yoghurt | 0.59 USD for 1"),
      ("2 rolls €1 each", "rolls | 2 | 1.00 EUR for 1"),
      ("\"Gift card 10 EUR\" 9 EUR", "Gift card 10 EUR | 9.00 EUR for 1"),
      ("Gift card 10 EUR @ 9", "Gift card 10 EUR | 9.00 USD for 1"),
    ])
  func trailingPrices(_ typed: String, _ wanted: String) throws {
    #expect(try read(typed, in: Habits.english()) == wanted)
  }

  @Test(
    "takes no other word for a currency",
    arguments: [
      ("cable 3 ft", "cable 3 ft"), ("tea 1 CUP", "tea | 1 cup"), ("$5 gift card", "$5 gift card"),
      ("3 eur", "eur | 3"), ("flour 2 packs à 500 g", "flour 2 packs à | 500 g"),
      ("USB-C 2 m", "USB-C | 2 m"), ("Chanel 5 eau", "Chanel 5 eau"),
    ])
  func noPrices(_ typed: String, _ wanted: String) throws {
    #expect(try read(typed, in: Habits.english()) == wanted)
  }

  @Test(
    "reads money behind names in other languages",
    arguments: [
      ("酱油 12.5元", "zh", "酱油 | 12.50 CNY for 1"), ("酱油12.5元", "zh", "酱油 | 12.50 CNY for 1"),
      ("牛奶 2盒 ￥8", "zh", "牛奶 | 2 盒 | 8.00 CNY for 2 盒"), ("豆腐 3块", "zh", "豆腐 | 3 块"),
      ("Kartoffeln 2,99 €/kg", "de", "Kartoffeln | 2.99 EUR for 1 kg"),
      ("Joghurt à 0,59", "de", "Joghurt | 0.59 EUR for 1"),
      ("6 Brötchen je 0,35 €", "de", "Brötchen | 6 | 0.35 EUR for 1"),
    ])
  func foreignPrices(_ typed: String, _ language: String, _ wanted: String) throws {
    let context = try language == "zh" ? Habits.chinese() : Habits.german()
    #expect(try read(typed, in: context) == wanted)
  }

  @Test(
    "tells what was perhaps meant as a price",
    arguments: [
      ("coffee 4.99", "4.99"), ("500 g flour 0.89", "0.89"), ("coffee 4.9", nil), ("coffee 4", nil),
      ("1.50 kg flour", nil), ("coffee @ 4.99", nil), ("coffee 4.99 €", nil), ("4.99", nil),
      ("Coffee 7.50", nil), ("rice 2.49/kg", "2.49/kg"), ("rice 1/20", nil),
      ("\"coffee 4.99\"", nil),
    ] as [(String, String?)])
  func doubts(_ typed: String, _ wanted: String?) throws {
    let reader = EntryReader(try Habits.english()) { $0 == "Coffee 7.50" }
    #expect(try reader.probablePrice(typed) == wanted)
  }

  @Test("reads sizes behind a count as of the name")
  func sizes() throws {
    #expect(try read("beer 6 x 0.5 l", in: Habits.english()) == "beer 0.5 l | 6")
    #expect(try read("beer 6x0.5l @ 1", in: Habits.english()) == "beer 0.5l | 6 | 1.00 USD for 1")
    #expect(try read("6 x 0.5 l beer", in: Habits.english()) == "0.5 l beer | 6")
  }

  @Test("refuses less than nothing, and tells why one argument makes each an entry")
  func refusals() throws {
    let context = try Habits.english()
    #expect(throws: ShoppingError.self) { try read("-1 milk", in: context) }
    #expect(try read("\"-1 milk\"", in: context) == "-1 milk")
    let error = #expect(throws: ShoppingError.self) {
      try read("2", "l", "milk,", "2 kg Kartoffeln", in: context)
    }
    #expect(error?.message.id == "shopping.reading.listed")
    #expect(error?.message.arguments["argument"] == .text("2 kg Kartoffeln"))
    #expect(try read("milk,", "2 kg flour,", in: context) == "milk; flour | 2 kg")
  }

  @Test("reads new products as entries, but a bare count is of the name")
  func products() throws {
    let reader = EntryReader(try Habits.english()) { _ in false }
    let read = { (words: [String]) in
      try reader.products(words).map(\.testDescription).joined(separator: "; ")
    }
    #expect(
      try read(["ham", "@", "3.99,", "2", "l", "milk", "@", "1.19/l"])
        == "ham | 3.99 USD for 1; milk | 2 l | 1.19 USD for 1 l")
    #expect(try read(["7", "Up", "@", "0.99"]) == "7 Up | 0.99 USD for 1")
    #expect(try read(["7 Up", "Old bread"]) == "7 Up; Old bread")
    #expect(try read(["2 x Milk"]) == "Milk | 2")
    for words in [["ham", "3.99"], ["rice", "2.49/kg"]] {
      #expect(throws: ShoppingError.self) { try read(words) }
    }
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
