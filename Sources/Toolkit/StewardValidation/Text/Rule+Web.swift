public import StewardModels

extension Rule where Subject == String {
  /// The text is the address of a page: `http` or `https`, a host, and what follows.
  ///
  /// The shape of RFC 3986 with the letters of every script (RFC 3987). Refused is what is used to
  /// deceive: a user name before the host, backslashes, white space, control characters, marks that
  /// change the direction of text, quotes and angle brackets. Nothing is looked up. At most 8,000
  /// bytes, as RFC 9110 asks of every recipient.
  public static var web: Rule {
    let message = Message("validation.web")
    return Rule("web") { text in WebAddress.isWellFormed(text) ? nil : message }
  }
}
