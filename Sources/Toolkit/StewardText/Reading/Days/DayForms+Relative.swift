internal import StewardModels

extension DayForms {
  /// `+3d`, `-2w`, `in 3 days`, `3 days ago`, `2 weeks from now`, `三天后`, `两周前`.
  func relative(_ scanner: inout TextScanner) throws(TextError) -> Day? {
    guard let period = RelativeForms.read(&scanner), period.seconds == 0 else { return nil }
    return try reckoned { () throws(ModelError) in try period.added(to: today) }
  }
}

/// The forms of a time span that is counted from now.
enum RelativeForms {
  /// The span, negative for what is past.
  static func read(_ scanner: inout TextScanner) -> Period? {
    for form in [signed, before, after] {
      var trial = scanner
      if let period = form(&trial) {
        scanner = trial
        return period
      }
    }
    return nil
  }

  /// `+3d`, `-2w`.
  private static func signed(_ scanner: inout TextScanner) -> Period? {
    guard let sign = scanner.takeFirst(of: ["+", "-"]), let period = Period.scan(&scanner) else {
      return nil
    }
    return sign == "-" ? period.negated : period
  }

  /// `in 3 days`, `in a week`.
  private static func before(_ scanner: inout TextScanner) -> Period? {
    guard scanner.takeWord("in") else { return nil }
    scanner.skipSpaces()
    return Period.scan(&scanner)
  }

  /// `3 days ago`, `a week from now`, `三天后`.
  private static func after(_ scanner: inout TextScanner) -> Period? {
    guard let period = Period.scan(&scanner) else { return nil }
    if scanner.takeFirst(of: ["以后", "之后", "后"]) != nil { return period }
    if scanner.takeFirst(of: ["以前", "之前", "前"]) != nil { return period.negated }
    scanner.skipSpaces()
    switch scanner.word() {
    case "ago": return period.negated
    case "later": return period
    case "from":
      scanner.skipSpaces()
      return scanner.takeWord("now") || scanner.takeWord("today") ? period : nil
    default: return nil
    }
  }
}
