import StewardInterchange
import StewardModels
import StewardQuery
import StewardText

/// Parts a list into sections by a column.
struct Grouping {
  let column: RecordColumn
  /// Where the column stands among a row's values.
  let position: Int
  let wording: FieldWording
  /// Whether the list begins with the greatest.
  var isDescending = false

  /// The sections: by first letter for the name, a record with several tags under each of them, all
  /// else in the order of the list; records that hold nothing last.
  func sections(
    _ rows: [RecordRow], _ names: NameBook, collation: Collation, none: String
  ) -> [(title: String?, rows: [RecordRow])] {
    let letters = SectionLetters(collation)
    var order: [String] = []
    var groups: [String: [RecordRow]] = [:]
    var without: [RecordRow] = []
    for row in rows {
      let keys = keys(row.values[position], names, letters)
      if keys.isEmpty { without.append(row) }
      for key in keys {
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(row)
      }
    }
    // In the order of Chinese, Latin letters stand behind all others: sections of one letter are put
    // where the letter belongs.
    if isUnordered || isByLetter {
      order.sort { collation.isOrderedBefore($0, $1) }
      if isByLetter, isDescending { order.reverse() }
    }
    var sections: [(title: String?, rows: [RecordRow])] = order.map { ($0, groups[$0] ?? []) }
    if !without.isEmpty { sections.append((none, without)) }
    return sections
  }

  private var isByLetter: Bool { column.own == nil && column.field.role == .name }

  /// Whether the rows do not come in the order of what the column shows.
  private var isUnordered: Bool { column.own != nil || column.field.kind == .tags }

  private func keys(_ value: Value, _ names: NameBook, _ letters: SectionLetters) -> [String] {
    switch value {
    case .none: return []
    case .tags(let tags): return Array(tags)
    case .when(let when) where !when.isDay: return keys(.when(When(when.day)), names, letters)
    case .text(let name) where column.field.role == .name: return [letters.letter(of: name)]
    default:
      let words = wording.short(value, for: column.field, names: names.name)
      if isByLetter, !words.isEmpty { return [letters.letter(of: words)] }
      return words.isEmpty ? [] : [words]
    }
  }
}
