/// An amount of money taken apart: sign, what names the currency, digits with their separators.
struct MoneyParts {
  let amount: String
  let isNegative: Bool
  /// What stands before and after the amount.
  let currencyNames: [String]

  init(_ text: String) throws(TextError) {
    let narrow = NarrowText.trimmed(NarrowText.narrow(text))
    guard let firstDigit = narrow.firstIndex(where: Self.isDigit),
      let lastDigit = narrow.lastIndex(where: Self.isDigit)
    else { throw .unreadableMoney(text) }
    var start = firstDigit
    if let before = narrow[..<firstDigit].last, ".,".contains(before) {
      // A point after letters belongs to them (`Fr.12`); else the amount begins with it.
      let separator = narrow.index(before: firstDigit)
      let isOfName = before == "." && narrow[..<separator].last?.isLetter == true
      if !isOfName { start = separator }
    }
    amount = String(narrow[start...lastDigit])
    var before = NarrowText.trimmed(String(narrow[..<start]))
    let after = NarrowText.trimmed(String(narrow[narrow.index(after: lastDigit)...]))
    isNegative = before.hasPrefix("-") || before.hasSuffix("-")
    if before.hasPrefix("-") {
      before = before.dropFirst()
    } else if before.hasSuffix("-") {
      before = before.dropLast()
    }
    currencyNames = [before, after].map { String(NarrowText.trimmed(String($0))) }
      .filter { !$0.isEmpty }
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}
