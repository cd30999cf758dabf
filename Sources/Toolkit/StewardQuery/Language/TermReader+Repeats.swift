internal import StewardModels
internal import StewardText

extension TermReader {
  /// How something repeats: `every:2w`, `every:'last fri'`; whatever first date it is reckoned from.
  ///
  /// Under another word for the field that says what it is reckoned from, `after:any` is all of those.
  func repeats(_ phrase: FilterPhrase) throws(QueryError) -> FilterExpression {
    let filter: FilterExpression
    let text = phrase.unquoted.text
    if !phrase.prefix.isEmpty, phrase.value.characters.isWord("any") {
      filter = beginning(with: phrase.prefix, phrase.path)
    } else if !phrase.prefix.isEmpty, phrase.value.characters.isWord("none") {
      filter = .not(beginning(with: phrase.prefix, phrase.path))
    } else {
      do throws(TextError) {
        let read = try RepeatReader.read(phrase.prefix + text, in: context)
        filter = .joined(
          [
            .compare(phrase.path, .equal, .repeats(read)),
            beginning(with: read.stored + " ", phrase.path),
          ], isAll: false)
      } catch {
        throw .unreadable(phrase.field, error, phrase.value.position)
      }
    }
    switch phrase.relation {
    case .matches, .equals: return filter
    case .differs: return .not(filter)
    case .has, .starts, .compares: throw phrase.unfit
    }
  }

  /// Texts that begin with one that ends in a blank, which nothing but `!` comes right after.
  private func beginning(with text: String, _ path: FieldPath) -> FilterExpression {
    let end = text.dropLast() + "!"
    return .joined(
      [
        .compare(path, .atLeast, .repeats(Repeat(stored: text))),
        .compare(path, .less, .repeats(Repeat(stored: String(end)))),
      ], isAll: true)
  }
}
