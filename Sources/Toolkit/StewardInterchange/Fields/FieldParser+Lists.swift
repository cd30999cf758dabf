public import StewardModels
import StewardText

extension FieldParser {
  /// Tags, one in each text.
  public func tags(_ items: [String]) throws(InterchangeError) -> Value {
    let tags = try wrapped { () throws(ModelError) in try Tags(items.map(\.nfc)) }
    return tags.isEmpty ? .none : .tags(tags)
  }

  /// Own fields, one in each text: `colour=red`.
  ///
  /// - Throws: `InterchangeError` also for a field that is there twice.
  public func own(_ items: [String]) throws(InterchangeError) -> Value {
    var pairs: [(name: String, value: OwnValue)] = []
    for item in items {
      guard let pair = OwnText.pair(item) else {
        throw InterchangeError(
          .malformed, Message("interchange.field.own", ["text": .text(item)]),
          hint: Message("interchange.field.own.hint"))
      }
      pairs.append((pair.name.nfc, OwnText.value(pair.value.nfc)))
    }
    let own = try wrapped { () throws(ModelError) in try OwnFields(pairs) }
    return own.isEmpty ? .none : .own(own)
  }
}
