internal import StewardModels
internal import StewardText

extension Condition {
  /// Whether a row satisfies the condition.
  ///
  /// Where the field is null no leaf but `isNone` holds.
  func holds(_ row: [Scalar]) throws(ModelError) -> Bool {
    switch self {
    case .all(let conditions):
      for condition in conditions where try !condition.holds(row) { return false }
      return true
    case .any(let conditions):
      for condition in conditions where try condition.holds(row) { return true }
      return false
    case .not(let condition): return try !condition.holds(row)
    case .refers(let column, let reference):
      guard let id = row[column].identifier else { return false }
      return try reference.holds(for: id)
    case .lies(let column, let reference):
      guard let id = row[column].identifier else { return false }
      return try reference.holds(for: id, row: row)
    case .own(let column, let name, let condition):
      return try condition.holds(row[column], name: name)
    default: return leafHolds(row)
    }
  }

  private func leafHolds(_ row: [Scalar]) -> Bool {
    switch self {
    case .isNone(let column):
      if case .null = row[column] { return true }
      return false
    case .integer(let column, let comparison, let bound):
      guard case .integer(let number) = row[column] else { return false }
      return comparison.holds(number, bound)
    case .real(let column, let comparison, let bound):
      guard case .real(let number) = row[column] else { return false }
      return comparison.holds(number, bound)
    case .text(let column, let comparison, let bound):
      guard case .text(let text) = row[column] else { return false }
      return comparison.holds(text.byteOrder(to: bound))
    case .identifier(let column, let comparison, let bound):
      guard case .identifier(let id) = row[column] else { return false }
      return comparison.holds(id, bound)
    case .money(let column, let comparison, let bound, let currency):
      guard case .integer(let units) = row[column], case .text(currency) = row[column + 1] else {
        return false
      }
      return comparison.holds(units, bound)
    case .quantity(let column, let comparison, let bound):
      guard let measure = Measure(row, at: column), measure.dimension == bound.dimension else {
        return false
      }
      return comparison.holds(measure.base, bound.base)
    case .handle(let column, let range):
      guard case .identifier(let id) = row[column] else { return false }
      return range.contains(id.low)
    default: return textHolds(row)
    }
  }

  private func textHolds(_ row: [Scalar]) -> Bool {
    switch self {
    case .folded(let column, let match):
      guard case .text(let text) = row[column] else { return false }
      return match.holds(text)
    case .tagged(let column, let tag):
      guard case .text(let stored) = row[column] else { return false }
      // Folding keeps line breaks, so that tags are folded all at once.
      return stored.folded.utf8.split(separator: UInt8(ascii: "\n"))
        .contains { $0.elementsEqual(tag.utf8) }
    case .search(let columns, let terms):
      return SearchTokens.matches(terms, in: columns.compactMap { row[$0].text })
    default: return listHolds(row)
    }
  }

  private func listHolds(_ row: [Scalar]) -> Bool {
    switch self {
    case .integers(let column, let members):
      guard case .integer(let number) = row[column] else { return false }
      return members.contains(number)
    case .whens(let column, let days, let times):
      guard case .integer(let wall) = row[column] else { return false }
      return times.contains(wall) || days.contains(When.beginning(ofWall: wall))
    case .reals(let column, let members):
      guard case .real(let number) = row[column] else { return false }
      return members.contains(number)
    case .texts(let column, let members):
      guard case .text(let text) = row[column] else { return false }
      return members.contains(text)
    case .identifiers(let column, let members):
      guard case .identifier(let id) = row[column] else { return false }
      return members.contains(id)
    case .monies(let column, let members):
      guard case .integer(let units) = row[column], case .text(let currency) = row[column + 1]
      else { return false }
      return members[currency]?.contains(units) ?? false
    case .quantities(let column, let members):
      guard let measure = Measure(row, at: column) else { return false }
      return members.contains(measure)
    default: return false
    }
  }
}
