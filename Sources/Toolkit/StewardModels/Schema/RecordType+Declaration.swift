extension RecordType {
  /// Refuses a declaration that contradicts itself: names that are no names or stand twice, two
  /// fields with one role, traits that a field's kind cannot have, indexes over what has no order.
  ///
  /// - Throws: `ModelError.Code.invalidSchema`.
  public func checkDeclaration() throws(ModelError) {
    func refuse(_ problem: String, _ field: FieldDescription) -> ModelError {
      ModelError(
        .invalidSchema,
        Message("model.schema.\(problem)", ["type": .text(name), "field": .text(field.name)]))
    }
    guard Self.isName(name), let first = fields.first, first.kind == .identifier else {
      throw ModelError(.invalidSchema, Message("model.schema.name", ["type": .text(name)]))
    }
    var names: Set<String> = []
    var roles: Set<FieldRole> = []
    for field in fields {
      guard Self.isName(field.name) else { throw refuse("field-name", field) }
      guard names.insert(field.name).inserted else { throw refuse("field-twice", field) }
      for alias in field.aliases {
        guard Self.isName(alias) else { throw refuse("field-name", field) }
      }
      if let role = field.role, role != .code, !roles.insert(role).inserted {
        throw refuse("role-twice", field)
      }
      if field.isLocalized, field.kind != .text { throw refuse("localized", field) }
      if field.isSearchable, !field.kind.isWords { throw refuse("searchable", field) }
      if field.isIndexed || field.isUnique, !field.kind.isSortable {
        throw refuse("indexed", field)
      }
      if field.isUnique, [.when, .repeats].contains(field.kind) { throw refuse("unique", field) }
      if field.role == .parent, field.kind != .reference(name) { throw refuse("parent", field) }
    }
    for field in fields {
      for alias in field.aliases where !names.insert(alias).inserted {
        throw refuse("alias", field)
      }
    }
    for index in indexes where !isPossible(index) {
      throw ModelError(
        .invalidSchema,
        Message(
          "model.schema.index",
          ["type": .text(name), "fields": .text(index.fields.joined(separator: ", "))]))
    }
  }

  /// Whether an index is over two fields or more, each of them there, once and with an order, and
  /// none the identity: that ends every index.
  private func isPossible(_ index: FieldIndex) -> Bool {
    guard index.fields.count > 1, Set(index.fields).count == index.fields.count else {
      return false
    }
    return index.fields.allSatisfy { name in
      field(name).map { $0.kind.isSortable && $0.kind != .identifier } ?? false
    }
  }

  /// Whether a text can name a type or a field: lower-case ASCII letters, digits and hyphens, a
  /// letter first, at most 40.
  public static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, (97...122).contains(first), text.utf8.count <= 40 else {
      return false
    }
    return text.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 }
  }
}

extension FieldKind {
  /// Whether a field of the kind holds words that a search can find.
  public var isWords: Bool {
    switch self {
    case .text, .tags, .own, .choice: true
    default: false
    }
  }
}
