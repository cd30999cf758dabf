import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardText

/// `prices PRODUCT`: what it cost where and when, as a chart.
enum PricesVerb {
  static let verb = Verb("prices", takesList: false) { _ in
    CommandSpecification(
      "prices", summary: Message("shopping.prices"),
      discussion: Message("shopping.prices.discussion"),
      examples: [CommandExample("shopping prices milk")],
      arguments: [
        ArgumentSpecification(
          "PRODUCT", help: Message("shopping.argument.product"), isRequired: true,
          isRepeated: true, completion: .names("product"))
      ])
  } run: { session in
    let (history, habits) = try await session.read { snapshot, habits in
      let product = try session.product(session.arguments.words, in: snapshot)
      return (try PriceHistory(of: product, in: snapshot), habits)
    }
    try write(history, session, habits)
    return .success
  }

  private static func write(
    _ history: PriceHistory, _ session: Session, _ habits: Habits
  ) throws {
    let lines = history.groups.flatMap { group in group.lines.map { (group, $0) } }
    switch session.format {
    case .table: try draw(history, session, habits)
    case .json, .ndjson:
      try session.writeObjects(lines) { line, json in
        try json.key("day")
        try json.string(line.1.purchase.day.description)
        try json.key("shop")
        if let shop = line.1.shop { try json.string(shop) } else { try json.null() }
        try json.key("quantity")
        try json.string(line.1.purchase.quantity.description)
        try json.key("price")
        try json.money(line.1.purchase.price)
        try json.key("unit")
        try json.string(line.0.unit.description)
        try json.key("unit-price")
        try json.money(line.1.unitPrice)
        try json.key("cheapest")
        try json.bool(line.0.cheapest == line.1)
      }
    case .plain, .csv, .markdown:
      let keys = ["day", "shop", "quantity", "price", "unit", "unit-price"]
      try session.writeRows(
        lines.map { group, line in
          [
            line.purchase.day.description, line.shop ?? "", line.purchase.quantity.description,
            line.purchase.price?.description ?? "", group.unit.description,
            line.unitPrice.description,
          ]
        }, keys: keys, columns: keys.map { TableColumn($0) })
    }
  }

  private static func draw(
    _ history: PriceHistory, _ session: Session, _ habits: Habits
  ) throws {
    let words = session.console.words
    let phrase = EntryPhrase(wording: habits.wording.wording)
    if history.groups.isEmpty, history.unpriced == 0 {
      try session.answer(
        Message("shopping.prices.none", ["product": .text(history.product.name)]))
      return
    }
    if let price = history.product.unitPrice {
      try session.answer(
        Message(
          "shopping.prices.now",
          [
            "product": .text(history.product.name),
            "price": .text(words(phrase.price(price))),
          ]))
    }
    for group in history.groups {
      func price(_ money: Money) -> String { words(phrase.price(Price(money, for: group.unit))) }
      let amounts = group.lines.map { phrase.amount($0.purchase.quantity) }
      let width = amounts.map { DisplayWidth.columns(of: $0) }.max() ?? 0
      var chart = BarChart(
        zip(group.lines, amounts).map { line, amount in
          let gap = String(repeating: " ", count: width - DisplayWidth.columns(of: amount))
          var label = StyledText(line.purchase.day.description)
          label.append("  " + gap + amount, .dim)
          if let shop = line.shop { label.append("  " + shop) }
          return BarChart.Row(
            label, value: StyledText(price(line.unitPrice)), amount: line.exact)
        })
      if let cheapest = group.cheapest, let shop = cheapest.shop {
        chart.foot = [
          StyledText(
            words(
              Message(
                "shopping.prices.cheapest",
                [
                  "shop": .text(shop), "price": .text(price(cheapest.unitPrice)),
                  "day": .message(.day(cheapest.purchase.day, today: habits.today)),
                ])), .dim)
        ]
      }
      try chart.write(to: session.console.output, on: session.console.canvas)
    }
    if history.unpriced > 0 {
      try session.answer(
        Message("shopping.prices.unpriced", ["count": .number(history.unpriced)]))
    }
  }
}
