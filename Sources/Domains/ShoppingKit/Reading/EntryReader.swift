import StewardModels
public import StewardText

/// Reads what a person types for a list: `2 l milk, 12 eggs, bread @ 2.49`.
///
/// Words that as a whole name a product are that product before any number is read (`7 Up`). An
/// amount stands before the name (`2 l milk`, `500g cheese`, `2 x Milk`, `三瓶牛奶`) or behind it
/// (`eggs 12`, `Milk (2)`, `potatoes 1,5 kg`). A price behind `@` is for each after a count (`3 bread`)
/// and where no amount is said, for all of the amount after a measure (`500 g cheese`) and for one
/// that stands behind the name; `@ 2.49/kg` says what it is for, `= 7.47` is what all of it costs. A
/// name in double quotes is a name, whatever it holds.
public struct EntryReader {
  private let names: (String) throws -> Bool
  let amounts: AmountReader
  let prices: PriceReader

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - context: The habits of the person.
  ///   - names: Whether a text as a whole names a product.
  public init(_ context: ReadingContext, names: @escaping (String) throws -> Bool) {
    self.names = names
    amounts = AmountReader(context)
    prices = PriceReader(amounts: amounts)
  }

  /// The entries of the words of a command.
  ///
  /// One argument, and arguments that hold no spaces, part at a comma that is followed by a space;
  /// where one of several holds a space, each is an entry.
  ///
  /// - Throws: `ShoppingError` for what is no entry; `TextError` for numbers and money that are none
  ///   or can be read two ways.
  public func entries(_ arguments: [String]) throws -> [EntryText] {
    try entries(texts(arguments), of: arguments)
  }

  /// The entries of texts that words were parted into.
  ///
  /// - Parameter arguments: The words; one that is no entry is told with the one that made it one.
  /// - Throws: As `entries`.
  public func entries(_ texts: [String], of arguments: [String]) throws -> [EntryText] {
    guard !texts.isEmpty else {
      throw ShoppingError(
        .nameless, Message("shopping.reading.empty"),
        hint: Message("shopping.reading.empty.hint"))
    }
    return try texts.map { text in
      do {
        return try entry(text)
      } catch let error as ShoppingError where error.code == .nameless {
        guard let spaced = Self.spaced(arguments), text != spaced else { throw error }
        throw ShoppingError(
          .nameless,
          Message("shopping.reading.listed", ["text": .text(text), "argument": .text(spaced)]),
          hint: Message("shopping.reading.listed.hint"))
      }
    }
  }

  /// The texts of the words of a command, an entry each.
  ///
  /// - Throws: What looking for products throws.
  public func texts(_ arguments: [String]) throws -> [String] {
    var texts = arguments
    if Self.spaced(arguments) == nil {
      texts = try parts(arguments.joined(separator: " "))
    } else {
      // The comma of an enumeration between quoted arguments is of no name.
      for (index, text) in texts.enumerated()
      where text.count > 1 && ",，".contains(text.last ?? " ") {
        if try !names(text) { texts[index].removeLast() }
      }
    }
    return texts.filter { text in
      !text.allSatisfy { $0.isWhitespace || $0 == "," || $0 == "，" }
    }
  }

  /// The argument among several that makes each of them an entry: one that holds a space.
  private static func spaced(_ arguments: [String]) -> String? {
    arguments.count > 1 ? arguments.first { $0.contains(where: \.isWhitespace) } : nil
  }

  /// The entry of one text, commas and all.
  ///
  /// - Throws: As `entries`.
  public func entry(_ text: String) throws -> EntryText {
    let scanned = ScannedText(text).trimmed
    if try isProduct(scanned) { return EntryText(name: scanned.text) }
    if let quoted = try quoted(scanned, text) { return quoted }
    if NumberScan.isNegative(scanned) {
      throw ShoppingError(
        .noAmount, Message("shopping.reading.negative", ["text": .text(text)]),
        hint: Message("shopping.reading.negative.hint", ["text": .text(scanned.text)]))
    }
    let (body, price) = try prices.split(scanned)
    if try isProduct(body) { return try made(body, nil, price, text) }
    return try made(body, amount(body), price, text)
  }

  /// The amount beside a name; where both ends hold one, that beside the name of a product.
  private func amount(_ body: ScannedText) throws -> AmountForm? {
    guard !body.isEmpty else { return nil }
    guard let leading = try amounts.leading(body) else { return try amounts.trailing(body) }
    if try isProduct(leading.name) { return leading }
    do {
      if let trailing = try amounts.trailing(body), try isProduct(trailing.name) {
        return trailing
      }
    } catch is ShoppingError {
      // What stands behind the name is no amount, then: it is of the name.
    } catch is TextError {
      // The same.
    }
    return leading
  }

