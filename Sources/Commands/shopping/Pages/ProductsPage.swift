import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardQuery
import StewardText

/// The catalogue of products, by letter.
struct ProductsPage {
  let products: [Product]
  /// What is on the list.
  let listed: Set<RecordID<Product>>
  let list: String?
  let letters: SectionLetters
  let habits: Habits

  func write(_ session: Session) throws {
    let words = session.console.words
    guard !products.isEmpty else {
      return try session.answer(Message("shopping.products.none"))
    }
    let isNumbered = session.isNumbering
    var table = Table(
      columns: [
        TableColumn("", alignment: .trailing, style: .dim, minimumWidth: 1),
        TableColumn("", style: .color(.green), reservedWidth: 1, minimumWidth: 1),
        TableColumn("", minimumWidth: 10, shrinkPriority: 1),
        TableColumn("", alignment: .trailing, minimumWidth: 5),
        TableColumn("", style: .dim, minimumWidth: 6, shrinkPriority: 2, isOptional: true),
      ], hasHeading: false)
    table.sections = []
    var number = 0
    for section in Sections.split(products, by: { letters.letter(of: $0.name) }) {
      table.sections.append(
        Table.Section(
          StyledText(section.key, .bold),
          rows: section.elements.map { product in
            number += 1
            return row(product, isNumbered ? number : nil, words)
          }))
    }
    var foot = [Message("shopping.products.count", ["count": .number(products.count)])]
    let marked = products.count { listed.contains($0.id) }
    if let list, marked > 0 {
      foot.append(
        Message("shopping.products.listed", ["count": .number(marked), "list": .text(list)]))
    }
    table.foot = foot.map { StyledText(words($0), .dim) }
    if isNumbered {
      try session.serving(Product.schema.name).number(products.map(\.id.identifier))
    }
    try table.write(to: session.console.output, on: session.console.canvas)
  }

  private func row(_ product: Product, _ number: Int?, _ words: Wording) -> [StyledText] {
    let icon = product.icon.map { $0.symbol.isEmpty ? "" : $0.symbol + " " } ?? ""
    let price = product.unitPrice.map {
      words(EntryPhrase(wording: habits.wording.wording).price($0))
    }
    return [
      StyledText(number.map { String($0) } ?? ""),
      StyledText(listed.contains(product.id) ? "✓" : ""), StyledText(icon + product.name),
      StyledText(price ?? ""), StyledText(product.category ?? ""),
    ]
  }
}
