public import StewardModels

// A record type as rows of a store's description of itself.

extension FieldDescription {
  /// The traits of the field as words, as a store keeps them.
  public var traits: String {
    var words: [String] = []
    if isOptional { words.append("optional") }
    if isRequired { words.append("required") }
    if isIndexed { words.append("indexed") }
    if isUnique { words.append("unique") }
    if isLocalized { words.append("localized") }
    if isSearchable { words.append("searchable") }
    if kind.isReference { words.append("on-removal:\(onRemoval.rawValue)") }
    return words.joined(separator: " ")
  }

  /// Reads a field as a store keeps it.
  ///
  /// - Returns: nil where the kind is one that this version does not know.
  public init?(name: String, kind: String, traits: String, role: String?, title: String) {
    guard let kind = FieldKind(kind) else { return nil }
    let words = Set(traits.split(separator: " "))
    self.init(name: name, kind: kind, isOptional: words.contains("optional"), title: title)
    isRequired = words.contains("required")
    isIndexed = words.contains("indexed")
    isUnique = words.contains("unique")
    isLocalized = words.contains("localized")
    isSearchable = words.contains("searchable")
    self.role = role.flatMap { FieldRole(rawValue: $0) }
    for action in [RemovalAction.refuse, .cascade, .clear]
    where words.contains("on-removal:\(action.rawValue)") {
      onRemoval = action
    }
  }
}

extension RecordType {
  /// What two declarations that a store serves alike have in common, as one text.
  public var signature: String {
    var lines = ["\(name) \(version)"]
    for field in fields {
      lines.append("\(field.name) \(field.kind) \(field.traits) \(field.role?.rawValue ?? "-")")
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a store that holds this type serves a declaration without being changed.
  public func serves(_ declared: RecordType) -> Bool { signature == declared.signature }
}
