import StewardModels
import Testing

struct Shelf: Record {
  let id: RecordID<Shelf>
  var name: String
  var parent: RecordID<Shelf>?

  static let name = Field("name", \Shelf.name, .required, role: .name)
  static let parent = Field("parent", \Shelf.parent, .onRemoval(.cascade), role: .parent)
  static let schema = Schema("shelf", Shelf.init, Field.id(), name, parent, plural: "shelves")
}

struct Book: Record {
  let id: RecordID<Book>
  var title: String
  var price: Money?
  var read: Day?
  var shelf: RecordID<Shelf>?
  var copies: Int

  init(
    id: RecordID<Book> = RecordID(), title: String, price: Money? = nil, read: Day? = nil,
    shelf: RecordID<Shelf>? = nil, copies: Int = 1
  ) {
    self.id = id
    self.title = title
    self.price = price
    self.read = read
    self.shelf = shelf
    self.copies = copies
  }

  static let title = Field(
    "title", \Book.title, .required, .localizedOrder, .searchable, role: .name)
  static let price = Field("price", \Book.price)
  static let read = Field("read", \Book.read, .indexed)
  static let shelf = Field("shelf", \Book.shelf)
  static let copies = Field("copies", \Book.copies, .default(1))
  static let schema = Schema("book", Book.init, Field.id(), title, price, read, shelf, copies)
}

@Suite struct SchemaTests {
  @Test func `a record reads back from its columns`() throws {
    let book = Book(
      title: "Dune", price: try Money("9.50 EUR"), read: try Day(iso: "2026-01-02"),
      shelf: RecordID(), copies: 3)
    let row = Book.schema.row(book)
    #expect(row.count == Book.schema.type.columns.count)
    #expect(try Row.view(row) { try Book.schema.decode($0) } == book)
  }

  @Test func `a field that was never stored holds its default`() throws {
    var row = Book.schema.row(Book(title: "Dune", copies: 7))
    row[row.count - 1] = .null
    #expect(try Row.view(row) { try Book.schema.decode($0) }.copies == 1)
  }

  @Test func `the declaration describes itself, also where it refers to itself`() throws {
    let type = Shelf.schema.type
    #expect(type.fields.map(\.name) == ["id", "name", "parent"])
    #expect(type.field("parent")?.kind == .reference("shelf"))
    #expect(Book.schema.type.columns.map(\.name).contains("price_currency"))
    try type.checkDeclaration()
  }

  static func type(
    _ change: (inout FieldDescription) -> Void = { _ in }, indexes: [FieldIndex] = []
  ) -> RecordType {
    var text = FieldDescription(name: "text", kind: .text, isOptional: false)
    change(&text)
    return RecordType(
      name: "a", title: "a", plural: "as", version: 1,
      fields: [
        FieldDescription(name: "id", kind: .identifier, isOptional: false), text,
        FieldDescription(name: "tags", kind: .tags, isOptional: false),
        FieldDescription(name: "due", kind: .day, isOptional: true),
      ], indexes: indexes)
  }

  @Test func `indexes over several fields and other words for a field are part of the declaration`()
    throws
  {
    let type = Schema(
      "book", Book.init, Field.id(), Book.title,
      Field("price", \Book.price, .alias("cost", "worth")), Book.read, Book.shelf, Book.copies,
      indexes: [FieldIndex(Book.shelf, Book.title)]
    ).type
    #expect(type.indexes == [FieldIndex(named: ["shelf", "title"])])
    #expect(type.field("price")?.aliases == ["cost", "worth"])
    try type.checkDeclaration()
    try Self.type({ $0.aliases = ["words"] }, indexes: [FieldIndex(named: ["text", "due"])])
      .checkDeclaration()
  }

  @Test(arguments: [
    ["text"], ["text", "text"], ["text", "tags"], ["text", "id"], ["text", "gone"],
  ])
  func `an index over what has no order, or over one field, is refused`(fields: [String]) {
    let error = #expect(throws: ModelError.self) {
      try Self.type(indexes: [FieldIndex(named: fields)]).checkDeclaration()
    }
    #expect(error?.message.id == "model.schema.index")
  }

  @Test(arguments: ["due", "text", "Due", ""])
  func `another word for a field is a name, and nobody else's`(alias: String) {
    #expect(throws: ModelError.self) { try Self.type { $0.aliases = [alias] }.checkDeclaration() }
  }

  @Test func `an empty required text is a violation`() {
    var violations: [Violation] = []
    Book.schema.check(Book(title: ""), into: &violations)
    #expect(violations.map(\.code) == ["required"])
  }
}
