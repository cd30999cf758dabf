import ShoppingKit
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardTestSupport
import StewardText
import Testing

@Suite struct ShoppingFormatTests {
  /// A store with all that a list can say, and names that look like something else.
  static func full(_ context: ReadingContext? = nil) async throws -> Exchange {
    let exchange = try await Exchange(context)
    try await exchange.store.transaction("add") { transaction in
      let shop = try transaction.insert(Shop(name: "Corner, \"the\" shop"))
      let weekend = try transaction.insert(
        ShoppingList(name: "Weekend", note: "for\n\n\nfour", position: Position(stored: "a0")))
      let empty = try transaction.insert(
        ShoppingList(name: "../../etc/x", position: Position(stored: "a1")))
      let other = try transaction.insert(
        ShoppingList(name: "<script>", position: Position(stored: "a2")))
      _ = empty
      let names = [
        "Milk", "7 Up", "2 in 1 shampoo", "=HYPERLINK(\"x\")", "Pasta – long", "a:", "- x", "✓ y",
        "\u{202E}abc", "*b* [c] # d", "100% juice @ home", "\"q\"", "x, y; z",
      ]
      for (index, name) in names.enumerated() {
        let product = try transaction.insert(
          Product(
            name: name, price: index % 3 == 0 ? Money("7.99 USD") : nil,
            per: index % 6 == 0 ? Quantity(13) : nil,
            category: index % 2 == 0 ? "Aisle \(index % 3)" : nil,
            shop: index == 1 ? shop.id : nil))
        try transaction.insert(
          Entry(
            product: product.id, list: index < 9 ? weekend.id : other.id,
            quantity: [.one, try Quantity("1.5 kg"), Quantity(3)][index % 3],
            note: index % 4 == 0 ? "- note\n\u{1B}[2J" : nil,
            checked: index % 2 == 0 ? exchange.context.now : nil,
            position: Position(stored: "a\(index)")))
      }
    }
    return exchange
  }

  @Test(
    "S1: lists come back with every entry, amount and mark, in the same bytes",
    arguments: [
      0, 1, 2,
    ])
  func roundTrip(index: Int) async throws {
    let format = [ShoppingFormats.markdown, ShoppingFormats.table, ShoppingFormats.lines][index]
    for context in [try Habits.english(), try Habits.context("de-DE", "USD")] {
      let first = try await Self.full(context)
      let written = try await first.write(format)
      let second = try await Exchange(context)
      let report = try await second.read(written.text, format)
      #expect(words(report.problems).isEmpty, "\(written.text)")
      let before = try await first.outline().sorted()
      let after = try await second.outline().sorted()
      let isSame = before == after
      #expect(isSame, "\(written.text)\n\(before)\n\(after)")
      let again = try await second.write(format).text
      let isEqual = Array(again.utf8) == Array(written.text.utf8)
      #expect(isEqual, "\(written.text)\n\(again)")
      let lists = try await second.store.read { try $0.fetch(ShoppingList.self) }
      #expect(Set(lists.map(\.name)) == ["Weekend", "../../etc/x", "<script>"])
    }
  }

  @Test("a spreadsheet runs no cell, and the quoting is taken away again")
  func spreadsheet() async throws {
    let first = try await Self.full()
    let written = try await first.write(ShoppingFormats.table, isForSpreadsheet: true).text
    #expect(written.contains("'=HYPERLINK"))
    let second = try await Exchange()
    try await second.read(written, ShoppingFormats.table)
    #expect(try await second.outline().sorted() == first.outline().sorted())
  }

