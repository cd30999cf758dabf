import StewardQuery
import Testing

@Suite struct SortLanguageTests {
  @Test(arguments: [
    ("name", [SortKey("name")]),
    ("name,-price", [SortKey("name"), SortKey("price", descending: true)]),
    (" +Name , -Purchase day", [SortKey("name"), SortKey("bought", descending: true)]),
    ("－ｐｒｉｃｅ，name", [SortKey("price", descending: true), SortKey("name")]),
  ])
  func keys(text: String, expected: [SortKey]) throws {
    #expect(try SortLanguage.parse(text, type: Samples.item) == expected)
  }

  typealias Refused = (text: String, code: QueryError.Code, characters: Range<Int>)

  static let senseless: [Refused] = [
    ("", .syntax, 0..<0), ("name,", .syntax, 5..<5), ("-", .syntax, 0..<1),
    ("name,-prise", .unknownField, 6..<11), ("tag", .unsortable, 0..<3),
    ("name,-name", .syntax, 5..<10),
  ]

  @Test(arguments: senseless)
  func refused(text: String, code: QueryError.Code, characters: Range<Int>) {
    let error = #expect(throws: QueryError.self) {
      try SortLanguage.parse(text, type: Samples.item)
    }
    #expect(error?.code == code)
    #expect(error?.position == FilterPosition(word: 0, characters: characters))
  }
}
