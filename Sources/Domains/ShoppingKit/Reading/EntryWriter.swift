import StewardModels
public import StewardText

/// Writes entries as a person would type them, so that an `EntryReader` of the same habits reads the
/// same: `2 l milk @ €1.19/l`.
public struct EntryWriter {
  private let wording: ValueWording
  private let reader: EntryReader

  /// Makes a writer for the habits of a person.
  public init(_ context: ReadingContext) {
    wording = ValueWording(locale: context.locale, currency: context.currency)
    reader = EntryReader(context) { _ in false }
  }

  /// The text of an entry.
  ///
  /// The plainest form that is read as the same is taken: `3 bread`, where that would not do
  /// `1 x 7 Up`, and else the name in quotes. An amount of one piece is left out.
  public func text(_ entry: EntryText) -> String {
    let wanted = EntryText(
      name: entry.name, quantity: entry.quantity == .one ? nil : entry.quantity,
      price: entry.price)
    var last = ""
    for name in names(wanted.quantity, entry.name) {
      for price in prices(wanted) {
        last = name + price
        if isRead(last, as: wanted) { return last }
      }
    }
    return last
  }

  private func isRead(_ text: String, as wanted: EntryText) -> Bool {
    do {
      // Where entries part at commas it is one as well.
      let entries = try reader.entries([text])
      guard entries.count == 1, let read = entries.first else { return false }
      return read.name == wanted.name && read.price == wanted.price
        && (read.quantity ?? read.price?.measure ?? .one) == (wanted.quantity ?? .one)
    } catch {
      return false
    }
  }

  private func names(_ quantity: Quantity?, _ name: String) -> [String] {
    let quoted =
      "\""
      + name.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
    guard let quantity else { return [name, "1 x " + name, quoted, "1 x " + quoted] }
    let amount = wording.quantity(quantity)
    guard quantity.unit.isPieces else {
      return ["\(amount) \(name)", "\(name) (\(amount))", "\(amount) \(quoted)"]
    }
    return ["\(amount) \(name)", "\(amount) x \(name)", "\(amount) x \(quoted)"]
  }

  private func prices(_ entry: EntryText) -> [String] {
    guard let price = entry.price else { return [""] }
    let money = wording.money(price.money)
    let basis = price.basis
    let per =
      basis.millionths == 1_000_000 && !basis.unit.isPieces
      ? basis.unit.symbol : wording.quantity(basis)
    return [" @ \(money)", " @ \(money)/\(per)"]
  }
}
