internal import StewardModels

extension Value {
  /// Why no store can keep it: U+0000 in a text of any kind, a number that is not finite.
  var storageProblem: Message? {
    switch self {
    case .text(let text): text.storageProblem
    case .number(let number): number.storageProblem
    case .tags(let tags): tags.stored.storageProblem
    case .icon(let icon): icon.stored.storageProblem
    case .quantity(let quantity): quantity.unit.symbol.storageProblem
    case .own(let own): own.storageProblem
    case .repeats(let repeats): repeats.storageProblem
    case .none, .integer, .flag, .day, .moment, .when, .money, .reference: nil
    }
  }
}
