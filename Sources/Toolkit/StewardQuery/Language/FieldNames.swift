internal import StewardModels
internal import StewardText

/// Finds the fields of a record type by what people call them: the name, another word for it or the
/// title, in any case.
struct FieldNames: Sendable {
  private let type: RecordType
  private let byName: [String: Int]

  init(_ type: RecordType) {
    self.type = type
    var byName: [String: Int] = [:]
    // A name wins over another field's other words, those over titles, an earlier field over a later
    // one.
    for (index, field) in type.fields.enumerated() where byName[field.name.folded] == nil {
      byName[field.name.folded] = index
    }
    for (index, field) in type.fields.enumerated() {
      for alias in field.aliases where byName[alias.folded] == nil { byName[alias.folded] = index }
    }
    for (index, field) in type.fields.enumerated() where byName[field.title.folded] == nil {
      byName[field.title.folded] = index
    }
    self.byName = byName
  }

  /// The field of a name, another word for it or a title.
  func field(_ name: String) -> FieldDescription? {
    byName[name.folded].map { type.fields[$0] }
  }

  /// What is put before a value, by the word that a field was called by: mostly nothing.
  func prefix(_ name: String, of field: FieldDescription) -> String {
    if field.aliasPrefixes.isEmpty { return "" }
    let word = name.split(separator: ".", maxSplits: 1).first.map(String.init) ?? ""
    return field.aliasPrefixes[word.folded] ?? ""
  }

  /// The field that a name with its points means, and what follows a point: the name of an own
  /// field, a word that compares.
  func resolve(
    _ name: String
  ) -> (field: FieldDescription, path: FieldPath, suffix: FilterOperator?)? {
    if let field = field(name) { return (field, FieldPath(field.name), nil) }
    let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let field = field(String(parts[0])) else { return nil }
    let rest = String(parts[1])
    guard field.kind == .own else {
      guard let suffix = Self.suffix(rest) else { return nil }
      return (field, FieldPath(field.name), suffix)
    }
    guard !rest.isEmpty else { return nil }
    if let point = rest.lastIndex(of: "."), point != rest.startIndex,
      let suffix = Self.suffix(String(rest[rest.index(after: point)...]))
    {
      return (field, FieldPath(field.name, own: String(rest[..<point])), suffix)
    }
    return (field, FieldPath(field.name, own: rest), nil)
  }

  private static func suffix(_ word: String) -> FilterOperator? {
    let folded = word.folded
    return FilterOperator.suffixes.first { $0.word == folded }?.meaning
  }
}
