internal import StewardModels
internal import StewardText

extension TermReader {
  /// Numbers, money, quantities, days and moments: equal, within a range, or compared.
  func ordered(_ phrase: FilterPhrase) throws(QueryError) -> FilterExpression {
    let span = try span(phrase)
    switch phrase.relation {
    case .matches, .equals: return span.contains(phrase.path)
    case .differs: return .not(span.contains(phrase.path))
    case .compares(let comparison):
      guard !span.isRange, let filter = span.compares(phrase.path, comparison) else {
        throw .syntax(
          "query.range.compared", ["sign": .text(phrase.sign.text)], phrase.value.position)
      }
      return filter
    case .has, .starts: throw phrase.unfit
    }
  }

  /// The values that are meant.
  func span(_ phrase: FilterPhrase) throws(QueryError) -> ValueSpan {
    let value = phrase.unquoted
    switch phrase.field.kind {
    case .day:
      return try days(value, phrase.field)
    case .when: return try whens(value, phrase.field)
    case .moment: return try moments(value, phrase.field)
    default: return try amounts(value, phrase.field)
    }
  }

  /// One amount, or a range of amounts that can be compared with each other.
  private func amounts(
    _ value: FilterWord, _ field: FieldDescription
  ) throws(QueryError) -> ValueSpan {
    guard let (before, after) = value.ends else {
      return ValueSpan(try amount(value, field))
    }
    guard !before.characters.isEmpty || !after.characters.isEmpty else {
      throw .syntax("query.range.empty", [:], value.position)
    }
    var low = before.characters.isEmpty ? nil : try amount(before, field)
    var high = after.characters.isEmpty ? nil : try amount(after, field)
    // `100..200 USD`, `1..2 kg`: what one end says of the unit is said of both.
    if let first = low, let last = high {
      low = try amount(before, field, like: last) ?? first
      high = try amount(after, field, like: first) ?? last
    }
    if let first = low, let last = high {
      guard let ordering = first.comparedAmount(to: last) else {
        throw .syntax("query.range.mixed", [:], value.position)
      }
      guard ordering != .greater else {
        throw .syntax("query.range.backwards", [:], value.position)
      }
    }
    return ValueSpan(low: low, high: high, isRange: true)
  }

  /// The value of a term with a word after it that names its currency or its unit; nil where the
  /// value has one, or the word is none.
  ///
  /// Currencies are taken in capitals only: `try` and `all` are words to search for.
  func amount(_ term: FilterTerm, measuredIn word: FilterWord) -> FilterWord? {
    let value = term.value
    guard let field = names.resolve(narrowName(term.name))?.field,
      let last = value.characters.last, last.sign?.isNumber == true,
      word.characters.allSatisfy({ !$0.isQuoted })
    else { return nil }
    switch field.kind {
    case .money:
      let isCode = word.characters.allSatisfy { $0.narrow.isUppercase && $0.narrow.isASCII }
      let isSign = word.characters.allSatisfy(\.character.isCurrencySymbol)
      guard isCode || isSign else { return nil }
    case .quantity: break
    default: return nil
    }
    let blank = FilterCharacter(character: " ", position: last.position, isQuoted: true)
    let unit = word.characters.map {
      FilterCharacter(character: $0.character, position: last.position, isQuoted: true)
    }
    let whole = FilterWord(
      number: value.number, characters: (Array(value.characters) + [blank] + unit)[...],
      extent: value.extent)
    do throws(QueryError) {
      let end = whole.ends?.after ?? whole
      // A word that could only be a unit of the person's own is one to search for.
      if case .quantity(let quantity) = try amount(end, field),
        quantity.unit.dimension.name.hasPrefix("unit:")
      {
        return nil
      }
      return whole
    } catch {
      // Not a measure: the word is one to search for, and the value tells what is wrong with it.
      return nil
    }
  }

  /// An amount of the field's kind.
  func amount(_ word: FilterWord, _ field: FieldDescription) throws(QueryError) -> Value {
    do throws(TextError) {
      return try amount(word.trimmed.text, field.kind)
    } catch {
      throw .unreadable(field, error, word.position)
    }
  }

  /// The amount that a bare number means beside an amount that names its unit or currency; nil for
  /// all that is no bare number.
  private func amount(
    _ word: FilterWord, _ field: FieldDescription, like other: Value
  ) throws(QueryError) -> Value? {
    guard word.characters.allSatisfy({ $0.narrow.isNumber || "., -'".contains($0.narrow) }) else {
      return nil
    }
    let text = word.trimmed.text
    do throws(TextError) {
      switch other {
      case .money(let money):
        var context = context
        context.currency = money.currency
        return .money(try MoneyReader.read(text, in: context))
      case .quantity(let quantity) where !quantity.unit.isPieces:
        return .quantity(try QuantityReader.read(text + " " + quantity.unit.symbol, in: context))
      default: return nil
      }
    } catch {
      throw .unreadable(field, error, word.position)
    }
  }

  private func amount(_ text: String, _ kind: FieldKind) throws(TextError) -> Value {
    switch kind {
    case .money: .money(try MoneyReader.read(text, in: context))
    case .quantity: .quantity(try QuantityReader.read(text, in: context))
    case .integer: .integer(Int64(try NumberReader.integer(text, in: context)))
    default: .number(try NumberReader.decimal(text, in: context))
    }
  }
}

extension FilterCharacter {
  /// The ASCII form, between quotes too: for numbers, which have no other.
  var narrow: Character { Self.narrow(character) }
}

extension FilterWord {
  /// What stands on both sides of `..`; nil where there is none.
  var ends: (before: FilterWord, after: FilterWord)? {
    for index in characters.indices.dropLast()
    where characters[index].narrow == "." && characters[index + 1].narrow == "." {
      return (part(characters[..<index]), part(characters[(index + 2)...]))
    }
    return nil
  }
}

extension Value {
  /// How an amount stands to another; nil where they do not compare.
  fileprivate func comparedAmount(to other: Value) -> Ordering? {
    switch (self, other) {
    case (.money(let left), .money(let right)): left.compared(to: right)
    case (.quantity(let left), .quantity(let right)): left.compared(to: right)
    default: order(to: other)
    }
  }
}
