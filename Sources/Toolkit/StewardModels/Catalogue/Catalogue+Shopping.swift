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
    "shopping.reading.listed":
      "\"{text}\" does not say what is to be bought: as \"{argument}\" is one argument, each argument "
      + "is an entry",
    "shopping.reading.listed.hint":
      "put all of it in one pair of quotes, parted by commas: 'Week2: 2 l milk, 2 kg potatoes'; or each "
      + "entry in its own: '2 l milk' '2 kg potatoes'",
    "shopping.reading.negative": "\"{text}\" is less than nothing",
    "shopping.reading.negative.hint":
      "say how much is to be bought, or take it off: shopping toggle milk; a name that begins so "
      + "stands in quotes: '\"{text}\"'",
    "shopping.reading.empty": "nothing to be bought was said",
    "shopping.reading.empty.hint": "say it: shopping add 2 l milk, 12 eggs",
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
    "shopping.product.add.discussion":
      "Products part at a comma that is followed by a space; where an argument holds a space, each "
      + "argument is a product. A price stands behind @, the usual amount before or behind the name; a "
      + "count without a unit is of the name, as in 7 Up. field:value among the words sets a field of "
      + "each, as the options do.",
    "shopping.product.doubt": "{number} at the end of a name looks like its price",
    "shopping.product.doubt.hint":
      "write \"@ {number}\"; with --literal all words are the name",
    "shopping.product.held":
      "{product} stands on {count|a list|# lists}: {lists}",
    "shopping.product.held.hint": "say --everywhere to take it off them as well",

    // What stands on a list
    "shopping.program": "Keep what is to be bought, what it costs, and where.",
    "shopping.entry.times": "{amount} × {name}",
    "shopping.entry.measured": "{amount} {name}",
    "shopping.entry.at": "{entry} at {price}",
    "shopping.entry.cost": "{entry} = {cost}",
    "shopping.entry.priced": "{entry} at {price} = {cost}",
    "shopping.price.per": "{money}/{unit}",
    "shopping.price.for": "{money} for {amount}",
    "shopping.title": "{list}",
    "shopping.title.shop": "{list} · {shop}",
    "shopping.aisle.none": "without an aisle",
    "shopping.basket": "in the basket",
    "shopping.count": "{open} to buy, {basket} in the basket",
    "shopping.estimate": "estimated {total}",
    "shopping.estimate.basket": "estimated {total}, in the basket {basket}",
    "shopping.unpriced": "{count|1 has|# have} no price: {names}",
    "shopping.mixed": "{count|1 is|# are} priced by another measure: {names}",
    "shopping.too-large":
      "{count|1 is|# are} in no total, which would be too large to keep: {names}",
    "shopping.empty": "No list is here yet. To begin with:",
    "shopping.empty.list": "Nothing stands on {list}. To begin with:",
    "shopping.list.none": "there is no list yet",
    "shopping.list.none.hint": "put something on one: shopping add milk",
    "shopping.argument.list": "The list, with a colon behind its name; else the current one.",
    "shopping.argument.product": "The product.",
    "shopping.word.extra": "\"{word}\" means nothing here",
    "shopping.word.extra.hint": "a list is named with a colon: {word}:",

    // Putting on, taking off
    "shopping.add": "Put things on a list.",
    "shopping.add.discussion":
      "Entries part at a comma that is followed by a space; where an argument holds a space, each "
      + "argument is an entry. An amount stands before or behind the name, a price behind @ for each, "
      + "for the amount that was measured, or as said (@ 2.49/kg), or behind = for all of it; money with "
      + "its currency (ham 3.99€) is a price without a sign as well. A "
      + "product that is not known is made; the same one again adds to its amount where the units "
      + "agree.",
    "shopping.add.entries": "What is to be bought, with amounts and prices; - reads lines.",
    "shopping.add.lines": "an entry for each line of standard input",
    "shopping.add.literal": "Take the words for the name, whatever they hold.",
    "shopping.add.category": "The aisle of products that are made.",
    "shopping.add.note": "What is worth knowing about it.",
    "shopping.add.done": "{list}: {entry}",
    "shopping.add.would": "would put on {list}: {entry}",
    "shopping.add.new.done": "{list}: {entry} (new product)",
    "shopping.add.new.would": "would put on {list}: {entry} (new product)",
    "shopping.add.more.done": "{list}: {added} more, now {entry}",
    "shopping.add.more.would": "would put on {list}: {added} more, then {entry}",
    "shopping.add.price": "is {number} the price? write \"@ {number}\"",
    "shopping.add.there": "{list}: {entry} stands there already",
    "shopping.toggle": "Put products on the list, or take them off.",
    "shopping.toggle.discussion":
      "What is not on the list comes there, in its usual amount; what is there is taken off.",
    "shopping.toggle.name": "A product, by its name or a part of it.",
    "shopping.toggle.on.done": "✓ {list}: {entry}",
    "shopping.toggle.on.would": "would put on {list}: {entry}",
    "shopping.toggle.off.done": "took {product} off {list}",
    "shopping.toggle.off.would": "would take {product} off {list}",
    "shopping.check.everywhere": "On all lists, by the name of the product.",
    "shopping.check.done": "checked {entry} on {list}",
    "shopping.check.would": "would check {entry} on {list}",
    "shopping.uncheck.done": "unchecked {entry} on {list}",
    "shopping.uncheck.would": "would uncheck {entry} on {list}",
    "shopping.uncheck.nowhere": "it is in no basket",
    "shopping.suggest.gone": "{product} is no more to be suggested",
    "shopping.check.nowhere": "it is to be bought on no list",

    // Totals, trips, prices
    "shopping.total": "Tell what a list costs.",
    "shopping.total.discussion":
      "The price of each entry times its amount, exactly, rounded once for each; in each currency. "
      + "What has no price is named, and not taken as nothing.",
    "shopping.total.list": "{list}: {total} for {count|# entry|# entries}",
    "shopping.total.unknown": "{list}: {count|# entry|# entries}",
    "shopping.total.list.basket":
      "{list}: {total} for {count|# entry|# entries}, in the basket {basket}",
    "shopping.finish": "End a trip: what is checked was bought.",
    "shopping.finish.discussion":
      "Checked entries become purchases and leave the list, the others stay. What was paid is taken "
      + "from the prices where it is not said.",
    "shopping.finish.shop": "Where; else the shop of the list.",
    "shopping.finish.paid": "What was paid for all of a product.",
    "shopping.finish.on": "When, if not today.",
    "shopping.finish.paid.form": "\"{text}\" does not say what was paid for what",
    "shopping.finish.paid.hint": "say it as --paid milk=1.19",
    "shopping.finish.paid.twice": "what was paid for {product} is said twice",
    "shopping.finish.paid.twice.hint": "say it once: what was paid for all of it",
    "shopping.finish.done": "bought {count|# thing|# things} for {paid}",
    "shopping.finish.would": "would buy {count|# thing|# things} for {paid}",
    "shopping.finish.shop.done": "bought {count|# thing|# things} at {shop} for {paid}",
    "shopping.finish.shop.would": "would buy {count|# thing|# things} at {shop} for {paid}",
    "shopping.finish.unpaid.done": "bought {count|# thing|# things}",
    "shopping.finish.unpaid.would": "would buy {count|# thing|# things}",
    "shopping.finish.shop.unpaid.done": "bought {count|# thing|# things} at {shop}",
    "shopping.finish.shop.unpaid.would": "would buy {count|# thing|# things} at {shop}",
    "shopping.finish.left": "{count|# entry stays|# entries stay} on {list}",
    "shopping.prices": "Show what a product cost, where and when.",
    "shopping.prices.discussion":
      "Each purchase with what a kilogram, a litre or a piece of it cost. The cheapest shop is the one "
      + "whose last price is the least.",
    "shopping.prices.none": "nothing is known of what {product} cost: shopping finish keeps it",
    "shopping.prices.now": "{product}: {price} in the catalogue",
    "shopping.prices.cheapest": "cheapest at {shop}: {price}, {day}",
    "shopping.prices.unpriced": "{count|# purchase has|# purchases have} no price",
    "shopping.suggest": "Tell what is usually bought by now.",
    "shopping.suggest.discussion":
      "What was bought on three days or more has a rhythm: the median of the days between. It is due "
      + "when nine tenths of that have passed; the longest overdue, as a part of its rhythm, comes "
      + "first. What stands on the list is left out.",
    "shopping.suggest.add": "Put these numbers on the list: 1,3 or 2-5 or all.",
    "shopping.suggest.none": "nothing is due by now",
    "shopping.suggest.none.hint": "what was bought on three days or more comes up here",
    "shopping.suggest.rhythm": "every {interval|day|# days}, last {last}",
    "shopping.suggest.foot":
      "{count|to put it on the list|to put them on the list}: shopping suggest --add {numbers}",
    "shopping.suggest.number": "\"{text}\" is no number of a suggestion; there are {count}",
    "shopping.suggest.number.hint": "say numbers such as 1,3 or 2-5, or all",

    // Shops
    "shopping.shop.none.hint": "shopping aisles shows the shops; shopping shop NAME makes one",
    "shopping.shop.none": "no shop is called \"{shop}\"",
    "shopping.shop": "Tell or set which shop a list is for.",
    "shopping.shop.discussion":
      "The list stands in the order of the shop's aisles, and a trip that is finished was there.",
    "shopping.shop.name": "The shop, made where it is not known; '' for none.",
    "shopping.shop.none.example": "for no shop any more",
    "shopping.shop.of.is": "{list} is for {shop}",
    "shopping.shop.of.done": "{list} is for {shop} now",
    "shopping.shop.of.would": "{list} would be for {shop}",
    "shopping.shop.new": "{shop} is a new shop",
    "shopping.shop.new.near": "{shop} is a new shop; if {near} was meant: shopping undo",
    "shopping.shop.no.is": "{list} is for no shop",
    "shopping.shop.no.done": "{list} is for no shop now",
    "shopping.shop.no.would": "{list} would be for no shop",
    "shopping.aisles.unknown":
      "no product is in {names}: shopping product set milk --category {name} puts one there",
    "shopping.aisles.nothing": "no shops are here",
    "shopping.aisles": "Tell or set the order of a shop's aisles.",
    "shopping.aisles.discussion":
      "Lists for the shop stand in this order. Aisles are the categories of products; others come "
      + "after them by name.",
    "shopping.aisles.shop": "The shop; made where its aisles are set.",
    "shopping.aisles.order": "The aisles in the order in which one comes past them.",
    "shopping.aisles.clear": "forgets the order",
    "shopping.aisles.twice": "an aisle stands twice in the order",
    "shopping.aisles.twice.hint": "name each once, in the order in which one walks by",
    "shopping.aisles.of": "{shop}:",
    "shopping.aisles.none": "{shop} has no order of aisles",
    "shopping.aisles.line": "{number}  {aisle}",
    "shopping.aisles.others": "after them: {names}",
    "shopping.aisles.set.done": "{shop}: {order}",
    "shopping.aisles.set.would": "would order {shop}: {order}",
    "shopping.aisles.cleared.done": "{shop} has no order of aisles any more",
    "shopping.aisles.cleared.would": "would forget the order of {shop}",

    // Products
    "shopping.products": "Show the catalogue by letter, with ✓ for what is on the list.",
    "shopping.products.discussion":
      "Words find products as in every list: category:dairy, price.over:5, milk.",
    "shopping.products.none": "no products are here",
    "shopping.products.count": "{count|# product|# products}",
    "shopping.products.listed": "✓ {count} on {list}",
    "shopping.product": "Work on one product of the catalogue.",
    "shopping.product.unknown.hint": "shopping products shows all that are known",
    "shopping.product.needed": "say which product",
    "shopping.product.needed.hint": "name it: shopping check milk --everywhere",
    "shopping.product.none.hint": "shopping add {name} makes it, and puts it on the list",
    "shopping.product.remove": "Remove products from the catalogue.",
    "shopping.product.remove.discussion":
      "What is known of their purchases goes with them. Refused where lists hold one, unless it is to "
      + "go everywhere.",
    "shopping.product.remove.everywhere": "Take it off all lists as well.",
    "shopping.product.remove.question": "Remove {products}?",
    "shopping.product.remove.question.lists":
      "Remove {products}, also from {lists|a list|# lists}?",
    "shopping.product.remove.done": "removed {product}",
    "shopping.product.remove.would": "would remove {product}",
    "shopping.product.remove.lists.done": "removed {product}, from {lists|a list|# lists} too",
    "shopping.product.remove.lists.would":
      "would remove {product}, from {lists|a list|# lists} too",

    // Picking, sharing
    "shopping.pick.what": "The list, with a colon behind its name; or products for the catalogue.",
    "shopping.pick.products": "Products",
    "shopping.pick.products.example": "the catalogue",
    "shopping.pick.listed": "{count} on {list}",
    "shopping.pick.known": "{product} is there already",
    "shopping.pick.gone": "the product is gone",
    "shopping.pick.gone.hint": "somebody took it off meanwhile; the list is drawn anew",
    "shopping.pick.elsewhere": "shopping products shows the catalogue, shopping toggle marks in it",
    "shopping.help.filters.page": """
    Words are joined by and; or, not and parentheses do the rest. A bare word searches.

      product:milk                 a product, by its name or a part of it
      list:Weekend                 what stands on a list; --all looks at every list
      price.over:5                 more than; .under: .before: .after: .is: .has: .starts:
      price:1..2                   a range; checked:today is that day
      checked:none  note:any       nothing, or something
      id:k3vq                      a handle

    shopping products takes name, price, category and shop in the same way: category:dairy.
    = != < <= > >= compare as well; quote them, or the shell takes them away.
    {program} list --where 'price > 5 and not product:milk'
    """,
    "shopping.pick.basket": "basket {total}",
    "shopping.share": "Write a list for messages and paper.",
    "shopping.share.discussion":
      "Text for messages; a Markdown task list, which shopping import reads back with what was ticked; "
      + "or a page to print.",
    "shopping.share.done": "{file}: written",
    "shopping.share.to": "text, markdown or html; else the ending of the file says it.",
    "shopping.share.prices": "Write the prices as well.",
  ]
}