  @Test("what people write on lines, in both forms")
  func lines() async throws {
    let exchange = try await Exchange(try Habits.german())
    let report = try await exchange.read(
      "Weekend\n\n2 x Milk\nMilk (2)\n- 1,5 kg potatoes @ 2,49\n✓ bread – the dark one\n\nParty:\n☐ 7 Up\n",
      name: "list.txt")
    #expect(words(report.problems).isEmpty)
    #expect(
      try await exchange.outline() == [
        "Weekend: [ ] 2 Milk", "Weekend: [ ] 2 Milk",
        "Weekend: [ ] 1.5 kg potatoes @ 2.49 EUR for 1.5 kg", "Weekend: [x] 1 bread | the dark one",
        "Party: [ ] 7 Up",
      ])
    let other = try await Exchange(try Habits.german())
    try await other.read("- [ ] 1,5 kg potatoes @ 2,49\n- [x] 2 x Milk\n")
    #expect(
      try await other.outline() == [
        "Shopping: [ ] 1.5 kg potatoes @ 2.49 EUR for 1.5 kg", "Shopping: [x] 2 Milk",
      ])
  }

  @Test("a list that comes back ticked marks its entries, and makes none")
  func ticked() async throws {
    let exchange = try await Exchange()
    try await exchange.read("# Weekend\n- [ ] 2 milk\n- [x] bread\n## Fruit\n- [ ] apples\n")
    let before = try await exchange.store.read { try $0.fetch(Entry.self).map(\.id) }
    // As `share` has it: what lies in the basket below a heading of its own.
    let basket = Catalogue.english.words(for: Message("shopping.basket"))
    let report = try await exchange.read(
      "# Weekend\n\n## Fruit\n\n- [x] apples\n\n## \(basket)\n\n- [ ] bread\n- [x] 2 milk\n")
    #expect(report.made == 0 && report.updated == 2)
    let entries = try await exchange.store.read { try $0.fetch(Entry.self) }
    #expect(entries.map(\.id) == before)
    #expect(entries.allSatisfy { $0.checked != nil })
    let again = try await exchange.read(
      "# Weekend\n- [x] 2 milk\n- [x] bread\n- [x] apples\n")
    #expect(again.made == 0 && again.updated == 0)
  }

  @Test("what several lines say of one product is one product, the first of each counting")
  func repeatedProducts() async throws {
    let csv = """
      list,item,qty,unit,price,currency,shop,category,note,done
      A,Bread,1,,,,,Bakery,,no
      B,bread,2,,2.49,EUR,Corner,Bakery,,yes
      C,Bread,1,,2.59,EUR,Market,Bread,,no
      C,Coke,6,cans,0.99,EUR,,,,no
      """
    let exchange = try await Exchange()
    let trial = try await exchange.read(csv, name: "list.csv")
    #expect(words(trial.problems).isEmpty)
    #expect(trial.outcome == .written && trial.updated == 0)
    let bread = try #require(
      try await exchange.store.read { try Product.named("bread", in: $0) })
    #expect(bread.category == "Bakery")
    #expect(bread.price?.description == "2.49 EUR")
    #expect(
      try await exchange.outline() == [
        "A: [ ] 1 Bread @ 2.49 EUR for 1", "B: [x] 2 Bread @ 2.49 EUR for 1",
        "C: [ ] 1 Bread @ 2.59 EUR for 1", "C: [ ] 6 can Coke @ 0.99 EUR for 1 can",
      ])
    // Each form gives back lists that share products.
    for format in [ShoppingFormats.markdown, ShoppingFormats.table, ShoppingFormats.lines] {
      let written = try await exchange.write(format).text
      let other = try await Exchange()
      let report = try await other.read(written, format)
      #expect(words(report.problems).isEmpty, "\(written)")
      let isSame = try await other.outline().sorted() == exchange.outline().sorted()
      #expect(isSame, "\(written)")
      let again = try await other.write(format).text
      #expect(Array(again.utf8) == Array(written.utf8), "\(written)\n\(again)")
    }
  }

  @Test("a price for a piece stays one beside an amount in kilograms")
  func priceForOther() async throws {
    let exchange = try await Exchange()
    try await exchange.read(
      "list,item,qty,unit,price,currency\nA,Melon,1.5,kg,2/1,EUR\n", name: "list.csv")
    let outline = try await exchange.outline()
    #expect(outline == ["A: [ ] 1.5 kg Melon @ 2.00 EUR for 1"])
    let written = try await exchange.write(ShoppingFormats.table).text
    let other = try await Exchange()
    try await other.read(written, ShoppingFormats.table)
    #expect(try await other.outline() == outline, "\(written)")
  }

  @Test("a table in any order, with its errors by line, and nothing written")
  func table() async throws {
    let exchange = try await Exchange()
    let report = try await exchange.read(
      "item,list,qty,unit,price,currency,done\nMilk,A,2,l,1.19,EUR,x\nRice,A,1.234,kg,2.49/kg,EUR,no\n",
      name: "list.csv")
    #expect(report.outcome == .written)
    #expect(
      try await exchange.outline() == [
        "A: [x] 2 l Milk @ 1.19 EUR for 1 l", "A: [ ] 1.234 kg Rice @ 2.49 EUR for 1 kg",
      ])
    let bad = try await Exchange()
    let refused = try await bad.read(
      "list,item,qty,done\nA,Milk,two,no\nA,Rice,1,perhaps\nA,Good,1,no\n", name: "list.csv")
    #expect(refused.outcome == .refused)
    #expect(refused.problems.problems.map(\.line) == [2, 3])
    #expect(refused.problems.problems.map(\.column) == ["qty", "done"])
    #expect(refused.problems.problems.map(\.value) == ["two", "perhaps"])
    #expect(try await bad.outline().isEmpty)
  }

  @Test(
    "with keep-going the bad entries go to a file that can be mended and imported",
    arguments: [
      ("- [ ] good\n- [ ] 3 bad @ x\n", 0), ("list,item,qty\n,good,1\n,bad,x\n", 1),
      ("good\n3 bad @ x\n", 2),
    ])
  func keepsGoing(text: String, index: Int) async throws {
    let format = [ShoppingFormats.markdown, ShoppingFormats.table, ShoppingFormats.lines][index]
    let exchange = try await Exchange()
    let folder = try TemporaryFolder()
    let report = try await exchange.read(text, format, keepsGoing: folder.path + "/rejected")
    #expect(report.rejected == 1)
    let rejected = try folder.read("rejected")
    #expect(rejected.contains("import.problems"))
    #expect(!rejected.contains("good"))
    let again = try await exchange.read(rejected, format)
    #expect(again.outcome == .refused && again.rows == 1)
    let mended = rejected.replacing("@ x", with: "@ 2").replacing("bad,x", with: "bad,3")
    #expect(try await exchange.read(mended, format).outcome == .written)
    #expect(try await exchange.outline().count == 2)
    #expect(try await exchange.outline().allSatisfy { !$0.contains("import.problems") })
  }

  @Test("KitchenOwl's household: items and the names of lists, both ways")
  func kitchenOwl() async throws {
    let text = #"""
      {"name":"Home","language":"de","member":["anna"],"shoppinglists":["Default","Party"],
       "recipes":[{"name":"Soup","items":[]}],
       "items":[{"name":"Milk","icon":"milk","category":"Dairy"},{"name":"Bread"},{"name":"milk"}],
       "expenses":[]}
      """#
    let first = try await Exchange()
    let report = try await first.read(text)
    #expect(report.format.name == "kitchenowl")
    #expect(words(report.problems).isEmpty)
    #expect(
      report.warnings.problems.map { Catalogue.english.words(for: $0.statement) } == [
        "test, line 1: member: one is left out", "test, line 2: recipes: one is left out",
      ])
    let written = try await first.write(ShoppingFormats.kitchenOwl).text
    #expect(
      written
        == "{\"shoppinglists\":[\"Default\",\"Party\"]\n,\"items\":[\n{\"name\":\"Bread\"}\n,{\"name\":\"Milk\",\"icon\":\"milk\",\"category\":\"Dairy\"}\n]}\n"
    )
    let second = try await Exchange()
    try await second.read(written)
    let again = try await second.write(ShoppingFormats.kitchenOwl).text
    #expect(again == written)
    let full = try await Self.full().write(ShoppingFormats.kitchenOwl)
    #expect(full.losses.contains("KitchenOwl takes in no entries of lists: 13 are left out"))
  }

  @Test("A shop of an item of KitchenOwl is where it is usually bought; further ones are told")
  func kitchenOwlStores() async throws {
    let text = #"""
      {"items":[{"name":"Milk","stores":["Corner shop","Dairy"]},{"name":"Nails","stores":[]}]}
      """#
    let exchange = try await Exchange()
    let report = try await exchange.read(text, ShoppingFormats.kitchenOwl)
    #expect(
      report.warnings.problems.map { Catalogue.english.words(for: $0.statement) } == [
        "test, line 1: stores: one is left out"
      ])
    let shops = try await exchange.store.read { snapshot in
      try snapshot.fetch(Product.self, sort: Product.name.ascending).map {
        try $0.shop.flatMap { try snapshot.find($0)?.name }
      }
    }
    #expect(shops == ["Corner shop", nil])
    // Known by no name of KitchenOwl's: a picture is left out, and told.
    let milk = Product(name: "Milk", icon: Icon(stored: "🥛"))
    let other = try await Exchange()
    try await other.store.repository(of: Product.self).insert(milk)
    let written = try await other.write(ShoppingFormats.kitchenOwl)
    #expect(!written.text.contains("🥛") && written.losses.contains { $0.contains("icon") })
  }

  @Test("random and truncated files end in a report or an error", arguments: 0..<40)
  func fuzz(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    for format in ShoppingFormats.all {
      var bytes = Array(try await Self.full().write(format).text.utf8)
      switch seed % 3 {
      case 0: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &generator))
      case 1:
        for _ in 0..<20 {
          bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
            in: 0...255, using: &generator)
        }
      default: bytes = (0..<300).map { _ in UInt8.random(in: 0...255, using: &generator) }
      }
      let exchange = try await Exchange()
      do {
        let report = try await exchange.read(bytes: bytes, format)
        if report.outcome == .refused { #expect(try await exchange.outline().isEmpty) }
      } catch let error as InterchangeError {
        #expect(try await exchange.outline().isEmpty, "\(error)")
      }
    }
  }
}
