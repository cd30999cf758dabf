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
    self.init(name: name, kind: kind, isOptional: false, title: title)
    self.role = role.flatMap { FieldRole(rawValue: $0) }
    for word in traits.utf8.split(separator: UInt8(ascii: " ")) { take(Substring(word)) }
  }
}

extension FieldDescription {
  /// Takes a trait as a store keeps it; words that are none are of later versions, or of the type.
  private mutating func take(_ trait: Substring) {
    switch trait {
    case "optional": isOptional = true
    case "required": isRequired = true
    case "indexed": isIndexed = true
    case "unique": isUnique = true
    case "localized": isLocalized = true
    case "searchable": isSearchable = true
    case "on-removal:refuse": onRemoval = .refuse
    case "on-removal:cascade": onRemoval = .cascade
    case "on-removal:clear": onRemoval = .clear
    default: break
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
