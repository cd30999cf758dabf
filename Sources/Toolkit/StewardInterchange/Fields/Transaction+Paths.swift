public import StewardModels
public import StewardPersistence

extension Transaction {
  /// The record that a whole path means; it and those that it lies in are made where they are
  /// missing.
  ///
  /// - Throws: As `insert`.
  public func madeRecord(at path: RecordPath, model: RecordModel) throws -> Identifier? {
    let type = model.type
    guard let name = type.index(ofField: type.field(role: .name)?.name ?? "") else { return nil }
    let parent = type.field(role: .parent).flatMap { type.index(ofField: $0.name) }
    var last: Identifier?
    for depth in path.names.indices {
      let part = RecordPath(Array(path.names[...depth]))
      if let there = try identities(of: type.name, path: part, isWhole: true).first {
        last = there
        continue
      }
      var values = type.fields.map(\.absentValue)
      values[0] = .reference(IdentifierSource.shared.next())
      values[name] = .text(path.names[depth])
      if let parent, let last { values[parent] = .reference(last) }
      last = try insert(type.row(values), model: model).id
    }
    return last
  }
}

extension RecordType {
  /// Whether a record of the type is made of its name alone when another record names it: all else
  /// is optional, and the name is required.
  public var isMadeOnFirstUse: Bool {
    fields.allSatisfy { !$0.isRequired || $0.role == .name } && field(role: .name) != nil
      && fields.allSatisfy { $0.kind == .identifier || $0.isOptional || $0.isRequired }
  }
}

extension FieldDescription {
  /// What a field holds where nothing was said: its default, else the empty value of a kind that
  /// has one and no nil.
  public var absentValue: Value {
    if !defaultValue.isNone { return defaultValue }
    guard !isOptional else { return .none }
    switch kind {
    case .text: return .text("")
    case .integer: return .integer(0)
    case .number: return .number(0)
    case .flag: return .flag(false)
    default: return .none
    }
  }
}
