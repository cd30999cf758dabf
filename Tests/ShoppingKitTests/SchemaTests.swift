import ShoppingKit
import StewardConformance
import StewardModels
import StewardPersistence
import StewardValidation
import Testing

@Suite("The records of shopping")
struct SchemaTests {
  @Test("read their own columns")
  func schemas() throws {
    try checkSchema(Product.self)
    try checkSchema(ShoppingList.self)
    try checkSchema(Entry.self)
    try checkSchema(Shop.self)
    try checkSchema(Purchase.self)
  }

  @Test("tell a person what belongs into each field")
  func words() {
    let types = [
      Product.schema.type, ShoppingList.schema.type, Entry.schema.type, Shop.schema.type,
      Purchase.schema.type,
    ]
    for type in types {
      for field in type.fields.dropFirst() {
        #expect(!field.help.isEmpty, "\(type.name).\(field.name)")
        #expect(!field.example.isEmpty, "\(type.name).\(field.name)")
      }
    }
  }

  @Test("refuse a blank name, an amount of nothing, and a basis without a price")
  func rules() {
    let nothing = Quantity(0)
    let product = Product(name: " ", per: nothing)
    #expect(
      Validator<Product>().violations(of: product).map(\.code)
        == ["blank", "positive", "requires"])
    let entry = Entry(product: RecordID(), list: RecordID(), quantity: nothing)
    #expect(Validator<Entry>().violations(of: entry).map(\.code) == ["positive"])
    let violations =
      Validator<Product>().violations(of: product) + Validator<Entry>().violations(of: entry)
    for violation in violations {
      #expect(Catalogue.english.template(for: violation.message.id) != nil, "\(violation.message)")
    }
  }
}
