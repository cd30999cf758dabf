public import StewardModels

extension Rule where Subject: SignedAmount {
  /// The amount is more than nothing.
  public static var positive: Rule {
    let message = Message("validation.positive")
    return Rule("positive") { subject in subject.comparedToZero == .greater ? nil : message }
  }

  /// The amount is nothing or more.
  public static var notNegative: Rule {
    let message = Message("validation.notNegative")
    return Rule("notNegative") { subject in subject.comparedToZero == .less ? message : nil }
  }
}
