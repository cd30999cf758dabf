public import StewardModels
public import StewardText

// Records are called by their field with the role `.name`: what that holds where it is text, and
// where it is a reference what the record is called that it leads to.
extension RecordType {
  /// How many references a name may lead through: a circle of types ends there.
  private static let farthest = 4

  /// The condition that a record of this type is called so, without regard to case, accents and
  /// width.
  ///
  /// - Parameter types: The other record types, by name.
  /// - Returns: nil where records of this type are called nothing.
  public func called(
    _ match: TextMatch, _ text: String, types: (String) -> RecordType?
  ) -> FilterExpression? {
    called(match, text, types, Self.farthest)
  }

  /// The condition that words are found in a record of this type, or in the one it is called after.
  ///
  /// - Returns: nil where no field of either is searchable.
  public func search(
    _ terms: [SearchTerm], types: (String) -> RecordType?
  ) -> FilterExpression? {
    search(terms, types, Self.farthest)
  }

  private func search(
    _ terms: [SearchTerm], _ types: (String) -> RecordType?, _ left: Int
  ) -> FilterExpression? {
    let own =
      fields.contains(where: \.isSearchable) ? FilterExpression.search(terms) : nil
    guard left > 0, let name = field(role: .name), let target = name.kind.target.flatMap(types),
      let found = target.search(terms, types, left - 1)
    else { return own }
    let through = FilterExpression.refers(FieldPath(name.name), found, orLiesIn: false)
    return own.map { .any([$0, through]) } ?? through
  }

  private func called(
    _ match: TextMatch, _ text: String, _ types: (String) -> RecordType?, _ left: Int
  ) -> FilterExpression? {
    guard let name = field(role: .name) else { return nil }
    if name.kind == .text { return .text(FieldPath(name.name), match, text) }
    guard left > 0, let target = name.kind.target.flatMap(types),
      let condition = target.called(match, text, types, left - 1)
    else { return nil }
    return .refers(FieldPath(name.name), condition, orLiesIn: false)
  }
}
