extension Catalogue {
  /// What ShoppingKit and the program `shopping` say.
  static let shoppingWords: [String: String] = [
    // Records
    "shopping.name.blank": "must hold more than white space",
    "shopping.amount.nothing": "must be more than nothing",

    // Reading what is typed
    "shopping.reading.nameless": "\"{text}\" does not say what is to be bought",
    "shopping.reading.nameless.hint":
      "say the amount before or after the name: 2 l milk, eggs 12",
    "shopping.reading.empty": "nothing to be bought was said",
    "shopping.reading.nothing": "\"{text}\" is an amount of nothing",
    "shopping.reading.nothing.hint": "say how much is to be bought: 2 l milk",
    "shopping.reading.price": "\"{text}\" is no price",
    "shopping.reading.price.hint":
      "a price is written bread @ 2.49, cheese @ 2.49/kg, or = 7.47 for all of it; a name that holds "
      + "such a sign stands in quotes: '\"Pasta @ home\"'",
    "shopping.reading.price.twice": "\"{text}\" says two prices",
    "shopping.reading.price.per": "\"{unit}\" is no amount that a price can be for",
    "shopping.reading.price.negative": "\"{text}\" is less than nothing",

    // Trips, products
    "shopping.trip.empty": "nothing on {list} is checked",
    "shopping.trip.empty.hint": "check what lies in the basket first: shopping check milk",
    "shopping.trip.not-bought": "{product} is not in the basket of {list}",
    "shopping.trip.not-bought.hint": "check it first, or leave its price out",
    "shopping.trip.twice": "{product} stands in the basket of {list} in several amounts",
    "shopping.trip.twice.hint": "leave out what was paid: the prices on the list count then",
    "shopping.product.held":
      "{product} stands on {count|a list|# lists}: {lists}",
    "shopping.product.held.hint": "say --everywhere to take it off them as well",
  ]
}
