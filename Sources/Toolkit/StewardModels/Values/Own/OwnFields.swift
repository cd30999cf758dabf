/// Fields that a person added to one record, by name, in the plain order of their UTF-8 bytes.
///
/// Names that differ only in case name the same field, so that `Colour` and `colour` cannot both
/// be there. A name is not empty, has no white space at its ends and no control characters.
///
///     var own = OwnFields()
///     own = try own.setting("colour", to: .text("red"))
///     own["Colour"]  // red
public struct OwnFields: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let name: String
    let value: OwnValue
  }

  private let entries: [Entry]

  /// No fields.
  public init() { entries = [] }

  /// Takes fields in any order.
  ///
  /// Throws `invalidValue` for a name that occurs twice, also in another case, for a name that is
  /// none, for numbers that are not finite and for text with U+0000.
  public init(_ pairs: some Sequence<(name: String, value: OwnValue)>) throws(ModelError) {
    var entries: [Entry] = []
    var seen: [String: String] = [:]
    for (name, value) in pairs {
      let name = try OwnFields.checked(name: name)
      if let other = seen.updateValue(name, forKey: OwnFields.key(name)) {
        throw .ownDuplicate(name, other)
      }
      entries.append(Entry(name: name, value: try value.checked()))
    }
    self.entries = entries.sorted { $0.name.precedesInBytes($1.name) }
  }

  /// Takes fields by name; throws as `init(_:)` of pairs does.
  public init(_ fields: [String: OwnValue]) throws(ModelError) {
    try self.init(fields.map { (name: $0.key, value: $0.value) })
  }

  /// The value of a field, its name in any case; nil when there is none.
  public subscript(name: String) -> OwnValue? {
    position(of: name).map { entries[$0].value }
  }

  /// The fields with one set anew.
  ///
  /// A field that is there in another case is the same field and keeps its spelling. Throws
  /// `invalidValue` as `init(_:)` does.
  public func setting(_ name: String, to value: OwnValue) throws(ModelError) -> OwnFields {
    var pairs = Array(self)
    if let position = position(of: name) {
      pairs[position].value = value
    } else {
      pairs.append((name, value))
    }
    return try OwnFields(pairs)
  }

  /// The fields without one, which need not be among them.
  public func removing(_ name: String) -> OwnFields {
    guard let position = position(of: name) else { return self }
    var rest = entries
    rest.remove(at: position)
    return OwnFields(sorted: rest)
  }

  private init(sorted entries: [Entry]) { self.entries = entries }

  private func position(of name: String) -> Int? {
    if let exact = entries.firstIndex(where: { $0.name == name }) { return exact }
    let key = OwnFields.key(name)
    return entries.firstIndex { OwnFields.key($0.name) == key }
  }

  /// What names that differ only in case have in common.
  private static func key(_ name: String) -> String { name.uppercased().lowercased() }

  private static func checked(name: String) throws(ModelError) -> String {
    let trimmed = name.trimmed
    guard !trimmed.isEmpty else { throw .ownNameEmpty }
    guard !trimmed.unicodeScalars.contains(where: \.isControlOrLineBreak) else {
      throw .ownNameControl(name)
    }
    return trimmed
  }
}

extension OwnFields: RandomAccessCollection {
  /// The position of the first field.
  public var startIndex: Int { 0 }
  /// The position past the last field.
  public var endIndex: Int { entries.count }
  /// The field at a position, in order of the names.
  public subscript(position: Int) -> (name: String, value: OwnValue) {
    (entries[position].name, entries[position].value)
  }
}

extension OwnFields: CustomStringConvertible {
  /// The stored text.
  public var description: String { stored }
}
