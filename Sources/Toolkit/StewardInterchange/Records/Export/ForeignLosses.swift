import StewardModels

/// Counts what another program's table does not hold, by kind, in the order in which it was met.
struct ForeignLosses {
  private struct Kind: Hashable {
    let message: String
    let subject: String
  }

  private var counts: [Kind: Int] = [:]
  private var order: [Kind] = []

  /// Counts something that is lost.
  ///
  /// - Parameters:
  ///   - message: The id of the message about it.
  ///   - subject: The heading or the field that it is about.
  mutating func count(_ message: String, subject: String, by number: Int = 1) {
    guard number > 0 else { return }
    let kind = Kind(message: message, subject: subject)
    if counts[kind] == nil { order.append(kind) }
    counts[kind, default: 0] += number
  }

  /// A message for each kind.
  func messages(title: String, currency: Currency?) -> [Message] {
    order.map { kind in
      Message(
        kind.message,
        [
          "count": .number(counts[kind] ?? 0), "heading": .text(kind.subject),
          "title": .text(title), "currency": .text(currency?.code ?? ""),
        ])
    }
  }
}
