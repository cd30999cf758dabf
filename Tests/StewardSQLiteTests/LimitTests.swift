import StewardModels
import StewardPersistence
import StewardQuery
import Testing

@testable import StewardSQLite

/// Filters and values at the ends of what the interface allows.
@Suite struct LimitTests {
  @Test func `nesting as deep as filters may be reaches no limit of the database`() async throws {
    let store = try await makeLibrary()
    let books = store.repository(of: Book.self)
    let hall = try await store.repository(of: Shelf.self).insert(Shelf(name: "Hall"))
    let top = try await store.repository(of: Shelf.self).insert(Shelf(name: "Top", parent: hall.id))
    try await books.insert(contentsOf: [
      Book(title: "a", shelf: top.id), Book(title: "b", shelf: hall.id), Book(title: "c"),
    ])
    // Alternating, so that nothing can be joined.
    func nested(_ depth: Int) -> Filter<Book> {
      var filter = Book.title.equals("a")
      for level in 0..<depth {
        let other = Book.title.equals("level \(level)")
        filter =
          level.isMultiple(of: 2)
          ? filter.or(other) : filter.and(other.negated).and(Book.read.isNone)
      }
      return filter
    }
    for depth in [1, 7, 8, 9, 31, 33, 100, 160] {
      #expect(try await books.fetch(where: nested(depth)).map(\.title) == ["a"], "\(depth)")
      #expect(try await books.count(where: nested(depth).negated) == 2, "\(depth)")
      let page = try await books.page(
        where: nested(depth), sort: Book.title.descending, limit: 1)
      #expect(page.records.count == 1 && page.next == nil)
    }
    // A shelf in a shelf in a shelf…
    for depth in [1, 3, 4, 12, 60] {
      var place = Shelf.name.matches("hall")
      for level in 0..<depth {
        place = Shelf.parent.lies(in: place).or(Shelf.name.matches("hall"))
          .and(Shelf.name.matches("level \(level)").negated)
      }
      #expect(
        try await books.fetch(where: Book.shelf.lies(in: place)).map(\.title) == ["a", "b"],
        "\(depth)")
    }
    var refers = Shelf.name.matches("nowhere")
    for _ in 0..<100 { refers = Shelf.parent.lies(in: refers) }
    #expect(try await books.count(where: Book.shelf.lies(in: refers)) == 0)
  }

  @Test(arguments: [1, 16, 17, 256, 257, 1001, 20_000])
  func `any number of conditions can be joined`(count: Int) async throws {
    let store = try await makeLibrary()
    let books = store.repository(of: Book.self)
    try await books.insert(contentsOf: (0..<20).map { Book(title: "book \($0)") })
    let wanted = (0..<count).map { Book.title.equals("book \($0)") }
    #expect(try await books.count(where: .any(wanted)) == min(count, 20))
    #expect(try await books.count(where: .all(wanted.map(\.negated))) == max(20 - count, 0))
    #expect(try await books.count(where: .any(wanted).negated) == max(20 - count, 0))
  }

  @Test func `a hundred thousand members are one list, whatever their kind`() async throws {
    let store = try await makeLibrary()
    let books = store.repository(of: Book.self)
    let shelf = try await store.repository(of: Shelf.self).insert(Shelf(name: "Hall"))
    let book = try await books.insert(
      try Book(
        title: "book \"7\" \\ \u{1} 三", price: Money("0.07 EUR"), read: Day(unchecked: 7),
        shelf: shelf.id))
    let count = 100_000
    let titles = (0..<count).map { "t\($0)" } + [book.title]
    #expect(try await books.count(where: Book.title.isOne(of: titles)) == 1)
    let (euro, dollar) = (try Currency("EUR"), try Currency("USD"))
    let prices = (0..<count).map { Money(minorUnits: Int64($0), currency: euro) }
    #expect(try await books.count(where: Book.price.isOne(of: prices)) == 1)
    #expect(try await books.count(where: Book.price.isOne(of: prices).negated) == 0)
    let dollars = prices.map { Money(minorUnits: $0.minorUnits, currency: dollar) }
    #expect(try await books.count(where: Book.price.isOne(of: dollars)) == 0)
    let days = (0..<count).map { Day(unchecked: $0) }
    #expect(try await books.count(where: Book.read.isOne(of: days)) == 1)
    let shelves = (0..<count).map { _ in RecordID<Shelf>() } + [shelf.id]
    #expect(try await books.count(where: Book.shelf.isOne(of: shelves)) == 1)
    let ids = (0..<count).map { _ in RecordID<Book>() } + [book.id]
    #expect(try await books.count(where: Field<Book, RecordID<Book>>.id().isOne(of: ids)) == 1)
    let both = Book.title.isOne(of: titles).and(Book.price.isOne(of: prices))
      .and(Book.price.isOne(of: prices))
    #expect(try await books.count(where: both) == 1)
  }
}
