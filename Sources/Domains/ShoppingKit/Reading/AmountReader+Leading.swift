import StewardModels

extension AmountReader {
  /// The amount at the beginning: `2 l milk`, `500g cheese`, `12 eggs`, `2 x Milk`, `三瓶牛奶`.
  func leading(_ text: ScannedText) throws -> AmountForm? {
    let start = text.range.lowerBound
    if let number = NumberScan.chinese(in: text, at: start) {
      // A name may begin with a numeral (三文鱼): only a measure word makes it a number.
      let rest = text[number.end..<text.range.upperBound]
      return try attached(chinese: rest, number.text)
    }
    guard let end = NumberScan.end(in: text, at: start) else { return nil }
    let number = text[start..<end].reading
    let rest = text[end..<text.range.upperBound]
    guard let next = rest[end] else { return nil }
    if ScannedText.isSpace(next) { return try spaced(rest.trimmed, number) }
    if let times = try times(rest, number) { return times }
    if ScannedText.isHan(next) { return try attached(chinese: rest, number) }
    return try attached(rest, number)
  }

  /// What stands behind a number and white space.
  private func spaced(_ rest: ScannedText, _ number: String) throws -> AmountForm? {
    if let times = try times(rest, number) { return times }
    let start = rest.range.lowerBound
    let end = rest.plain.firstIndex(where: ScannedText.isSpace) ?? rest.range.upperBound
    let word = rest[start..<end]
    let name = rest[rest.pastSpaces(end)..<rest.range.upperBound]
    if let meaning = wholeWord(word) {
      // `2 cups` are cups; `2 l` are litres of nothing.
      if !name.isEmpty { return try form(number, meaning, name) }
      guard meaning.isCounted || meaning.unit == .cup else { return nil }
    } else if let found = words.chinese(rest),
      rest[start + found.length].map(ScannedText.isHan) == true,
      !found.meaning.isCounted
    {
      return try form(number, found.meaning, rest[start + found.length..<rest.range.upperBound])
    }
    return try form(number, MeasureWords.Meaning(unit: .pieces), rest)
  }

  /// `500g cheese`: a unit right behind the number.
  private func attached(_ rest: ScannedText, _ number: String) throws -> AmountForm? {
    let start = rest.range.lowerBound
    var end = start
    while let next = rest[end], Self.isOfWord(next) { end += 1 }
    guard end > start, let next = rest[end], ScannedText.isSpace(next) || ScannedText.isHan(next),
      let meaning = wholeWord(rest[start..<end])
    else { return nil }
    return try form(number, meaning, rest[rest.pastSpaces(end)..<rest.range.upperBound])
  }

  /// `2瓶牛奶`: a Chinese measure word right behind the number; the buns of `2包子` are no pack.
  private func attached(chinese rest: ScannedText, _ number: String) throws -> AmountForm? {
    guard let found = words.chinese(rest) else { return nil }
    let end = rest.range.lowerBound + found.length
    let name = rest[rest.pastSpaces(end)..<rest.range.upperBound]
    guard let first = rest[end] else { return nil }
    if first == "子" {
      guard number != "半" else { return nil }
      return try form(number, MeasureWords.Meaning(unit: .pieces), rest)
    }
    return try form(number, found.meaning, name)
  }

  /// `2 x Milk`, `2x Milk`, `2×Milk`: a count, whatever the name looks like.
  private func times(_ rest: ScannedText, _ number: String) throws -> AmountForm? {
    let start = rest.range.lowerBound
    guard isTimes(rest[start]) else { return nil }
    let next = rest.pastSpaces(start + 1)
    let isSign = rest[start] == "×" || rest[start] == "✕"
    guard next > start + 1 || isSign, next < rest.range.upperBound else { return nil }
    return AmountForm(
      quantity: try amount(number, MeasureWords.Meaning(unit: .pieces)), style: .counted,
      name: rest[next..<rest.range.upperBound])
  }

  private func form(
    _ number: String, _ meaning: MeasureWords.Meaning, _ name: ScannedText
  ) throws -> AmountForm? {
    var name = name.trimmed
    if !meaning.unit.isPieces {
      // `2 kg of potatoes`
      let start = name.range.lowerBound
      if name.range.count > 3, name[start..<start + 3].reading.lowercased() == "of " {
        name = name[start + 3..<name.range.upperBound].trimmed
      }
    }
    guard !name.isEmpty else { return nil }
    return AmountForm(
      quantity: try amount(number, meaning), style: meaning.isCounted ? .counted : .measured,
      name: name)
  }
}
