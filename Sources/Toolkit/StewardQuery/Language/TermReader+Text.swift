internal import StewardModels
internal import StewardText

extension TermReader {
  /// Text: a part of it, the whole with an equal sign, its beginning with `.starts:`.
  ///
  /// None of them regards case, accents and width. `<` and `>` compare by bytes.
  func text(_ phrase: FilterPhrase) throws(QueryError) -> FilterExpression {
    let text = phrase.unquoted.text
    switch phrase.relation {
    case .matches, .has: return .text(phrase.path, .contains, text)
    case .starts: return .text(phrase.path, .startsWith, text)
    case .equals: return .text(phrase.path, .equals, text)
    case .differs: return .not(.text(phrase.path, .equals, text))
    case .compares(let comparison): return .compare(phrase.path, comparison, .text(text))
    }
  }

  /// An icon: by its name or its picture, else a part of its name.
  func icon(_ phrase: FilterPhrase) throws(QueryError) -> FilterExpression {
    let text = phrase.unquoted.text
    switch phrase.relation {
    case .matches: return iconNamed(text, phrase.path) ?? .text(phrase.path, .contains, text)
    case .equals: return iconNamed(text, phrase.path) ?? .text(phrase.path, .equals, text)
    case .differs: return .not(iconNamed(text, phrase.path) ?? .text(phrase.path, .equals, text))
    case .has: return .text(phrase.path, .contains, text)
    case .starts: return .text(phrase.path, .startsWith, text)
    case .compares: throw phrase.unfit
    }
  }

  /// A comparison with the icon of a name or picture; nil where there is none so called.
  private func iconNamed(_ text: String, _ path: FieldPath) -> FilterExpression? {
    do throws(ModelError) {
      return .compare(path, .equal, .icon(try Icon(named: text)))
    } catch {
      return nil
    }
  }

  /// A choice: one of some words, which commas part.
  func choice(_ phrase: FilterPhrase, _ words: [String]) throws(QueryError) -> FilterExpression {
    var chosen: [Value] = []
    for part in phrase.list {
      let wanted = part.text.folded
      guard let word = words.first(where: { $0.folded == wanted }) else {
        throw .unknownChoice(part.text, of: words, phrase.field, position: part.position)
      }
      chosen.append(.text(word))
    }
    let filter =
      chosen.count == 1
      ? FilterExpression.compare(phrase.path, .equal, chosen[0]) : .oneOf(phrase.path, chosen)
    switch phrase.relation {
    case .matches, .equals, .has: return filter
    case .differs: return .not(filter)
    case .starts, .compares: throw phrase.unfit
    }
  }

  /// Tags: one of some tags is among them.
  func tags(_ phrase: FilterPhrase) throws(QueryError) -> FilterExpression {
    switch phrase.relation {
    case .matches, .equals, .has: return try tags(phrase.path, phrase.field, phrase.value)
    case .differs: return .not(try tags(phrase.path, phrase.field, phrase.value))
    case .starts, .compares: throw phrase.unfit
    }
  }

  /// One of the tags that commas part is among a field's.
  func tags(
    _ path: FieldPath, _ field: FieldDescription, _ value: FilterWord
  ) throws(QueryError) -> FilterExpression {
    let phrase = FilterPhrase(
      field: field, path: path, relation: .matches, sign: value, value: value)
    var found: [FilterExpression] = []
    for tag in phrase.list {
      guard !tag.characters.isEmpty else { throw .syntax("query.tag.empty", [:], tag.position) }
      found.append(.tagged(path, tag.text))
    }
    return .joined(found, isAll: false)
  }

  /// Yes or no.
  func flag(_ phrase: FilterPhrase) throws(QueryError) -> FilterExpression {
    let filter: FilterExpression
    do throws(TextError) {
      let flag = try FlagReader.read(phrase.unquoted.text)
      filter = .compare(phrase.path, .equal, .flag(flag))
    } catch {
      throw .unreadable(phrase.field, error, phrase.value.position)
    }
    switch phrase.relation {
    case .matches, .equals: return filter
    case .differs: return .not(filter)
    case .has, .starts, .compares: throw phrase.unfit
    }
  }
}

extension FilterPhrase {
  /// The parts of a value that commas part; those within double quotes are whole.
  var list: [FilterWord] {
    var parts: [FilterWord] = []
    var part: [FilterCharacter] = []
    var start = value.extent.lowerBound
    var isOpen = false
    for character in value.characters {
      if character.sign == "\"" {
        isOpen.toggle()
      } else if character.sign == ",", !isOpen {
        parts.append(
          FilterWord(
            number: value.number, characters: part[...], extent: start..<character.position))
        part = []
        start = character.position + 1
      } else {
        part.append(character)
      }
    }
    parts.append(
      FilterWord(
        number: value.number, characters: part[...],
        extent: start..<max(start, value.extent.upperBound)))
    return parts.map(\.trimmed)
  }
}

extension FilterWord {
  /// The word without white space at its ends.
  var trimmed: FilterWord {
    var kept = characters
    while kept.first?.character.isWhitespace == true { kept.removeFirst() }
    while kept.last?.character.isWhitespace == true { kept.removeLast() }
    return kept.count == characters.count ? self : part(kept)
  }
}
