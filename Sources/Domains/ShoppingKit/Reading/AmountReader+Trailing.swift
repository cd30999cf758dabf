import StewardModels

extension AmountReader {
  /// The amount at the end: `eggs 12`, `potatoes 1,5 kg`, `Milk (2)`, `Milk x2`, `牛奶2瓶`.
  func trailing(_ text: ScannedText) throws -> AmountForm? {
    if let bracketed = try bracketed(text) { return bracketed }
    if let sized = try sizedTimes(text) { return sized }
    if let times = try timesAtEnd(text) { return times }
    if let start = NumberScan.start(endingIn: text),
      text[start - 1].map(ScannedText.isSpace) == true
    {
      return try form(text, nameEndsAt: start, MeasureWords.Meaning(unit: .pieces), until: nil)
    }
    if let found = words.chineseEnd(text) {
      let end = text.range.upperBound - found.length
      let body = text[text.range.lowerBound..<end].trimmed
      if let form = try counted(body, found.meaning) { return form }
    }
    var start = text.range.upperBound
    while let before = text[start - 1], Self.isOfWord(before) { start -= 1 }
    guard start < text.range.upperBound,
      let meaning = wholeWord(text[start..<text.range.upperBound])
    else { return nil }
    return try counted(text[text.range.lowerBound..<start].trimmed, meaning)
  }

  /// A name and a number, which a measure word stood behind.
  private func counted(
    _ text: ScannedText, _ meaning: MeasureWords.Meaning
  ) throws -> AmountForm? {
    if let start = NumberScan.start(endingIn: text) {
      return try form(text, nameEndsAt: start, meaning, until: nil)
    }
    // 牛奶两瓶
    var start = text.range.upperBound
    var found: (text: String, start: Int)?
    while start > text.range.lowerBound {
      start -= 1
      guard let number = NumberScan.chinese(in: text, at: start),
        number.end == text.range.upperBound
      else { break }
      found = (number.text, start)
    }
    guard let found, words.chinese(text[found.start..<found.start]) == nil else { return nil }
    return try form(text, nameEndsAt: found.start, meaning, until: found.text)
  }

  /// `Milk (2)`, `Milk (2 l)`.
  private func bracketed(_ text: ScannedText) throws -> AmountForm? {
    let end = text.range.upperBound
    guard text[end - 1] == ")", let open = text.plain.lastIndex(of: "("),
      open > text.range.lowerBound, let quantity = try whole(text[open + 1..<end - 1])
    else { return nil }
    return finished(quantity, text[text.range.lowerBound..<open])
  }

  /// `beer 6 x 0.5 l`: six of what is called beer 0.5 l, as `6 x 0.5 l beer` are six.
  private func sizedTimes(_ text: ScannedText) throws -> AmountForm? {
    let end = text.range.upperBound
    for sign in text.range.reversed() where isTimes(text[sign]) {
      let size = text[sign + 1..<end].trimmed
      guard let measure = try size.isEmpty ? nil : whole(size), !measure.unit.isPieces else {
        continue
      }
      let before = text[text.range.lowerBound..<sign].trimmed
      guard let start = NumberScan.start(endingIn: before) else { continue }
      let name = text[text.range.lowerBound..<start].trimmed
      guard !name.isEmpty else { continue }
      return AmountForm(
        quantity: try amount(
          before[start..<before.range.upperBound].reading, MeasureWords.Meaning(unit: .pieces)),
        style: .counted, name: ScannedText("\(name.text) \(size.text)"))
    }
    return nil
  }

  /// `Milk x2`, `Milk 2x`, `Milk × 2`.
  private func timesAtEnd(_ text: ScannedText) throws -> AmountForm? {
    let end = text.range.upperBound
    if isTimes(text[end - 1]) {
      let body = text[text.range.lowerBound..<end - 1].trimmed
      guard let start = NumberScan.start(endingIn: body),
        text[start - 1].map(ScannedText.isSpace) == true
      else { return nil }
      return try form(body, nameEndsAt: start, MeasureWords.Meaning(unit: .pieces), until: nil)
    }
    for sign in text.range.reversed() where isTimes(text[sign]) {
      guard let before = text[sign - 1] else { return nil }
      guard ScannedText.isSpace(before) || text[sign] == "×" || text[sign] == "✕" else { continue }
      guard let quantity = try whole(text[sign..<end]) else { return nil }
      return finished(quantity, text[text.range.lowerBound..<sign])
    }
    return nil
  }

  private func form(
    _ text: ScannedText, nameEndsAt start: Int, _ meaning: MeasureWords.Meaning,
    until number: String?
  ) throws -> AmountForm? {
    let name = text[text.range.lowerBound..<start]
    guard !name.trimmed.isEmpty else { return nil }
    let number = number ?? text[start..<text.range.upperBound].trimmed.reading
    return finished(try amount(number, meaning), name)
  }

  private func finished(_ quantity: Quantity, _ name: ScannedText) -> AmountForm? {
    let name = name.trimmed
    guard !name.isEmpty else { return nil }
    return AmountForm(quantity: quantity, style: .measured, name: name)
  }
}
