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

extension FieldIndex {
  private static let mark = "index:"

  /// The indexes among the traits of an identity, where a store keeps them: `index:list+position`.
  ///
  /// They stand there because that needs no other table: a version that knows no such indexes reads
  /// over them.
  public static func indexes(inTraits traits: String) -> [FieldIndex] {
    traits.split(separator: " ").filter { $0.hasPrefix(mark) }.map { word in
      FieldIndex(named: word.dropFirst(mark.count).split(separator: "+").map(String.init))
    }
  }

  /// The index as a word among traits.
  var trait: String { Self.mark + fields.joined(separator: "+") }
}

extension RecordType {
  /// The traits of a field as words, as a store keeps them; with those of the identity stand the
  /// indexes over several fields.
  public func traits(ofField index: Int) -> String {
    let words = fields[index].traits
    if index > 0 || indexes.isEmpty { return words }
    return ([words] + indexes.map(\.trait)).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension FieldDescription {
  /// The default as a store keeps it: its columns as a `RowImage`; nil where there is none.
  public var defaultText: String? {
    if defaultValue.isNone { return nil }
    var scalars: [Scalar] = []
    defaultValue.encode(as: kind, into: &scalars)
    let names = kind.columns.map { name + $0.suffix }
    let columns = Dictionary(zip(names, scalars)) { first, _ in first }
    return RowImage(columns: columns, sequence: 0).text
  }

  /// Takes a default as a store keeps it.
  ///
  /// - Throws: `StoreError.Code.corrupt`, `ModelError.Code.undecodable`.
  public mutating func readDefault(_ text: String) throws {
    let type = RecordType(name: name, title: "", plural: "", version: 1, fields: [self])
    let row = try RowImage(text: text, type: type).record(of: type, revision: 0).row
    defaultValue = try Row.view(row) { (row) throws(ModelError) in
      try Value(row, at: 0, kind: kind)
    }
  }
}

extension RecordType {
  /// What two declarations that a store serves alike have in common, as one text.
  public var signature: String {
    var lines = ["\(name) \(version)"]
    for (index, field) in fields.enumerated() {
      lines.append(
        "\(field.name) \(field.kind) \(traits(ofField: index)) \(field.role?.rawValue ?? "-") "
          + (field.defaultText ?? "-"))
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a store that holds this type serves a declaration without being changed.
  public func serves(_ declared: RecordType) -> Bool { signature == declared.signature }
}
