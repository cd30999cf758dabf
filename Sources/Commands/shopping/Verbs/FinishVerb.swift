import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardText

/// `finish`: the trip is over.
enum FinishVerb {
  static let verb = Verb("finish") { _ in
    CommandSpecification(
      "finish", summary: Message("shopping.finish"),
      discussion: Message("shopping.finish.discussion"),
      usage: ["finish [LIST:] [--shop SHOP] [--paid NAME=MONEY]… [options]"],
      examples: [
        CommandExample("shopping finish"),
        CommandExample("shopping finish --shop 'Corner shop' --paid milk=1.19 --paid bread=2.49"),
      ],
      arguments: [ArgumentSpecification("LIST:", help: Message("shopping.argument.list"))],
      options: [
        .value(
          "shop", placeholder: "SHOP", completion: .names("shop"),
          help: Message("shopping.finish.shop")),
        .value(
          "paid", placeholder: "NAME=MONEY", isRepeatable: true,
          help: Message("shopping.finish.paid")),
        .value(
          "on", placeholder: "DAY", completion: .names("day.past"),
          help: Message("shopping.finish.on")),
      ])
  } run: { session in
    try session.refuseWords()
    let (finished, remark) = try await session.write { transaction, habits in
      let list = try session.neededList(habits, in: transaction)
      let said = try session.arguments.value("shop").map {
        try session.shop($0, making: transaction)
      }
      let shop = try said?.shop ?? list.shop.flatMap { try transaction.find($0) }
      var day = habits.today
      if case .day(let said) = try session.value("on", as: Purchase.day.description, habits) {
        day = said
      }
      let trip = try Trip.finish(
        list, at: shop?.id, on: day, paid: paid(session, transaction, habits), in: transaction)
      return ((trip, list.name, shop?.name, habits), said?.remark)
    }
    if let remark { try session.console.notify(remark) }
    let (trip, list, shop, habits) = finished
    try tell(trip, list, shop, session, habits)
    return .success
  }

  /// What `--paid milk=1.19` says.
  private static func paid(
    _ session: Session, _ transaction: Transaction, _ habits: Habits
  ) throws -> [RecordID<Product>: Money] {
    var paid: [RecordID<Product>: Money] = [:]
    for text in session.arguments.values("paid") {
      guard let sign = text.lastIndex(where: { $0 == "=" || $0 == "＝" }), sign > text.startIndex
      else {
        throw ApplicationError(
          .usage, Message("shopping.finish.paid.form", ["text": .text(text)]),
          hint: Message("shopping.finish.paid.hint"))
      }
      let name = String(text[..<sign])
      guard let product = try session.products([name], in: transaction).first else { continue }
      guard
        case .money(let money) = try session.read(
          String(text[text.index(after: sign)...]), of: "paid", as: Purchase.price.description,
          habits)
      else {
        throw ApplicationError(
          .usage, Message("shopping.finish.paid.form", ["text": .text(text)]),
          hint: Message("shopping.finish.paid.hint"))
      }
      guard paid.updateValue(money, forKey: product.id) == nil else {
        throw ApplicationError(
          .usage, Message("shopping.finish.paid.twice", ["product": .text(product.name)]),
          hint: Message("shopping.finish.paid.twice.hint"))
      }
    }
    return paid
  }

  private static func tell(
    _ trip: Trip, _ list: String, _ shop: String?, _ session: Session, _ habits: Habits
  ) throws {
    switch session.format {
    case .table:
      guard session.isTelling else { return }
      let wording = habits.wording.wording
      let phrase = EntryPhrase(wording: wording)
      let words = session.console.words
      var table = Table(
        columns: [
          TableColumn("", minimumWidth: 10, shrinkPriority: 1),
          TableColumn("", alignment: .trailing),
        ], hasHeading: false)
      for (line, paid) in trip.bought {
        let entry = phrase.entry(line.product.name, line.entry.quantity)
        table.append([
          StyledText(words(entry)), StyledText(paid.map { wording.money($0) } ?? ""),
        ])
      }
      try session.tell(
        "shopping.finish" + (shop == nil ? "" : ".shop") + (trip.paid.isEmpty ? ".unpaid" : ""),
        [
          "count": .number(trip.bought.count), "paid": .text(wording.money(trip.paid)),
          "shop": .text(shop ?? ""), "list": .text(list), "left": .number(trip.left),
        ])
      try table.write(to: session.console.output, on: session.console.canvas)
      try session.tell(
        Message("shopping.finish.left", ["list": .text(list), "count": .number(trip.left)]))
    case .json, .ndjson:
      try session.writeObjects(trip.bought) { item, json in
        try json.key("product")
        try json.string(item.line.product.name)
        try json.key("quantity")
        try json.string(item.line.entry.quantity.description)
        try json.key("shop")
        if let shop { try json.string(shop) } else { try json.null() }
        try json.key("price")
        try json.money(item.paid)
      }
    case .plain, .csv, .markdown:
      let keys = ["product", "quantity", "shop", "price"]
      try session.writeRows(
        trip.bought.map { item in
          [
            item.line.product.name, item.line.entry.quantity.description, shop ?? "",
            item.paid?.description ?? "",
          ]
        }, keys: keys, columns: keys.map { TableColumn($0) })
    }
  }
}
