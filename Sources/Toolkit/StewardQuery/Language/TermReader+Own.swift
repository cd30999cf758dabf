internal import StewardModels
internal import StewardText

extension TermReader {
  /// A person's own field, whose kind is known only record by record: the text holds the words, or
  /// the number, the day, the yes or no is what they say.
  func own(_ phrase: FilterPhrase) throws(QueryError) -> FilterExpression {
    let value = phrase.unquoted
    let text = value.text
    let path = phrase.path
    switch phrase.relation {
    case .matches:
      return .joined(
        [.text(path, .contains, text)] + spans(phrase).map { $0.contains(path) }, isAll: false)
    case .equals: return equals(phrase)
    case .differs: return .not(equals(phrase))
    case .has: return .text(path, .contains, text)
    case .starts: return .text(path, .startsWith, text)
    case .compares(let comparison):
      let spans = spans(phrase)
      let filters = spans.compactMap { span -> FilterExpression? in
        if case .flag = span.low { return nil }
        return span.isRange ? nil : span.compares(path, comparison)
      }
      if filters.isEmpty { return .compare(path, comparison, .text(text)) }
      return .joined(filters, isAll: false)
    }
  }

  private func equals(_ phrase: FilterPhrase) -> FilterExpression {
    .joined(
      [.text(phrase.path, .equals, phrase.unquoted.text)]
        + spans(phrase).map { $0.contains(phrase.path) }, isAll: false)
  }

  /// What the value means as a number, as days, as yes or no: as many as it can be read as.
  private func spans(_ phrase: FilterPhrase) -> [ValueSpan] {
    guard phrase.value.characters.first?.isQuoted == false,
      phrase.value.text == phrase.unquoted.text
    else { return [] }
    var spans: [ValueSpan] = []
    for kind in [FieldKind.number, .day] {
      do throws(QueryError) {
        spans.append(try span(phrase.of(kind)))
      } catch {
        // Not of this kind; as text it is looked for in any case.
        continue
      }
    }
    do throws(TextError) {
      spans.append(ValueSpan(.flag(try FlagReader.read(phrase.value.text))))
    } catch {
      // Neither yes nor no.
    }
    return spans
  }
}

extension FilterPhrase {
  /// The phrase as if the field were of a kind.
  fileprivate func of(_ kind: FieldKind) -> FilterPhrase {
    var field = field
    field.kind = kind
    return FilterPhrase(field: field, path: path, relation: .matches, sign: sign, value: value)
  }
}