  func isProduct(_ text: ScannedText) throws -> Bool {
    text.isEmpty ? false : try names(text.text)
  }

  private func made(
    _ body: ScannedText, _ amount: AmountForm?, _ price: PriceForm?, _ text: String
  ) throws -> EntryText {
    let name = amount?.name ?? body
    let isAmount = try amount == nil && !isProduct(name) && amounts.whole(name) != nil
    guard !name.isEmpty, !isAmount else { throw nameless(text) }
    return EntryText(
      name: name.text, quantity: amount?.quantity,
      price: price.map { Self.price($0, amount?.quantity, amount?.style ?? .counted) })
  }

  private func nameless(_ text: String) -> ShoppingError {
    ShoppingError(
      .nameless, Message("shopping.reading.nameless", ["text": .text(text)]),
      hint: Message("shopping.reading.nameless.hint"))
  }

  private static func price(
    _ form: PriceForm, _ quantity: Quantity?, _ style: AmountForm.Style
  ) -> Price {
    switch form {
    case .per(let money, let basis): Price(money, for: basis)
    case .whole(let money): Price(money, for: quantity)
    case .each(let money):
      switch style {
      case .measured: Price(money, for: quantity)
      case .counted:
        Price(money, for: Quantity(millionths: 1_000_000, unit: quantity?.unit ?? .pieces))
      }
    }
  }
}

extension EntryReader {
  /// `2 x "Pasta @ home" @ 2.49`: a quote within the name is written twice.
  private func quoted(_ text: ScannedText, _ whole: String) throws -> EntryText? {
    let end = text.range.upperBound
    guard
      let open = text.range.first(where: { index in
        text[index] == "\"" && (text[index - 1].map(ScannedText.isSpace) ?? true)
      })
    else { return nil }
    var name = String.UnicodeScalarView()
    var close = open + 1
    while true {
      guard close < end else { return nil }
      if text[close] == "\"" {
        guard text[close + 1] == "\"" else { break }
        close += 1
      }
      name.append(text.typed[close])
      close += 1
    }
    guard text[close + 1].map(ScannedText.isSpace) ?? true else { return nil }
    // The amount is read beside a name that stands for the quoted one.
    let before = text[text.range.lowerBound..<open].text
    let stand = ScannedText(before + "\u{E000}" + text[close + 1..<end].text).trimmed
    let (body, price) = try prices.split(stand)
    let amount = try amounts.leading(body) ?? amounts.trailing(body)
    guard (amount?.name ?? body).text == "\u{E000}" else { return nil }
    let text = String(name)
    guard !text.allSatisfy(\.isWhitespace) else { throw nameless(whole) }
    return EntryText(
      name: text, quantity: amount?.quantity,
      price: price.map { Self.price($0, amount?.quantity, amount?.style ?? .counted) })
  }

  /// The texts of a line, parted at a comma that is followed by a space, and at Chinese commas but
  /// between digits; parts that together name a product, and quoted ones, stay together.
  private func parts(_ line: String) throws -> [String] {
    let text = ScannedText(line)
    var cuts: [Int] = []
    var isQuoted = false
    for index in text.range {
      if text[index] == "\"" { isQuoted.toggle() }
      guard !isQuoted, text[index] == "," else { continue }
      let isDigit = { (index: Int) in text[index].map(ScannedText.isDigit) ?? false }
      let next = text[index + 1]
      if text.typed[index] == "," {
        if next.map(ScannedText.isSpace) ?? true { cuts.append(index) }
      } else if !(isDigit(index - 1) && isDigit(index + 1)) {
        cuts.append(index)
      }
    }
    if cuts.isEmpty { return [line] }
    // An odd quote is no quote.
    let bounds = [-1] + cuts + [text.range.upperBound]
    var parts: [String] = []
    var start = 0
    while start < bounds.count - 1 {
      var end = start + 1
      let longest = min(bounds.count - 1, start + Self.joined)
      for further in stride(from: longest, to: start + 1, by: -1)
      where try isProduct(text[bounds[start] + 1..<bounds[further]].trimmed) {
        end = further
        break
      }
      parts.append(text[bounds[start] + 1..<bounds[end]].trimmed.text)
      start = end
    }
    return parts
  }

  /// Of how many parts a product's name may be made.
  private static let joined = 4
}
